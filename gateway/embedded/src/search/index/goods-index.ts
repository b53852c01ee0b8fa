import type { LanguageCode } from '@fairgate/schema/locales';

/** What is looked for. An empty list and an undefined bound ask for nothing. */
export type GoodsQuery = {
  readonly keyword: string;
  readonly language: LanguageCode;
  /** Where the search takes place: within a category of either level, or one supplier's goods. */
  readonly categoryId: number | undefined;
  readonly supplierId: number | undefined;
  /** What has been chosen of the facets: any of a list, all of the lists. */
  readonly categoryIds: readonly number[];
  readonly countryIds: readonly string[];
  readonly certificates: readonly string[];
  readonly verified: boolean;
  readonly maxMinimumOrder: number | undefined;
  readonly priceFrom: string | undefined;
  /** Exclusive, like the upper bound of a price band. */
  readonly priceUnder: string | undefined;
  readonly sort: GoodsSort;
  readonly offset: number;
  readonly size: number;
  readonly withFacets: boolean;
};

export const goodsSorts = ['relevance', 'newest', 'priceAsc', 'priceDesc', 'minOrder', 'stars'] as const;
export type GoodsSort = (typeof goodsSorts)[number];

export const facetKinds = ['category', 'country', 'certificate', 'verified', 'minOrder', 'price'] as const;
export type FacetKind = (typeof facetKinds)[number];

/** Exact counts. A facet counts what all the others leave over, so that its own values can be chosen beside each other. */
export type FacetCount = { readonly kind: FacetKind; readonly value: string; readonly count: number };

export type GoodsFound = {
  readonly total: number;
  readonly ids: readonly number[];
  readonly facets: readonly FacetCount[];
};

/** A search index over the goods. PostgreSQL for now; whatever replaces it at scale answers the same questions. */
export type GoodsIndex = { find(query: GoodsQuery): Promise<GoodsFound> };
