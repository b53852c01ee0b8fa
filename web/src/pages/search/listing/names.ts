import type { ProductSearchQuery } from '#graphql';
import type { ProductSearch } from '#features/search/product-search.ts';
import type { SearchNames } from '#features/search/filter-texts.ts';

/** The names of the address's category and supplier, if the answer belongs to this address. */
export function namesIn(data: ProductSearchQuery | undefined, { id, supplier }: ProductSearch): SearchNames {
  return {
    category: data?.category?.id === id ? data?.category?.name : undefined,
    supplier: data?.supplier?.id === supplier ? data?.supplier?.name : undefined,
  };
}
