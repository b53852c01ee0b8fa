import type { Buckets } from './buckets.ts';
import type { Facts } from './filter.ts';
import { facetKinds, goodsFilters } from './goods-filters.ts';
import type { FacetCount } from './facet-count.ts';
import { failsOnly, isOut, passes, type FilterOutcomes } from './evaluate-filters.ts';
import type { Tally } from './tally.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The number of matches by kind of each side, limited to products that pass the other side. */
export type Sums = {
  readonly goods: Uint32Array;
  readonly suppliers: Uint32Array;
  readonly besidePrice: Uint32Array | undefined;
};

/** One pass over the buckets; everything after it works on kinds only. */
export function sumsOf(
  buckets: Buckets,
  { found, beside }: Tally,
  { goods, suppliers }: FilterOutcomes,
): Sums {
  const sums = {
    goods: new Uint32Array(buckets.goods.count),
    suppliers: new Uint32Array(buckets.suppliers.count),
  };
  addUp(buckets, found, goods, suppliers, sums.goods, sums.suppliers);
  if (!beside) return { ...sums, besidePrice: undefined };
  const besidePrice = new Uint32Array(buckets.goods.count);
  addUp(buckets, beside, goods, suppliers, besidePrice, new Uint32Array(buckets.suppliers.count));
  return { ...sums, besidePrice };
}

function addUp(
  { goodsKind, supplierKind, count }: Buckets,
  found: Uint32Array,
  goods: Uint8Array,
  suppliers: Uint8Array,
  byGoods: Uint32Array,
  bySuppliers: Uint32Array,
): void {
  for (let bucket = 0; bucket < count; bucket += 1) {
    const here = found[bucket] as number;
    if (here === 0) continue;
    const [kind, supplier] = [goodsKind[bucket] as number, supplierKind[bucket] as number];
    if (suppliers[supplier] === passes) byGoods[kind] = (byGoods[kind] as number) + here;
    if (goods[kind] === passes) bySuppliers[supplier] = (bySuppliers[supplier] as number) + here;
  }
}

/**
 * Whether a kind fails no filter but the price. Bands and range are one filter, so products outside the range may be
 * outside the bands too.
 */
const passesButPrice = (outcome: number | undefined): boolean =>
  outcome === passes || outcome === failsOnly('price');

/** The number of products that pass all filters, and of those that match the words and fail one filter at most. */
export function totalsOf(sums: Sums, outcomes: FilterOutcomes): { total: number; matched: number } {
  let [total, matched] = [0, 0];
  for (const [kind, count] of sums.goods.entries()) {
    if (outcomes.goods[kind] === passes) total += count;
    if (outcomes.goods[kind] !== isOut) matched += count;
    if (sums.besidePrice && passesButPrice(outcomes.goods[kind])) matched += sums.besidePrice[kind] as number;
  }
  for (const [kind, count] of sums.suppliers.entries())
    if (outcomes.suppliers[kind] !== passes && outcomes.suppliers[kind] !== isOut) matched += count;
  return { total, matched };
}

/**
 * Exact counts. A product that fails one filter counts in that filter's facet only: the other values of a selected
 * facet keep their counts.
 */
export function countFacets(
  buckets: Buckets,
  vocabulary: Vocabulary,
  outcomes: FilterOutcomes,
  sums: Sums,
): FacetCount[] {
  return facetKinds.flatMap((kind) => {
    const { side, countedAs } = goodsFilters[kind];
    const counts = new Uint32Array(vocabulary[kind].values.length);
    const [of, found, failsOnlyHere] = [outcomes[side], sums[side], failsOnly(kind)];
    const beside = kind === 'price' ? sums.besidePrice : undefined;
    for (const [at, number] of (buckets[side].columns[kind] ?? []).entries()) {
      if (of[at] === passes || of[at] === failsOnlyHere)
        counts[number] = (counts[number] as number) + (found[at] as number);
      if (beside && passesButPrice(of[at]))
        counts[number] = (counts[number] as number) + (beside[at] as number);
    }
    return countListValues(kind, counts, vocabulary[kind].values, countedAs);
  });
}

/** Counts the values of lists; each list has one count. */
export function countListValues<Kind extends string>(
  kind: Kind,
  counts: Uint32Array,
  lists: readonly Facts[],
  countedAs: (facts: Facts) => Facts = (facts) => facts,
): FacetCount<Kind>[] {
  const sums = new Map<string, number>();
  for (const [index, count] of counts.entries()) {
    if (count > 0)
      for (const value of countedAs(lists[index] ?? []))
        sums.set(String(value), (sums.get(String(value)) ?? 0) + count);
  }
  return Array.from(sums, ([value, count]) => ({ kind, value, count }));
}
