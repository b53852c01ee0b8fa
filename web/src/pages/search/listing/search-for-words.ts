import type { ProductSearch } from '#features/search/product-search.ts';
import type { NearWords } from './found.ts';

/** The search that has results: certificates typed as words become a filter. */
export function searchForWords({ keyword, certificates }: NearWords): ProductSearch {
  return { ...(keyword && { keyword }), ...(certificates.length > 0 && { cert: [...certificates] }) };
}
