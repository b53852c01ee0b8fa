import type { PriceBand } from '@fairgate/schema/constants';
import type { LanguageCode } from '@fairgate/schema/locales';
import type { FacetCount, NearWords } from './facets.ts';
import type { SuppliersFound, SuppliersQuery } from './suppliers-query.ts';

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
  readonly exhibitionIds: readonly number[];
  readonly verified: boolean;
  readonly maxMinimumOrder: number | undefined;
  readonly priceFrom: string | undefined;
  /** Exclusive, like the upper bound of a price band. */
  readonly priceUnder: string | undefined;
  readonly priceBands: readonly PriceBand[];
  readonly sort: GoodsSort;
  readonly offset: number;
  readonly size: number;
  readonly withFacets: boolean;
};

export const goodsSorts = ['relevance', 'newest', 'priceAsc', 'priceDesc', 'minOrder', 'stars'] as const;
export type GoodsSort = (typeof goodsSorts)[number];

/** The codes of the exhibitions by their ids: what their names are found by. */
export type ExhibitionCodes = ReadonlyMap<number, string>;

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
