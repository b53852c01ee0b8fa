// The filters of v2/searchSupplier (§7.3); goods-filters.ts has those of products.
import type { z } from 'zod';
import { businessTypePhrase, businessTypeWord } from '../../supplier/business-type.ts';
import { choices } from './conditions.ts';
import type { Facts, Filter } from './filter.ts';
import { sharedConditions, sharedFilters } from './shared-filters.ts';

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
export const supplierConditions = sharedConditions.extend({ bizTypes: choices });
export type SupplierConditions = z.output<typeof supplierConditions>;

type SupplierFilter = Filter<SupplierConditions> & { readonly factsOf: (row: SupplierRow) => Facts };

const rows = {
  category: { ...sharedFilters.category, factsOf: ({ categories }) => categories },
  country: { ...sharedFilters.country, factsOf: ({ country }) => [country] },
  bizType: {
    factsOf: ({ businessType }) => [businessTypeWord(businessType)],
    chosen: ({ bizTypes }) => bizTypes,
    labelOf: (value, phrases) => phrases.find('business-types', businessTypePhrase(value)),
  },
  certificate: { ...sharedFilters.certificate, factsOf: ({ certificates }) => certificates },
  verified: { ...sharedFilters.verified, factsOf: ({ verified }) => [String(verified)] },
  exhibition: { ...sharedFilters.exhibition, factsOf: ({ exhibitions }) => exhibitions },
} as const satisfies Readonly<Record<string, SupplierFilter>>;

export type SupplierFacetKind = keyof typeof rows;
export const supplierFilters: Readonly<Record<SupplierFacetKind, SupplierFilter>> = rows;
/** In the order of the answer. */
export const supplierFacetKinds = Object.keys(rows) as SupplierFacetKind[];
