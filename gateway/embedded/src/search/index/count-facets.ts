import { priceBands } from '@fairgate/schema/constants';
import type { Cells } from './cells.ts';
import { type FacetCount, type FacetKind, facetKinds } from './facets.ts';
import { isOut, passes, type Verdicts } from './judge.ts';
import { minimumOrderBounds, type Side } from './kinds.ts';
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
  verdict === passes || verdict === 1 + facetKinds.indexOf('price');

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
  { goods, makers }: Cells,
  { categories, countries, certificates, exhibitions }: Vocabulary,
  verdicts: Verdicts,
  sums: Sums,
  kinds: readonly FacetKind[],
): FacetCount[] {
  const counts = (
    side: Side,
    of: Uint8Array,
    found: Uint32Array,
    kind: FacetKind,
    size: number,
  ): Uint32Array => {
    const own = new Uint32Array(size);
    const column = side.columns[kind] ?? [];
    const failsOnlyHere = kinds.indexOf(kind) + 1;
    for (const [at, number] of column.entries())
      if (of[at] === passes || of[at] === failsOnlyHere)
        own[number] = (own[number] as number) + (found[at] as number);
    return own;
  };
  const ofGoods = (kind: FacetKind, size: number): Uint32Array =>
    counts(goods, verdicts.goods, sums.goods, kind, size);
  const ofMakers = (kind: FacetKind, size: number): Uint32Array =>
    counts(makers, verdicts.makers, sums.makers, kind, size);
  const byBand = ofGoods('price', priceBands.length);
  if (sums.besidePrice) {
    for (const [at, band] of goods.columns.price.entries())
      if (passesButPrice(verdicts.goods[at]))
        byBand[band] = (byBand[band] as number) + (sums.besidePrice[at] as number);
  }
  // One more place than there are bounds, for orders above all of them. Who orders fifty can order two hundred.
  const byBound = ofGoods('minOrder', minimumOrderBounds.length + 1);
  for (let bound = 1; bound < minimumOrderBounds.length; bound += 1)
    byBound[bound] = (byBound[bound] as number) + (byBound[bound - 1] as number);
  return [
    ...say('category', ofGoods('category', categories.values.length), (place) =>
      String(categories.values[place]),
    ),
    ...say('country', ofMakers('country', countries.values.length), (place) => countries.values[place] ?? ''),
    ...sayLists('certificate', ofGoods('certificate', certificates.values.length), certificates.values),
    ...say('verified', ofMakers('verified', 2).subarray(1), () => 'true'),
    ...say('minOrder', byBound.subarray(0, minimumOrderBounds.length), (place) =>
      String(minimumOrderBounds[place]),
    ),
    ...say('price', byBand, (place) => priceBands[place] ?? ''),
    ...sayLists('exhibition', ofMakers('exhibition', exhibitions.values.length), exhibitions.values),
  ];
}

function say(kind: FacetKind, counts: Uint32Array, valueOf: (place: number) => string): FacetCount[] {
  return [...counts].flatMap((count, place) => (count > 0 ? [{ kind, value: valueOf(place), count }] : []));
}

/** Of lists that are counted as wholes, how often each of their values is in one. */
export function sayLists<Kind extends string>(
  kind: Kind,
  counts: Uint32Array,
  lists: readonly (readonly (string | number)[])[],
): FacetCount<Kind>[] {
  const sums = new Map<string, number>();
  for (const [place, count] of counts.entries()) {
    if (count > 0)
      for (const value of lists[place] ?? []) sums.set(String(value), (sums.get(String(value)) ?? 0) + count);
  }
  return Array.from(sums, ([value, count]) => ({ kind, value, count }));
}
