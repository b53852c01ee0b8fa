import { conditionsOf, without, type Condition } from '#features/search/change.ts';
import { countWithout, type Facets } from '#features/search/facets.ts';
import type { ProductSearch } from '#features/search/product-search.ts';

/** A filter, all its values at once, and how many products there are at least without it. */
export type NearCondition = {
  readonly conditions: readonly Condition[];
  readonly search: ProductSearch;
  readonly count: number;
};

// What the counts can tell: who is not checked is counted nowhere.
const counted = {
  cat: 'CATEGORY',
  country: 'COUNTRY',
  biz: 'BUSINESS_TYPE',
  cert: 'CERTIFICATE',
  fair: 'EXHIBITION',
  moq: 'MINIMUM_ORDER',
  price: 'PRICE',
  priceRange: 'PRICE',
} as const;

/** The filters without any one of which something is found, the widest way out first. */
export function nearConditions(
  search: ProductSearch,
  facets: Facets,
  fixed: readonly Condition['kind'][] = [],
): NearCondition[] {
  const all = conditionsOf(search, fixed);
  return Object.entries(counted)
    .flatMap(([kind, facet]): NearCondition[] => {
      const conditions = all.filter((condition) => condition.kind === kind);
      const count = countWithout(facets, facet);
      return conditions.length > 0 && count > 0
        ? [{ conditions, count, search: conditions.reduce(without, search) }]
        : [];
    })
    .sort((a, b) => b.count - a.count);
}
