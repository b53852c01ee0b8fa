// From the address to the variables of the page's operations.
import type { NearProductsQueryVariables, ProductSearchQueryVariables } from '#graphql';
import { conditionsOf, without } from '#features/search/change.ts';
import { toFilter, toSort } from '#features/search/filter.ts';
import { productsPerPage } from '#features/search/limits.ts';
import type { ProductSearch } from '#features/search/product-search.ts';
import { fewerWords } from './fewer-words.ts';

export function searchVariables(search: ProductSearch): ProductSearchQueryVariables {
  return {
    filter: toFilter(search),
    sort: toSort(search.sort),
    page: search.pageNo ?? 1,
    first: productsPerPage,
    categoryId: search.id ?? '',
    inCategory: search.id !== undefined,
    supplierId: search.supplier ?? '',
    ofSupplier: search.supplier !== undefined,
  };
}

/** The search without what was added last, or itself where nothing narrows it. */
export function looserSearch(search: ProductSearch): ProductSearch {
  const last = conditionsOf(search).at(-1);
  return last ? without(search, last) : search;
}

/** What to look for when a search found nothing. */
export function nearVariables(search: ProductSearch, language: string): NearProductsQueryVariables {
  const keyword = search.keyword ?? '';
  const fewer = fewerWords(keyword, language);
  return {
    keyword,
    hasKeyword: keyword !== '',
    looser: toFilter(looserSearch(search)),
    isLooser: conditionsOf(search).length > 0,
    fewerWords: fewer ? { keyword: fewer } : {},
    hasFewerWords: fewer !== undefined,
    categoryId: search.id ?? '',
    inCategory: search.id !== undefined,
  };
}
