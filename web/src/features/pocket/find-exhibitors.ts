// The search for exhibitors on this device: as the service does it, and also by the names of their products.
import {
  exhibitorFilters as filters,
  type ExhibitorFilterName,
  type ExhibitorFilterRow,
} from '@fairgate/schema/exhibitor-filters';
import type { PocketExhibitor, PocketPack } from '@fairgate/schema/pocket';
import type { ExhibitorFilter } from '#graphql';
import { foldText, wordsOf } from './fold-text.ts';

/** The value of an exhibitor for each filter. */
const valueOf: Readonly<Record<ExhibitorFilterName, (exhibitor: PocketExhibitor) => string>> = {
  hall: ({ stand }) => stand.hall,
  category: ({ categoryId }) => categoryId,
  country: ({ countryCode }) => countryCode,
};

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
  const passes = (exhibitor: PocketExhibitor, { name, field }: ExhibitorFilterRow) => {
    const chosen = [wanted[field] ?? []].flat();
    return chosen.length === 0 || chosen.includes(valueOf[name](exhibitor));
  };
  return {
    found: withWords.filter((one) => filters.every((filter) => passes(one, filter))),
    facets: filters.map((filter) => ({
      kind: filter.facet.kind,
      values: countsOf(
        withWords.filter((one) => filters.every((other) => other === filter || passes(one, other))),
        valueOf[filter.name],
      ).map((one) => ({
        ...one,
        label:
          filter.name === 'category'
            ? (pack.exhibition.categories.find(({ id }) => id === one.value)?.name ?? null)
            : null,
      })),
    })),
  };
}

/** Values with the number of exhibitors, the most frequent first. */
function countsOf(exhibitors: readonly PocketExhibitor[], value: (one: PocketExhibitor) => string) {
  return [...Map.groupBy(exhibitors, value)]
    .map(([one, { length: count }]) => ({ value: one, count }))
    .toSorted((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1));
}
