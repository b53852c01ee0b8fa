import type { LanguageCode } from '@fairgate/schema/locales';
import type { FacetCount, NearWords } from './facet-count.ts';
import type { SupplierConditions, SupplierFacetKind } from './supplier-filters.ts';

export const supplierSorts = ['relevance', 'stars', 'years'] as const;
export type SupplierSort = (typeof supplierSorts)[number];

/** Which suppliers are looked for: by their names, and by what their goods are called. */
export type SuppliersQuery = SupplierConditions & {
  readonly keyword: string;
  readonly language: LanguageCode;
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
