import type { LanguageCode } from '@fairgate/schema/locales';
import type { ExhibitionNames } from './filter.ts';
import type { FacetCount, NearWords } from './facet-count.ts';
import type { GoodsConditions } from './goods-filters.ts';
import type { SuppliersFound, SuppliersQuery } from './suppliers-query.ts';

/** The query of a product search. */
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
  /** Set if the words match nothing and fewer words would. */
  readonly near?: NearWords | undefined;
};

/** Completions of a partial keyword. */
export type Proposals = { readonly goodsIds: readonly number[]; readonly supplierIds: readonly number[] };

/**
 * A search index over products and suppliers. PostgreSQL holds the data; the index follows its changes within
 * `freshnessMs`. For the choice of the index see docs/decisions/2026-11-21-search-index.md.
 */
export type GoodsIndex = {
  find(query: GoodsQuery): Promise<GoodsFound>;
  findSuppliers(query: SuppliersQuery): Promise<SuppliersFound>;
  propose(text: string, language: LanguageCode, size: number): Promise<Proposals>;
  exhibitionNames(): Promise<ExhibitionNames>;
  /** Reads what the first query needs. */
  warm(): Promise<void>;
};

/**
 * How long a search may use old data after a price change, or after a change of up to a thousand products at once.
 * After larger imports it is the time to read all products: about a second for each hundred thousand.
 */
export const freshnessMs = 1000;
