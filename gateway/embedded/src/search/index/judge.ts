import type { Cells } from './cells.ts';
import { isInCategory, type ParentOf, testOf } from './filter.ts';
import type { GoodsColumns } from './goods.ts';
import { type FacetKind, facetKinds, type GoodsConditions, goodsFilters } from './goods-filters.ts';
import type { Side } from './kinds.ts';

/** A kind passes all filters of its side, or fails one (by its place in facetKinds), or is out of the question. */
export const passes = 0;
export const isOut = 255;
/** The verdict on what fails this filter and no other. */
export const failsOnly = (kind: FacetKind): number => 1 + facetKinds.indexOf(kind);

/** Of each kind of a side: `passes`, `isOut`, or `failsOnly` of one filter. */
export type Verdicts = {
  readonly goods: Uint8Array;
  readonly makers: Uint8Array;
  /** Of each cell 1 if it passes on both sides, to be added up without a branch; undefined where all do. */
  readonly passed: Uint8Array | undefined;
};

/** What a filter says of each of its facts. */
type Choice = { readonly kind: FacetKind; readonly allowed: readonly boolean[] };

/** What the filters say of each kind: see `countFacets`. */
export function judge(
  { cells, vocabulary }: GoodsColumns,
  conditions: GoodsConditions,
  parentOf: ParentOf,
): Verdicts {
  const choices = facetKinds.flatMap((kind): Choice[] => {
    const test = testOf(goodsFilters[kind], conditions, parentOf);
    return test ? [{ kind, allowed: vocabulary[kind].values.map(test) }] : [];
  });
  const [goods, makers] = [judgeSide(cells.goods, choices), judgeSide(cells.makers, choices)];
  const { categoryId } = conditions;
  if (categoryId !== undefined) {
    const scope = vocabulary.category.values.map((facts) => isInCategory(facts, [categoryId], parentOf));
    for (const [kind, category] of (cells.goods.columns.category ?? []).entries())
      if (scope[category] !== true) goods[kind] = isOut;
  }
  return {
    goods,
    makers,
    passed: choices.length === 0 && categoryId === undefined ? undefined : passedOf(cells, goods, makers),
  };
}

function judgeSide(side: Side, choices: readonly Choice[]): Uint8Array {
  const verdicts = new Uint8Array(side.count);
  for (const { kind, allowed } of choices) {
    const own = failsOnly(kind);
    // A second failure puts a kind out of every facet.
    for (const [at, number] of (side.columns[kind] ?? []).entries())
      if (allowed[number] !== true) verdicts[at] = verdicts[at] === passes ? own : isOut;
  }
  return verdicts;
}

function passedOf({ goodsKind, makerKind, count }: Cells, goods: Uint8Array, makers: Uint8Array): Uint8Array {
  const passed = new Uint8Array(count);
  for (let cell = 0; cell < count; cell += 1)
    passed[cell] =
      goods[goodsKind[cell] as number] === passes && makers[makerKind[cell] as number] === passes ? 1 : 0;
  return passed;
}
