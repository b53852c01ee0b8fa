import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { readProductSearch, type ProductSearch } from '#features/search/product-search.ts';

const route = getRouteApi('/search/product');

/** The search of the address; the same object until the search changes. */
export function useSearch(): ProductSearch {
  const search = route.useSearch();
  return useMemo(() => readProductSearch(search), [search]);
}
