import type { LanguageCode } from '@fairgate/schema/locales';
import type { FacetCount, NearWords } from './facets.ts';

export const supplierSorts = ['relevance', 'stars', 'years'] as const;
export type SupplierSort = (typeof supplierSorts)[number];

export const supplierFacetKinds = [
  'category',
  'country',
  'bizType',
  'certificate',
  'verified',
  'exhibition',
] as const;
export type SupplierFacetKind = (typeof supplierFacetKinds)[number];

/** Which suppliers are looked for: by their names, and by what their goods are called. */
export type SuppliersQuery = {
  readonly keyword: string;
  readonly language: LanguageCode;
  /** Only with goods in this category, of either level. */
  readonly categoryId: number | undefined;
  readonly categoryIds: readonly number[];
  readonly countryIds: readonly string[];
  readonly businessTypes: readonly string[];
  readonly certificates: readonly string[];
  readonly exhibitionIds: readonly number[];
  readonly verified: boolean;
  readonly sort: SupplierSort;
  readonly offset: number;
  readonly size: number;
  readonly withFacets: boolean;
  /** Of how many of its goods each supplier is to come with the ids. */
  readonly goodsEach: number;
};

export type SuppliersFound = {
  readonly total: number;
  readonly hits: readonly { readonly id: number; readonly goodsIds: readonly number[] }[];
  readonly facets: readonly FacetCount<SupplierFacetKind>[];
  /** Set where the words find nobody, and fewer would find goods. */
  readonly near?: NearWords | undefined;
};
