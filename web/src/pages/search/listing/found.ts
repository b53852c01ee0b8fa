import type { ProductSearchQuery } from '#graphql';

/** An answer that holds results: category and supplier alone make no search page. */
export type Found = ProductSearchQuery & {
  readonly searchProducts: NonNullable<ProductSearchQuery['searchProducts']>;
};

export function found(data: ProductSearchQuery | undefined): Found | undefined {
  return data?.searchProducts ? { ...data, searchProducts: data.searchProducts } : undefined;
}

/** Words and certificates that find something, where all words that were typed find nothing. */
export type NearWords = {
  readonly keyword: string;
  readonly dropped: readonly string[];
  readonly certificates: readonly string[];
};
