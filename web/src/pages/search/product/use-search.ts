import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { readProductSearch, type ProductSearch } from '#features/search/product-search.ts';

const route = getRouteApi('/search/product');

/** What the address asks for; the same object as long as it does. */
export function useSearch(): ProductSearch {
  const search = route.useSearch();
  return useMemo(() => readProductSearch(search), [search]);
}
