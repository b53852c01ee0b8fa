import { dayAfter, yearOf } from './day.ts';
import { cityOf } from './places.ts';
import { randomOf } from './random.ts';
import type { RowOf } from './rows.ts';
import type { ProductType, Source } from './source.ts';
import { supplierName } from './supplier-names.ts';
import { makeOffice, makeTerms } from './terms.ts';

/** A supplier with the facts that its products need. */
export type DemoSupplier = {
  readonly row: RowOf<'supplier'>;
  readonly types: readonly ProductType[];
  /** Its price level compared with its competitors: 1 is the average. */
  readonly priceLevel: number;
};

/** The ids of the first 151 types: round by round, in the order of types.json. */
const sharedBlock = { firstId: 2001, positions: 157 };
/** Entries of types.json that had no facts or texts when the shared block was numbered. */
const writtenLater: ReadonlySet<string> = new Set([
  'pallet-truck',
  'grooming-brush',
  'stacking-cups',
  'yarn-ball',
  'bottle-jack',
  'door-hinge',
]);
/** The ids of a later type. */
const ownBlocks = { firstId: 1_000_000, size: 10_000 };

const isInSharedBlock = ({ key, position }: ProductType): boolean =>
  position < sharedBlock.positions && !writtenLater.has(key);
const hasOwnBlock = (type: ProductType): boolean => !isInSharedBlock(type);

const marketIds = [
  'US',
  'DE',
  'FR',
  'GB',
  'PL',
  'ES',
  'IT',
  'NL',
  'RU',
  'TR',
  'EG',
  'AE',
  'SA',
  'ZA',
  'NG',
  'KE',
  'BR',
  'MX',
  'CL',
  'PE',
  'IN',
  'ID',
  'MY',
  'TH',
  'VN',
  'PH',
  'JP',
  'KR',
  'AU',
];
/** Sentences of vocabulary/sentences.json. They repeat no field (founded, staff, area). */
const promises = ['designTeam', 'qualityTeam', 'salesTeam', 'visitsWelcome'];
const makerTypes = ['manufacturer', 'manufacturer', 'manufacturer', 'manufacturerTrader', 'oemFactory'];
const traderTypes = ['tradingCompany', 'tradingCompany', 'wholesaler'];
const staffBands = ['11–50', '51–100', '101–200', '201–500', '501–1000'];

/**
 * Suppliers of one industry with some of its types, so that every type has several suppliers. People follow suppliers by
 * their ids, so a new type changes no other supplier.
 * @param count how many of the types in the shared block; each later type has as many as one of these.
 */
export function makeSuppliers(source: Source, count: number, today: string): DemoSupplier[] {
  const taken = new Set<string>();
  const [shared, later] = [source.types.filter(isInSharedBlock), source.types.filter(hasOwnBlock)];
  if (shared.length === 0) throw new Error('the demo data have no product type with facts and texts');
  const make = (lead: ProductType, id: number) =>
    makeSupplier({ id, lead, siblings: siblingsOf(lead, source), source, today, taken });
  return [
    // Each type comes up equally often: big industries get more suppliers.
    ...Array.from({ length: count }, (_, index) =>
      make(shared[index % shared.length] as ProductType, sharedBlock.firstId + index),
    ),
    ...later.flatMap((lead) =>
      Array.from({ length: Math.ceil(count / shared.length) }, (_, index) =>
        make(lead, ownBlocks.firstId + lead.position * ownBlocks.size + index),
      ),
    ),
  ];
}

/** How many types the suppliers' number depends on; see makeSuppliers. */
export const sharedTypes = ({ types }: Source): number => types.filter(isInSharedBlock).length;

/** Types of the same industry that existed when the lead got its suppliers. */
function siblingsOf(lead: ProductType, { types }: Source): readonly ProductType[] {
  const known = isInSharedBlock(lead)
    ? isInSharedBlock
    : (type: ProductType) => isInSharedBlock(type) || type.position <= lead.position;
  return types.filter((type) => type.industry === lead.industry && known(type));
}

type Plan = {
  id: number;
  lead: ProductType;
  siblings: readonly ProductType[];
  source: Source;
  today: string;
  taken: Set<string>;
};

function makeSupplier({ id, lead, siblings, source, today, taken }: Plan): DemoSupplier {
  const random = randomOf(`supplier:${id}`);
  const city = cityOf(random, source);
  const makes = random.chance(0.78);
  const joinedOn = dayAfter(today, -random.between(200, 3400));
  const others = random.some(
    siblings.filter((type) => type !== lead),
    random.between(1, 3),
  );
  return {
    types: [lead, ...others],
    priceLevel: 0.88 + random.next() * 0.24,
    row: {
      id,
      name: supplierName(
        random,
        { country: city.country, city: city.name.en, industry: lead.industry },
        taken,
      ),
      category1Id: source.categories.find((category) => category.key === lead.industry)?.id ?? 0,
      countryId: city.country,
      city: city.key,
      port: city.port,
      businessType: `supplier:${random.pick(makes ? makerTypes : traderTypes)}`,
      paragraphs: ['field', 'mainMarket', ...random.some(promises, 2)].map((name) => `supplier:${name}`),
      foundedYear: yearOf(joinedOn) - random.between(1, 22),
      joinedOn,
      staff: random.pick(makes ? staffBands : staffBands.slice(0, 2)),
      factoryAreaSquareMetres: makes ? random.between(8, 260) * 100 : null,
      exportPercent: random.between(4, 19) * 5,
      markets: random.some(
        marketIds.filter((market) => market !== city.country),
        random.between(3, 6),
      ),
      answerPercent: random.between(78, 99),
      answerHours: random.between(2, 36) / 2,
      // Both are computed from the reviews of its products later.
      rating: 0,
      reviewCount: 0,
      verified: random.chance(0.72),
      ...makeTerms(randomOf(`terms:${id}`)),
      ...makeOffice(randomOf(`office:${id}`), city.country),
    },
  };
}
