// The search for exhibitors on this device: as the service does it, and also by the names of their products.
import type { PocketExhibitor, PocketPack } from '@fairgate/schema/pocket';
import type { ExhibitorFacetKind, ExhibitorFilter } from '#graphql';
import { foldText, wordsOf } from './fold-text.ts';

const filters = [
  { field: 'halls', kind: 'HALL', valueOf: ({ stand }: PocketExhibitor) => stand.hall },
  { field: 'categoryIds', kind: 'CATEGORY', valueOf: ({ categoryId }: PocketExhibitor) => categoryId },
  { field: 'countryCodes', kind: 'COUNTRY', valueOf: ({ countryCode }: PocketExhibitor) => countryCode },
] as const;

/** The text of each exhibitor that words are searched in, made at the first search. */
const searched = new WeakMap<PocketPack, readonly string[]>();

function textsOf(pack: PocketPack): readonly string[] {
  const known = searched.get(pack);
  if (known) return known;
  const ofSupplier = Map.groupBy(pack.products, ({ supplierId }) => supplierId);
  const texts = pack.exhibitors.map(({ name, stand: { hall, number }, products, supplier }) =>
    foldText(
      [
        name,
        `${hall}-${number}`,
        `${hall}${number}`,
        ...products,
        ...(ofSupplier.get(supplier?.id ?? '') ?? []).map((product) => product.name),
      ].join('\n'),
    ),
  );
  searched.set(pack, texts);
  return texts;
}

/** Those that words and filters find, in the order of their stands, with counts that ignore their own filter. */
export function findExhibitors(pack: PocketPack, wanted: ExhibitorFilter) {
  const words = wordsOf(wanted.keyword ?? '');
  const texts = words.length > 0 ? textsOf(pack) : [];
  const withWords = pack.exhibitors.filter((_, index) => words.every((word) => texts[index]?.includes(word)));
  const passes = (exhibitor: PocketExhibitor, { field, valueOf }: (typeof filters)[number]) => {
    const chosen = [wanted[field] ?? []].flat();
    return chosen.length === 0 || chosen.includes(valueOf(exhibitor));
  };
  return {
    found: withWords.filter((one) => filters.every((filter) => passes(one, filter))),
    facets: filters.map((filter) => ({
      kind: filter.kind as ExhibitorFacetKind,
      values: countsOf(
        withWords.filter((one) => filters.every((other) => other === filter || passes(one, other))),
        filter.valueOf,
      ).map((one) => ({
        ...one,
        label:
          filter.kind === 'CATEGORY'
            ? (pack.exhibition.categories.find(({ id }) => id === one.value)?.name ?? null)
            : null,
      })),
    })),
  };
}

/** Values with the number of exhibitors, the most frequent first. */
function countsOf(exhibitors: readonly PocketExhibitor[], valueOf: (one: PocketExhibitor) => string) {
  return [...Map.groupBy(exhibitors, valueOf)]
    .map(([value, { length: count }]) => ({ value, count }))
    .toSorted((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1));
}
