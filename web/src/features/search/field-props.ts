import type { Facets } from './facets.ts';
import type { ProductSearch } from './product-search.ts';

/** The props of a filter's field. */
export type FieldProps<Filter> = {
  readonly filter: Filter;
  /** The search as the visitor has changed it. */
  readonly draft: ProductSearch;
  readonly apply: (search: ProductSearch) => void;
  readonly facets: Facets;
  readonly replace: boolean;
  readonly idPrefix: string;
};
