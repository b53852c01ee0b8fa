import type { FacetKind } from './goods-filters.ts';

/** Exact counts. A facet counts what all the others leave over, so that its own values can be chosen beside each other. */
export type FacetCount<Kind extends string = FacetKind> = {
  readonly kind: Kind;
  readonly value: string;
  readonly count: number;
};

/** What finds something where all words found nothing: words, those that had to go for it, and certificates that others named. */
export type NearWords = {
  readonly keyword: string;
  readonly dropped: readonly string[];
  readonly certificates: readonly string[];
};
