import type { Facets } from './facets.ts';
import type { ProductSearch } from './product-search.ts';

/** What a field of one filter is given. */
export type FieldProps<Filter> = {
  readonly filter: Filter;
  /** The search as the person left it. */
  readonly draft: ProductSearch;
  readonly apply: (search: ProductSearch) => void;
  readonly facets: Facets;
  readonly replace: boolean;
  readonly idPrefix: string;
};
