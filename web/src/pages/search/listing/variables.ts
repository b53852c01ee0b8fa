// Converts the search of an address to the variables of the page's operation.
import type { ProductSearchQueryVariables } from '#graphql';
import { toProductFilter, toSort } from '#features/search/filter.ts';
import { productsPerPage } from '#features/search/limits.ts';
import type { ProductSearch } from '#features/search/product-search.ts';

export function searchVariables(search: ProductSearch): ProductSearchQueryVariables {
  return {
    filter: toProductFilter(search),
    sort: toSort(search.sort),
    page: search.pageNo ?? 1,
    first: productsPerPage,
    categoryId: search.id ?? '',
    inCategory: search.id !== undefined,
    supplierId: search.supplier ?? '',
    ofSupplier: search.supplier !== undefined,
  };
}
