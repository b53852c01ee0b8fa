import type { LanguageCode } from '@fairgate/schema/locales';
import type { ExhibitionCodes } from './filter.ts';
import type { FacetCount, NearWords } from './facet-count.ts';
import type { GoodsConditions } from './goods-filters.ts';
import type { SuppliersFound, SuppliersQuery } from './suppliers-query.ts';

/** What is looked for. */
export type GoodsQuery = GoodsConditions & {
  readonly keyword: string;
  readonly language: LanguageCode;
  readonly sort: GoodsSort;
  readonly offset: number;
  readonly size: number;
  readonly withFacets: boolean;
};

export const goodsSorts = ['relevance', 'newest', 'priceAsc', 'priceDesc', 'minOrder', 'stars'] as const;
export type GoodsSort = (typeof goodsSorts)[number];

export type GoodsFound = {
  readonly total: number;
  readonly ids: readonly number[];
  readonly facets: readonly FacetCount[];
  /** Set where the words find nothing, and fewer would. */
  readonly near?: NearWords | undefined;
};

/** What somebody who has typed this much may mean. */
export type Proposals = { readonly goodsIds: readonly number[]; readonly supplierIds: readonly number[] };

/**
 * A search index over goods and suppliers. PostgreSQL is the truth: this is made of it, and follows its changes within
 * `freshnessMs`. Which index it is was decided by measurement: docs/decisions/2026-11-21-search-index.md.
 */
export type GoodsIndex = {
  find(query: GoodsQuery): Promise<GoodsFound>;
  findSuppliers(query: SuppliersQuery): Promise<SuppliersFound>;
  propose(text: string, language: LanguageCode, size: number): Promise<Proposals>;
  exhibitionCodes(): Promise<ExhibitionCodes>;
  /** Reads in what a first question would have to wait for. */
  warm(): Promise<void>;
};

/**
 * How long after a change of a price, or of up to a thousand products at once, a search may still go by the old state.
 * After larger imports it is as long as reading the products takes, a second for each hundred thousand.
 */
export const freshnessMs = 1000;
