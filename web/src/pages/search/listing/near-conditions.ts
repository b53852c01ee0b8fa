import { filtersOf, type SearchList } from '@fairgate/schema/search-filters';
import { conditionsOf, without, type Condition } from '#features/search/change.ts';
import { countWithout, type Facets } from '#features/search/facets.ts';
import type { ProductSearch } from '#features/search/product-search.ts';

/** A filter with all its values, and the minimum number of results without it. */
export type NearCondition = {
  readonly conditions: readonly Condition[];
  readonly search: ProductSearch;
  readonly count: number;
};

/** The filters each of which can be dropped to get results, most results first. */
export function nearConditions(
  list: SearchList,
  search: ProductSearch,
  facets: Facets,
  fixed: readonly Condition['kind'][] = [],
): NearCondition[] {
  const all = conditionsOf(search, fixed);
  return filtersOf(list)
    .flatMap((filter): NearCondition[] => {
      // Facets have no count for the search without its scope or without a flag.
      if (filter.kind === 'one' || filter.kind === 'flag') return [];
      const conditions = all.filter(({ kind }) => kind === filter.name);
      const count = countWithout(list, facets, filter);
      return conditions.length > 0 && count > 0
        ? [{ conditions, count, search: conditions.reduce(without, search) }]
        : [];
    })
    .sort((a, b) => b.count - a.count);
}
