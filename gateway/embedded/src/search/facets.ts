import type { Phrasebook } from '../wording/phrasebook.ts';
import type { ExhibitionCodes } from './index/goods-index.ts';
import type { FacetCount } from './index/facets.ts';

// Bands and bounds stand in their own order, all else with the most frequent first.
const ordered: ReadonlySet<string> = new Set(['minOrder', 'price']);

/**
 * Facets as the wire says them; a value whose name depends on the language has a label.
 * @param chosen ids of what is filtered by: where nothing is left of a value it is said with 0, so that the filter has its name.
 */
export function sayFacets<Kind extends string>(
  kinds: readonly Kind[],
  counts: readonly FacetCount<Kind>[],
  book: Phrasebook,
  codeOf: ExhibitionCodes,
  chosen: Partial<Record<Kind, readonly (string | number)[]>>,
): object[] {
  const byKind = Map.groupBy(counts, ({ kind }) => kind);
  return kinds.map((kind) => {
    const found = byKind.get(kind) ?? [];
    const gone = (chosen[kind] ?? [])
      .map(String)
      .filter(
        (value) => !found.some((one) => one.value === value) && labelOf(kind, value, book, codeOf) !== null,
      );
    const own = [...found, ...gone.map((value) => ({ kind, value, count: 0 }))].toSorted(
      ordered.has(kind)
        ? (a, b) => Number.parseFloat(a.value) - Number.parseFloat(b.value)
        : (a, b) => b.count - a.count || a.value.localeCompare(b.value, 'en'),
    );
    return {
      kind,
      values: own.map(({ value, count }) => ({ value, label: labelOf(kind, value, book, codeOf), count })),
    };
  });
}

function labelOf(kind: string, value: string, book: Phrasebook, codeOf: ExhibitionCodes): string | null {
  switch (kind) {
    case 'category':
      return book.find('category', value) ?? null;
    case 'bizType':
      return book.find('business-types', value) ?? null;
    case 'exhibition':
      return book.find('exhibitions', codeOf.get(Number(value)) ?? '') ?? null;
    default:
      return null;
  }
}
