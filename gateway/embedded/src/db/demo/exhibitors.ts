import { cityOf } from './places.ts';
import { cellMetres, cellsOfHall, hallSize } from './hall-layout.ts';
import { randomOf, type Random } from './random.ts';
import type { RowOf } from './rows.ts';
import type { Source } from './source.ts';
import { supplierName } from './supplier-names.ts';
import type { DemoSupplier } from './suppliers.ts';

const fewest = 100;
const most = 600;
/** The share of an industry's suppliers that exhibit. */
const supplierShare = 0.4;
const exhibitorsPerHall = 160;
const wideStandShare = 0.2;

type Company = Pick<RowOf<'exhibitor'>, 'supplierId' | 'name' | 'countryId' | 'categoryId' | 'shows'>;
type Exhibition = Source['exhibitions'][number];

/** The halls and exhibitors of all exhibitions: suppliers of their industries, and companies that are not listed. */
export function exhibitorRows(
  source: Source,
  demoSuppliers: readonly DemoSupplier[],
): { hall: RowOf<'hall'>[]; exhibitor: RowOf<'exhibitor'>[] } {
  const plans = source.exhibitions.filter(hasExhibitors).map((exhibition) => {
    const random = randomOf(`exhibitors:${exhibition.id}`);
    const companies = companiesOf(exhibition, source, demoSuppliers, random);
    return placeIn(exhibition.id, withAccount(companies, exhibition, demoSuppliers[0]), random);
  });
  return {
    hall: plans.flatMap(({ halls }) => halls),
    exhibitor: plans.flatMap(({ exhibitors }) => exhibitors),
  };
}

/** A test exhibition (§7.2) has no exhibitors. */
export const hasExhibitors = ({ name }: Exhibition): boolean => !/\btest\b/i.test(name.en);

/** In the order of the exhibition's industries, so that those of one stand near each other. */
function companiesOf(
  { id, industries, exhibitors }: Exhibition,
  source: Source,
  demoSuppliers: readonly DemoSupplier[],
  random: Random,
): Company[] {
  const types = source.types.filter((type) => industries.includes(type.industry));
  const categoryOf = (industry: string) => source.categories.find(({ key }) => key === industry)?.id ?? 0;
  const suppliers = demoSuppliers
    .filter(
      ({ row, types: made }) =>
        made[0] !== undefined &&
        industries.includes(made[0].industry) &&
        randomOf(`exhibitor:${id}:${row.id}`).chance(supplierShare),
    )
    .slice(0, most)
    .map(companyOf);
  const drawn = random.between(fewest, most);
  const count = Math.max(suppliers.length, exhibitors ?? drawn);
  const taken = new Set(demoSuppliers.map(({ row }) => row.name));
  const others =
    types.length === 0
      ? []
      : Array.from({ length: count - suppliers.length }, (): Company => {
          const type = random.pick(types);
          const city = cityOf(random, source);
          const place = { country: city.country, city: city.name.en, industry: type.industry };
          const more = types.filter((one) => one.industry === type.industry && one !== type);
          return {
            supplierId: null,
            name: supplierName(random, place, taken),
            countryId: city.country,
            categoryId: categoryOf(type.industry),
            shows: [type, ...random.some(more, random.between(0, 2))].map(({ key }) => key),
          };
        });
  const order = new Map(industries.map((industry, index) => [categoryOf(industry), index]));
  return random
    .some([...suppliers, ...others], count)
    .toSorted((one, other) => (order.get(one.categoryId) ?? 0) - (order.get(other.categoryId) ?? 0));
}

const companyOf = ({ row, types: made }: DemoSupplier): Company => ({
  supplierId: row.id,
  name: row.name,
  countryId: row.countryId,
  categoryId: row.category1Id,
  shows: made.map(({ key }) => key),
});

/**
 * The supplier of the demo account (accounts.ts: the first one) exhibits at every fair of its industry, so that its pages and
 * leads can be tried. It has the place of a company that is not listed: all others keep their stands.
 */
function withAccount(
  companies: readonly Company[],
  { industries }: Exhibition,
  account: DemoSupplier | undefined,
): readonly Company[] {
  const industry = account?.types[0]?.industry;
  if (!account || !industry || !industries.includes(industry)) return companies;
  const own = companyOf(account);
  if (companies.some(({ supplierId }) => supplierId === own.supplierId)) return companies;
  const place = companies.findIndex(
    ({ supplierId, categoryId }) => supplierId === null && categoryId === own.categoryId,
  );
  return place === -1 ? [...companies, own] : companies.with(place, own);
}

/** Gives each company a stand: hall after hall, row after row. */
function placeIn(exhibitionId: number, companies: readonly Company[], random: Random) {
  const hallCount = Math.ceil(companies.length / exhibitorsPerHall);
  const perHall = Math.ceil(companies.length / hallCount);
  const halls: RowOf<'hall'>[] = [];
  const exhibitors: RowOf<'exhibitor'>[] = [];
  for (let index = 0; index < hallCount; index += 1) {
    const code = String.fromCodePoint(65 + index);
    const cells = cellsOfHall();
    let rows = 0;
    for (const company of companies.slice(index * perHall, (index + 1) * perHall)) {
      const { row, stand, x, y, joinsNext } = cells.next().value;
      const isWide = joinsNext && random.chance(wideStandShare);
      if (isWide) cells.next();
      rows = row;
      exhibitors.push({
        exhibitionId,
        number: exhibitors.length + 1,
        ...company,
        hall: code,
        stand,
        x,
        y,
        width: isWide ? 2 * cellMetres : cellMetres,
        depth: cellMetres,
      });
    }
    halls.push({ exhibitionId, code, ...hallSize(rows) });
  }
  return { halls, exhibitors };
}
