// How one search becomes the next. Every change of what is asked for starts at page 1 again.
import type { PriceRange } from './facets.ts';
import type { ProductSearch } from './product-search.ts';

export type ListName = 'cat' | 'country' | 'biz' | 'cert' | 'fair' | 'price';

/** One thing that applies: a value of a list, a word, or the range of prices with both ends. */
export type Condition =
  | { readonly kind: ListName; readonly value: string }
  | { readonly kind: 'keyword' | 'id' | 'supplier' | 'verified' | 'moq' | 'priceRange' };

export type Filters = Partial<Pick<ProductSearch, ListName | 'verified' | 'moq' | 'priceMin' | 'priceMax'>>;

export function withFilters(search: ProductSearch, filters: Filters): ProductSearch {
  return { ...search, ...filters, pageNo: undefined };
}

/** A range of one's own replaces the bands; without any end the bands stay. */
export function withRange(search: ProductSearch, { priceMin, priceMax }: PriceRange): ProductSearch {
  return withFilters(search, {
    priceMin,
    priceMax,
    ...((priceMin ?? priceMax) !== undefined && { price: undefined }),
  });
}

/** Adds the value to the list, or takes it out. A band replaces a range of one's own. */
export function toggled(search: ProductSearch, name: ListName, value: string): ProductSearch {
  const before = search[name] ?? [];
  const after = before.includes(value) ? before.filter((one) => one !== value) : [...before, value];
  return withFilters(search, {
    ...(name === 'price' && { priceMin: undefined, priceMax: undefined }),
    [name]: after.length > 0 ? after : undefined,
  });
}

/**
 * Everything that narrows the results, in the order in which it is shown. The words one typed are not a filter, nor is
 * what the list is about anyway (`fixed`).
 */
export function conditionsOf(search: ProductSearch, fixed: readonly Condition['kind'][] = []): Condition[] {
  const lists = (['cat', 'country', 'biz', 'cert', 'fair', 'price'] as const).flatMap((kind) =>
    (search[kind] ?? []).map((value) => ({ kind, value })),
  );
  const all: Condition[] = [
    ...(search.id ? [{ kind: 'id' as const }] : []),
    ...(search.supplier ? [{ kind: 'supplier' as const }] : []),
    ...lists,
    ...(search.verified ? [{ kind: 'verified' as const }] : []),
    ...(search.moq !== undefined ? [{ kind: 'moq' as const }] : []),
    ...(search.priceMin !== undefined || search.priceMax !== undefined
      ? [{ kind: 'priceRange' as const }]
      : []),
  ];
  return all.filter(({ kind }) => !fixed.includes(kind));
}

export function without(search: ProductSearch, condition: Condition): ProductSearch {
  switch (condition.kind) {
    case 'cat':
    case 'country':
    case 'biz':
    case 'cert':
    case 'fair':
    case 'price':
      return search[condition.kind]?.includes(condition.value)
        ? toggled(search, condition.kind, condition.value)
        : search;
    case 'priceRange':
      return withFilters(search, { priceMin: undefined, priceMax: undefined });
    default:
      return { ...search, [condition.kind]: undefined, pageNo: undefined };
  }
}

/** Without any filter: the words, the order and the view stay. */
export function cleared(search: ProductSearch, fixed: readonly Condition['kind'][] = []): ProductSearch {
  return conditionsOf(search, fixed).reduce(without, search);
}
