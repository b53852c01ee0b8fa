import { priceBands } from '@fairgate/schema/constants';
import type { Cells } from './cells.ts';
import type { GoodsColumns } from './goods.ts';
import type { GoodsQuery } from './goods-index.ts';
import { facetKinds, type FacetKind } from './facets.ts';
import { bandStarts, type Side } from './kinds.ts';
import type { Prices } from './prices.ts';

/** A kind passes all filters of its side, or fails one (by its place in facetKinds), or is out of the question. */
export const passes = 0;
export const isOut = 255;

/** Whether both bounds of the range are those of bands, which kinds know; else each product's price has to be looked at. */
export const followsBands = ({ priceFrom, priceUnder }: GoodsQuery): boolean =>
  [priceFrom, priceUnder].every((bound) => bound === undefined || bandStarts.includes(Number(bound)));

/** A missing bound leaves that side open. */
export const rangeOf = ({
  priceFrom,
  priceUnder,
}: Partial<Pick<GoodsQuery, 'priceFrom' | 'priceUnder'>>): Prices => ({
  from: Number(priceFrom ?? Number.NEGATIVE_INFINITY),
  under: Number(priceUnder ?? Number.POSITIVE_INFINITY),
});

/** Of each kind of a side: `passes`, `isOut`, or 1 + the place of the one facet it fails. */
export type Verdicts = {
  readonly goods: Uint8Array;
  readonly makers: Uint8Array;
  /** Of each cell 1 if it passes on both sides, to be added up without a branch; undefined where all do. */
  readonly passed: Uint8Array | undefined;
};

type Choice = { readonly kind: FacetKind; readonly allows: (number: number, at: number) => boolean };

/** What the filters say of each kind: see `countFacets`. */
export function judge(
  { cells, vocabulary }: GoodsColumns,
  query: GoodsQuery,
  parentOf: (category: number) => number | undefined,
): Verdicts {
  const { categories, countries, certificates, exhibitions } = vocabulary;
  const isIn = (category: number, ids: readonly number[]): boolean =>
    ids.includes(category) || ids.includes(parentOf(category) ?? category);
  const choices: Choice[] = [];
  const choose = (kind: FacetKind, isChosen: boolean, allowed: () => readonly boolean[]): void => {
    if (!isChosen) return;
    const list = allowed();
    choices.push({ kind, allows: (number) => list[number] === true });
  };
  choose('category', query.categoryIds.length > 0, () =>
    categories.values.map((category) => isIn(category, query.categoryIds)),
  );
  choose('country', query.countryIds.length > 0, () =>
    countries.values.map((country) => query.countryIds.includes(country)),
  );
  choose('certificate', query.certificates.length > 0, () =>
    certificates.values.map((list) => list.some((code) => query.certificates.includes(code))),
  );
  choose('exhibition', query.exhibitionIds.length > 0, () =>
    exhibitions.values.map((list) => list.some((id) => query.exhibitionIds.includes(id))),
  );
  choose('verified', query.verified, () => [false, true]);
  const { from, under } = followsBands(query) ? rangeOf(query) : rangeOf({});
  choose('price', query.priceBands.length > 0 || from > 0 || Number.isFinite(under), () =>
    priceBands.map(
      (band, at) =>
        (query.priceBands.length === 0 || query.priceBands.includes(band)) &&
        (bandStarts[at] ?? 0) >= from &&
        (bandStarts[at + 1] ?? Number.POSITIVE_INFINITY) <= under,
    ),
  );
  const { categoryId, maxMinimumOrder } = query;
  if (maxMinimumOrder !== undefined)
    choices.push({
      kind: 'minOrder',
      allows: (_, at) => (cells.goods.minimumOrder[at] as number) <= maxMinimumOrder,
    });
  const [goods, makers] = [judgeSide(cells.goods, choices), judgeSide(cells.makers, choices)];
  if (categoryId !== undefined) {
    const scope = categories.values.map((category) => isIn(category, [categoryId]));
    for (let kind = 0; kind < goods.length; kind += 1)
      if (scope[cells.goods.categoryOf(kind)] !== true) goods[kind] = isOut;
  }
  return {
    goods,
    makers,
    passed: choices.length === 0 && categoryId === undefined ? undefined : passedOf(cells, goods, makers),
  };
}

function judgeSide(side: Side, choices: readonly Choice[]): Uint8Array {
  const verdicts = new Uint8Array(side.count);
  for (const { kind, allows } of choices) {
    const own = 1 + facetKinds.indexOf(kind);
    // A second failure puts a kind out of every facet.
    for (const [at, number] of (side.columns[kind] ?? []).entries())
      if (!allows(number, at)) verdicts[at] = verdicts[at] === passes ? own : isOut;
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
