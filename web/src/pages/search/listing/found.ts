import type { ProductSearchQuery } from '#graphql';

/** An answer with results: category and supplier alone do not make a search page. */
export type Found = ProductSearchQuery & {
  readonly searchProducts: NonNullable<ProductSearchQuery['searchProducts']>;
};

export function found(data: ProductSearchQuery | undefined): Found | undefined {
  return data?.searchProducts ? { ...data, searchProducts: data.searchProducts } : undefined;
}

/** A keyword and certificates with results, where the full keyword has none. */
export type NearWords = {
  readonly keyword: string;
  readonly dropped: readonly string[];
  readonly certificates: readonly string[];
};
