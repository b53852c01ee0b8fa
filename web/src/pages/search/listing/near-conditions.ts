import { filtersOf } from '@fairgate/schema/search-filters';
import { conditionsOf, without, type Condition } from '#features/search/change.ts';
import { countWithout, type Facets } from '#features/search/facets.ts';
import type { ProductSearch } from '#features/search/product-search.ts';

/** A filter, all its values at once, and how many products there are at least without it. */
export type NearCondition = {
  readonly conditions: readonly Condition[];
  readonly search: ProductSearch;
  readonly count: number;
};

/** The filters without any one of which something is found, the widest way out first. */
export function nearConditions(
  search: ProductSearch,
  facets: Facets,
  fixed: readonly Condition['kind'][] = [],
): NearCondition[] {
  const all = conditionsOf(search, fixed);
  return filtersOf()
    .flatMap((filter): NearCondition[] => {
      // What the counts cannot tell: where one searches, and what a flag leaves out, is counted nowhere.
      if (filter.kind === 'one' || filter.kind === 'flag') return [];
      const conditions = all.filter(({ kind }) => kind === filter.name);
      const count = countWithout(facets, filter);
      return conditions.length > 0 && count > 0
        ? [{ conditions, count, search: conditions.reduce(without, search) }]
        : [];
    })
    .sort((a, b) => b.count - a.count);
}
