import type { Buckets } from './buckets.ts';
import { isInCategory, type ParentOf, testOf } from './filter.ts';
import type { GoodsColumns } from './goods.ts';
import { type FacetKind, facetKinds, type GoodsConditions, goodsFilters } from './goods-filters.ts';
import type { Side } from './kinds.ts';

/**
 * The outcome of the filters for a kind: it passes all filters of its side, fails exactly one (see failsOnly), or is
 * excluded.
 */
export const passes = 0;
export const isOut = 255;
/** The outcome for a kind that fails this filter and no other. */
export const failsOnly = (kind: FacetKind): number => 1 + facetKinds.indexOf(kind);

/** For each kind of a side: `passes`, `isOut`, or `failsOnly` of one filter. */
export type FilterOutcomes = {
  readonly goods: Uint8Array;
  readonly suppliers: Uint8Array;
  /** 1 for each bucket that passes on both sides, so that a sum needs no branch. Undefined if all buckets pass. */
  readonly passed: Uint8Array | undefined;
};

/** Which of its facts a filter allows. */
type Choice = { readonly kind: FacetKind; readonly allowed: readonly boolean[] };

/** Evaluates the filters for each kind: see `countFacets`. */
export function evaluateFilters(
  { buckets, vocabulary }: GoodsColumns,
  conditions: GoodsConditions,
  parentOf: ParentOf,
): FilterOutcomes {
  const choices = facetKinds.flatMap((kind): Choice[] => {
    const test = testOf(goodsFilters[kind], conditions, parentOf);
    return test ? [{ kind, allowed: vocabulary[kind].values.map(test) }] : [];
  });
  const [goods, suppliers] = [evaluateSide(buckets.goods, choices), evaluateSide(buckets.suppliers, choices)];
  const { categoryId } = conditions;
  if (categoryId !== undefined) {
    const scope = vocabulary.category.values.map((facts) => isInCategory(facts, [categoryId], parentOf));
    for (const [kind, category] of (buckets.goods.columns.category ?? []).entries())
      if (scope[category] !== true) goods[kind] = isOut;
  }
  return {
    goods,
    suppliers,
    passed:
      choices.length === 0 && categoryId === undefined ? undefined : passedOf(buckets, goods, suppliers),
  };
}

function evaluateSide(side: Side, choices: readonly Choice[]): Uint8Array {
  const outcomes = new Uint8Array(side.count);
  for (const { kind, allowed } of choices) {
    const own = failsOnly(kind);
    // A kind that fails two filters counts in no facet.
    for (const [at, number] of (side.columns[kind] ?? []).entries())
      if (allowed[number] !== true) outcomes[at] = outcomes[at] === passes ? own : isOut;
  }
  return outcomes;
}

function passedOf(
  { goodsKind, supplierKind, count }: Buckets,
  goods: Uint8Array,
  suppliers: Uint8Array,
): Uint8Array {
  const passed = new Uint8Array(count);
  for (let bucket = 0; bucket < count; bucket += 1)
    passed[bucket] =
      goods[goodsKind[bucket] as number] === passes && suppliers[supplierKind[bucket] as number] === passes
        ? 1
        : 0;
  return passed;
}
