import type { LanguageCode } from '@fairgate/schema/locales';
import type { FacetCount, NearWords } from './facet-count.ts';
import type { SupplierConditions, SupplierFacetKind } from './supplier-filters.ts';

export const supplierSorts = ['relevance', 'stars', 'years'] as const;
export type SupplierSort = (typeof supplierSorts)[number];

/** A search for suppliers by their names and by their products. */
export type SuppliersQuery = SupplierConditions & {
  readonly keyword: string;
  readonly language: LanguageCode;
  readonly sort: SupplierSort;
  readonly offset: number;
  readonly size: number;
  readonly withFacets: boolean;
  /** How many product ids to return for each supplier. */
  readonly goodsEach: number;
};

export type SuppliersFound = {
  readonly total: number;
  readonly hits: readonly { readonly id: number; readonly goodsIds: readonly number[] }[];
  readonly facets: readonly FacetCount<SupplierFacetKind>[];
  /** Set if the words match no supplier and fewer words would match products. */
  readonly near?: NearWords | undefined;
};
