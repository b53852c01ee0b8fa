import type { Phrases } from '../texts/phrases.ts';
import type { ExhibitionNames, Filter } from './index/filter.ts';
import type { FacetCount } from './index/facet-count.ts';

/**
 * Formats facets for the wire; a value with a language-dependent name has a label.
 * @param conditions the selection: a selected value without results is listed with 0, so that the filter has a label.
 */
export function formatFacets<Kind extends string, Conditions>(
  filters: Readonly<Record<Kind, Filter<Conditions>>>,
  counts: readonly FacetCount<Kind>[],
  phrases: Phrases,
  exhibitions: ExhibitionNames,
  conditions: Conditions,
): object[] {
  const byKind = Map.groupBy(counts, ({ kind }) => kind);
  return Object.keys(filters).map((name) => {
    const kind = name as Kind;
    const { chosen, isOrdered, labelOf } = filters[kind];
    const found = byKind.get(kind) ?? [];
    const label = (value: string): string | null => labelOf?.(value, phrases, exhibitions) ?? null;
    const gone = chosen(conditions)
      .map(String)
      .filter((value) => !found.some((one) => one.value === value) && label(value) !== null);
    const own = [...found, ...gone.map((value) => ({ kind, value, count: 0 }))].toSorted(
      isOrdered
        ? (a, b) => Number.parseFloat(a.value) - Number.parseFloat(b.value)
        : (a, b) => b.count - a.count || a.value.localeCompare(b.value, 'en'),
    );
    return { kind, values: own.map(({ value, count }) => ({ value, label: label(value), count })) };
  });
}
