// How one search becomes the next. Every change of the conditions goes back to page 1.
import {
  filtersOf,
  searchFilters,
  type FilterName,
  type FilterNameOf,
  type FilterValues,
  type SearchFilter,
} from '@fairgate/schema/search-filters';
import { alternativesOf, isSet, withoutFilter } from './filter-values.ts';
import type { ProductSearch } from './product-search.ts';

export type ListName = FilterNameOf<'many'>;

/**
 * One active condition: a value of a list, the keyword, or a filter with one value (a range with both ends).
 */
export type Condition =
  | { readonly kind: ListName; readonly value: string }
  | { readonly kind: Exclude<FilterName, ListName> | 'keyword' };

function withFilters(search: ProductSearch, filters: FilterValues): ProductSearch {
  return { ...search, ...filters, pageNo: undefined };
}

/**
 * The search with another value of a filter. A value also replaces the filter's alternatives; removing a
 * value leaves them.
 */
export function withValue(search: ProductSearch, name: FilterName, values: FilterValues): ProductSearch {
  const filter: SearchFilter = searchFilters[name];
  const next = withFilters(search, values);
  return isSet(next, filter) ? alternativesOf(filter).reduce(withoutFilter, next) : next;
}

/** Adds the value to the list, or removes it. */
export function toggled(search: ProductSearch, name: ListName, value: string): ProductSearch {
  const before = search[name] ?? [];
  const after = before.includes(value) ? before.filter((one) => one !== value) : [...before, value];
  return withValue(search, name, { [name]: after.length > 0 ? after : undefined });
}

function conditionsIn(search: ProductSearch, filter: SearchFilter): readonly Condition[] {
  if (filter.kind === 'many')
    return (search[filter.name] ?? []).map((value) => ({ kind: filter.name, value }));
  return isSet(search, filter) ? [{ kind: filter.name }] : [];
}

/**
 * All conditions that narrow the results, in display order. The keyword is not a filter, nor is the condition
 * of the list itself (`fixed`).
 */
export function conditionsOf(search: ProductSearch, fixed: readonly Condition['kind'][] = []): Condition[] {
  return filtersOf()
    .filter(({ name }) => !fixed.includes(name))
    .flatMap((filter) => conditionsIn(search, filter));
}

export function without(search: ProductSearch, condition: Condition): ProductSearch {
  if ('value' in condition)
    return search[condition.kind]?.includes(condition.value)
      ? toggled(search, condition.kind, condition.value)
      : search;
  return condition.kind === 'keyword'
    ? { ...search, keyword: undefined, pageNo: undefined }
    : withFilters(withoutFilter(search, searchFilters[condition.kind]), {});
}

/** Without any filter; keyword, order and view stay. */
export function cleared(search: ProductSearch, fixed: readonly Condition['kind'][] = []): ProductSearch {
  return conditionsOf(search, fixed).reduce(without, search);
}
