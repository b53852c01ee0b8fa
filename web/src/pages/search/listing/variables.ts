// Converts the search of an address to the variables of the page's operation.
import { pageNoMost } from '@fairgate/schema/urls/segment';
import type { ProductSearchQueryVariables } from '#graphql';
import { toProductFilter, toSort } from '#features/search/filter.ts';
import { productsPerPage } from '#features/search/limits.ts';
import type { ProductSearch } from '#features/search/product-search.ts';

export function searchVariables(search: ProductSearch): ProductSearchQueryVariables {
  return {
    filter: toProductFilter(search),
    sort: toSort(search.sort),
    page: Math.min(search.pageNo ?? 1, pageNoMost),
    first: productsPerPage,
    categoryId: search.id ?? '',
    inCategory: search.id !== undefined,
    supplierId: search.supplier ?? '',
    ofSupplier: search.supplier !== undefined,
  };
}
