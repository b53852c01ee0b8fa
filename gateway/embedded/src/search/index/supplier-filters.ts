// The filters of v2/searchSupplier (§7.3); goods-filters.ts has those of products.
import { z } from 'zod';
import { choices, flag, ids, scope } from './conditions.ts';
import {
  businessTypeLabel,
  categoryLabel,
  exhibitionLabel,
  type Facts,
  type Filter,
  flagChosen,
  isInCategory,
  whatIsTrue,
} from './filter.ts';

/** A supplier as the index reads it, with the categories of its products. Days are counted from 2000-01-01. */
export type SupplierRow = {
  readonly id: number;
  readonly country: string;
  readonly businessType: string;
  readonly verified: boolean;
  readonly joined: number;
  readonly categories: readonly number[];
  readonly certificates: readonly string[];
  readonly exhibitions: readonly number[];
};

/** The conditions of a request: any value of a list, all lists together. */
export const supplierConditions = z.object({
  /** Only suppliers with products in this category, of either level. */
  categoryId: scope,
  categoryIds: ids,
  countryIds: choices,
  bizTypes: choices,
  certs: choices,
  exhibitionIds: ids,
  verified: flag,
});
export type SupplierConditions = z.output<typeof supplierConditions>;

type SupplierFilter = Filter<SupplierConditions> & { readonly factsOf: (row: SupplierRow) => Facts };

const rows = {
  category: {
    factsOf: ({ categories }) => categories,
    chosen: ({ categoryIds }) => categoryIds,
    passes: (facts, { categoryIds }, parentOf) => isInCategory(facts, categoryIds, parentOf),
    labelOf: categoryLabel,
  },
  country: { factsOf: ({ country }) => [country], chosen: ({ countryIds }) => countryIds },
  bizType: {
    factsOf: ({ businessType }) => [businessType],
    chosen: ({ bizTypes }) => bizTypes,
    labelOf: businessTypeLabel,
  },
  certificate: { factsOf: ({ certificates }) => certificates, chosen: ({ certs }) => certs },
  verified: {
    factsOf: ({ verified }) => [String(verified)],
    chosen: ({ verified }) => flagChosen(verified),
    countedAs: whatIsTrue,
  },
  exhibition: {
    factsOf: ({ exhibitions }) => exhibitions,
    chosen: ({ exhibitionIds }) => exhibitionIds,
    labelOf: exhibitionLabel,
  },
} as const satisfies Readonly<Record<string, SupplierFilter>>;

export type SupplierFacetKind = keyof typeof rows;
export const supplierFilters: Readonly<Record<SupplierFacetKind, SupplierFilter>> = rows;
/** In the order of the answer. */
export const supplierFacetKinds = Object.keys(rows) as SupplierFacetKind[];
