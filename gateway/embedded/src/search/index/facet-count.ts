import type { FacetKind } from './goods-filters.ts';

/** Exact counts. A facet ignores its own selection, so that its other values stay available. */
export type FacetCount<Kind extends string = FacetKind> = {
  readonly kind: Kind;
  readonly value: string;
  readonly count: number;
};

/** A query that finds results when the original one does not: words, dropped words, and certificates named by words. */
export type NearWords = {
  readonly keyword: string;
  readonly dropped: readonly string[];
  readonly certificates: readonly string[];
};
