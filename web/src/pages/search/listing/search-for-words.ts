import type { ProductSearch } from '#features/search/product-search.ts';
import type { NearWords } from './found.ts';

/** The search for what is said to find something: certificates that were typed as words are a filter in it. */
export function searchForWords({ keyword, certificates }: NearWords): ProductSearch {
  return { ...(keyword && { keyword }), ...(certificates.length > 0 && { cert: [...certificates] }) };
}
