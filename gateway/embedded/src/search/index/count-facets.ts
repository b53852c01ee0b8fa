import type { Cells } from './cells.ts';
import type { Facts } from './filter.ts';
import { facetKinds, goodsFilters } from './goods-filters.ts';
import type { FacetCount } from './facet-count.ts';
import { failsOnly, isOut, passes, type Verdicts } from './judge.ts';
import type { Tally } from './tally.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What was found, by the kinds of each side, of whatever passes on the other side. */
export type Sums = {
  readonly goods: Uint32Array;
  readonly makers: Uint32Array;
  readonly besidePrice: Uint32Array | undefined;
};

/** One pass over the cells, after which there are only kinds left to look at. */
export function sumsOf(cells: Cells, { found, beside }: Tally, { goods, makers }: Verdicts): Sums {
  const sums = { goods: new Uint32Array(cells.goods.count), makers: new Uint32Array(cells.makers.count) };
  addUp(cells, found, goods, makers, sums.goods, sums.makers);
  if (!beside) return { ...sums, besidePrice: undefined };
  const besidePrice = new Uint32Array(cells.goods.count);
  addUp(cells, beside, goods, makers, besidePrice, new Uint32Array(cells.makers.count));
  return { ...sums, besidePrice };
}

function addUp(
  { goodsKind, makerKind, count }: Cells,
  found: Uint32Array,
  goods: Uint8Array,
  makers: Uint8Array,
  byGoods: Uint32Array,
  byMakers: Uint32Array,
): void {
  for (let cell = 0; cell < count; cell += 1) {
    const here = found[cell] as number;
    if (here === 0) continue;
    const [kind, maker] = [goodsKind[cell] as number, makerKind[cell] as number];
    if (makers[maker] === passes) byGoods[kind] = (byGoods[kind] as number) + here;
    if (goods[kind] === passes) byMakers[maker] = (byMakers[maker] as number) + here;
  }
}

/** Whether a kind fails nothing but the price: bands and the range are one filter, so products beside the range may be beside the bands, too. */
const passesButPrice = (verdict: number | undefined): boolean =>
  verdict === passes || verdict === failsOnly('price');

/** How many pass everything, and how many meet the words and fail one filter at most. */
export function totalsOf(sums: Sums, verdicts: Verdicts): { total: number; met: number } {
  let [total, met] = [0, 0];
  for (const [kind, count] of sums.goods.entries()) {
    if (verdicts.goods[kind] === passes) total += count;
    if (verdicts.goods[kind] !== isOut) met += count;
    if (sums.besidePrice && passesButPrice(verdicts.goods[kind])) met += sums.besidePrice[kind] as number;
  }
  for (const [kind, count] of sums.makers.entries())
    if (verdicts.makers[kind] !== passes && verdicts.makers[kind] !== isOut) met += count;
  return { total, met };
}

/**
 * Exact counts. Who fails one filter alone is counted in that filter's facet and in no other: that is how the values beside a
 * chosen one keep their counts.
 */
export function countFacets(
  cells: Cells,
  vocabulary: Vocabulary,
  verdicts: Verdicts,
  sums: Sums,
): FacetCount[] {
  return facetKinds.flatMap((kind) => {
    const { side, countedAs } = goodsFilters[kind];
    const counts = new Uint32Array(vocabulary[kind].values.length);
    const [of, found, failsOnlyHere] = [verdicts[side], sums[side], failsOnly(kind)];
    const beside = kind === 'price' ? sums.besidePrice : undefined;
    for (const [at, number] of (cells[side].columns[kind] ?? []).entries()) {
      if (of[at] === passes || of[at] === failsOnlyHere)
        counts[number] = (counts[number] as number) + (found[at] as number);
      if (beside && passesButPrice(of[at]))
        counts[number] = (counts[number] as number) + (beside[at] as number);
    }
    return sayLists(kind, counts, vocabulary[kind].values, countedAs);
  });
}

/** Of lists that are counted as wholes, how often each of their values is in one. */
export function sayLists<Kind extends string>(
  kind: Kind,
  counts: Uint32Array,
  lists: readonly Facts[],
  countedAs: (facts: Facts) => Facts = (facts) => facts,
): FacetCount<Kind>[] {
  const sums = new Map<string, number>();
  for (const [place, count] of counts.entries()) {
    if (count > 0)
      for (const value of countedAs(lists[place] ?? []))
        sums.set(String(value), (sums.get(String(value)) ?? 0) + count);
  }
  return Array.from(sums, ([value, count]) => ({ kind, value, count }));
}
