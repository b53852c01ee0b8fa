import { countFacets, isOut, passes, priceBands } from './cells.ts';
import type { GoodsColumns } from './goods.ts';
import { facetKinds, type FacetKind, type GoodsFound, type GoodsQuery } from './goods-index.ts';
import type { Marked, Marks } from './marks.ts';
import { keyOf, type Orders } from './orders.ts';

const scores = 8192;
/** Fewer hits than one in so many are sorted; of more, enough for a page are met soon on the way through the whole order. */
const sortedShare = 64;

/**
 * All products that meet the words and pass the filters: how many, one page, counts. One pass over the columns, whatever was
 * asked for, and a second until the page is full.
 * @param marked the question's marks on titles and on suppliers' names; undefined where there are no words.
 */
export function scan(columns: GoodsColumns, orders: Orders, query: GoodsQuery, marked: Marked | undefined, parentOf: (category: number) => number | undefined): GoodsFound & { readonly met: number } {
  const verdicts = judge(columns, query, parentOf);
  const { cell, title, supplier, price, count } = columns;
  const [titles, names] = marked?.of ?? [];
  const full = marked?.full ?? 0;
  const from = Number(query.priceFrom ?? Number.NEGATIVE_INFINITY);
  const under = Number(query.priceUnder ?? Number.POSITIVE_INFINITY);
  const isPriced = !followsBands(query) && (query.priceFrom !== undefined || query.priceUnder !== undefined);
  const only = query.supplierId === undefined ? undefined : (columns.suppliers.find(query.supplierId) ?? -1);
  const found = new Uint32Array(columns.cells.count);
  const beside = isPriced ? new Uint32Array(columns.cells.count) : undefined;
  const byScore = new Uint32Array(scores);
  let [total, met] = [0, 0];

  const meets = (place: number): boolean =>
    titles === undefined || names === undefined || ((titles.masks[title[place] as number] as number) | (names.masks[supplier[place] as number] as number)) === full;
  // Mostly no supplier is called what is looked for, and the titles alone decide.
  const isNamed = names?.masks.some((mask) => mask !== 0) ?? false;
  const scoreOf = (place: number): number =>
    titles === undefined || names === undefined ? 0 : !isNamed ? (titles.scores[title[place] as number] as number) : (titles.scores[title[place] as number] as number) + (names.scores[supplier[place] as number] as number);
  const isAsked = (place: number): boolean => (only === undefined || supplier[place] === only) && meets(place);
  const isPassed = (place: number): boolean =>
    verdicts[cell[place] as number] === passes && (!isPriced || ((price[place] as number) >= from && (price[place] as number) < under)) && isAsked(place);

  if (marked === undefined && only === undefined && !isPriced) {
    // Without words a cell is found whole.
    found.set(columns.cells.sizes.subarray(0, found.length));
    for (let at = 0; at < found.length; at += 1) {
      if (verdicts[at] !== isOut) met += found[at] as number;
      if (verdicts[at] === passes) total += found[at] as number;
    }
    byScore[0] = total;
  } else {
    const within = { from: isPriced ? from : Number.NEGATIVE_INFINITY, under: isPriced ? under : Number.POSITIVE_INFINITY };
    ({ total, met } = tally(columns, { titles, names: isNamed ? names : undefined, full, only, ...within }, verdicts, { found, beside: beside ?? found, byScore }));
  }
  const places = query.size === 0 || query.offset >= total ? []
    : query.sort === 'relevance' ? bestOf(columns, byScore, query, isPassed, scoreOf, isNamed ? undefined : titles?.scores)
    : total < count / sortedShare ? sorted(columns, query.sort, query, isPassed)
    : along(orders.of(query.sort), query, isPassed);
  return {
    total,
    met,
    ids: places.map((place) => columns.ids[place] as number),
    facets: query.withFacets ? countFacets(columns.cells, columns.vocabulary, verdicts, found, beside, facetKinds) : [],
  };
}

type Asked = {
  readonly titles: Marks | undefined; readonly names: Marks | undefined; readonly full: number; readonly only: number | undefined;
  readonly from: number; readonly under: number;
};

// By itself and with names of its own for everything: what a closure shares is looked up anew for each of a million products.
function tally(
  { cell, title, supplier, price, count, titles: { values: allTitles } }: GoodsColumns, { titles, names, full, only = -2, from, under }: Asked, verdicts: Uint8Array,
  { found, beside, byScore }: { readonly found: Uint32Array; readonly beside: Uint32Array; readonly byScore: Uint32Array },
): { total: number; met: number } {
  const { masks, scores: worth } = titles ?? { masks: new Uint16Array(allTitles.length), scores: new Uint16Array(allTitles.length) };
  const byName = names?.masks;
  const nameWorth = names?.scores;
  let total = 0;
  let met = 0;
  for (let place = 0; place < count; place += 1) {
    const at = title[place] as number;
    const mask = masks[at] as number;
    const by = byName ? (supplier[place] as number) : 0;
    if ((byName ? mask | (byName[by] as number) : mask) !== full || (only !== -2 && supplier[place] !== only)) continue;
    const own = cell[place] as number;
    const verdict = verdicts[own] as number;
    if (verdict === isOut) continue;
    met += 1;
    const amount = price[place] as number;
    if (!(amount >= from && amount < under)) {
      beside[own] = (beside[own] as number) + 1;
      continue;
    }
    found[own] = (found[own] as number) + 1;
    if (verdict !== passes) continue;
    total += 1;
    const score = (worth[at] as number) + (nameWorth ? (nameWorth[by] as number) : 0);
    byScore[score] = (byScore[score] as number) + 1;
  }
  return { total, met };
}

type Page = Pick<GoodsQuery, 'offset' | 'size'>;

/** A page with the best scores first; who is alike in it, in the columns' order. */
function bestOf(columns: GoodsColumns, byScore: Uint32Array, { offset, size }: Page, isPassed: (place: number) => boolean, scoreOf: (place: number) => number, byTitle: Uint16Array | undefined): number[] {
  // How many of each score are to be left out and to be taken.
  const groups: { skip: number; readonly take: number; readonly places: number[] }[] = [];
  const groupOf = new Uint8Array(byScore.length);
  let [before, missing] = [0, size];
  for (let score = byScore.length - 1; score >= 0 && missing > 0; score -= 1) {
    const here = byScore[score] as number;
    const skip = Math.max(0, offset - before);
    before += here;
    if (here === 0 || skip >= here) continue;
    const take = Math.min(missing, here - skip);
    groupOf[score] = groups.push({ skip, take, places: [] });
    missing -= take;
  }
  let open = groups.length;
  const { title, count } = columns;
  // Where titles alone decide, which group each is in is known before the products are gone through.
  const groupOfTitle = byTitle && Uint8Array.from(byTitle, (score) => groupOf[score] as number);
  for (let place = 0; place < count && open > 0; place += 1) {
    const number = groupOfTitle ? (groupOfTitle[title[place] as number] as number) : (groupOf[scoreOf(place)] as number);
    if (number === 0) continue;
    const group = groups[number - 1];
    if (!group || group.places.length === group.take || !isPassed(place)) continue;
    if (group.skip > 0) group.skip -= 1;
    else if (group.places.push(place) === group.take) open -= 1;
  }
  return groups.flatMap(({ places }) => places);
}

function sorted(columns: GoodsColumns, sort: Parameters<typeof keyOf>[1], { offset, size }: Page, isPassed: (place: number) => boolean): number[] {
  const key = keyOf(columns, sort);
  const places: number[] = [];
  for (let place = 0; place < columns.count; place += 1) if (isPassed(place)) places.push(place);
  return places.sort((a, b) => key(a) - key(b) || a - b).slice(offset, offset + size);
}

function along(order: Uint32Array, { offset, size }: Page, isPassed: (place: number) => boolean): number[] {
  const places: number[] = [];
  let left = offset;
  for (let at = 0; at < order.length && places.length < size; at += 1) {
    const place = order[at] as number;
    if (!isPassed(place)) continue;
    if (left > 0) left -= 1;
    else places.push(place);
  }
  return places;
}

const followsBands = ({ priceFrom, priceUnder }: GoodsQuery): boolean =>
  [priceFrom, priceUnder].every((bound) => bound === undefined || priceBands.includes(Number(bound)));

/** What the filters say of each cell: see `countFacets`. */
function judge(columns: GoodsColumns, query: GoodsQuery, parentOf: (category: number) => number | undefined): Uint8Array {
  const { cells, vocabulary: { categories, countries, certificates, exhibitions } } = columns;
  const verdicts = new Uint8Array(cells.count);
  const isIn = (category: number, ids: readonly number[]): boolean => ids.includes(category) || ids.includes(parentOf(category) ?? category);
  const scope = query.categoryId === undefined ? undefined : categories.values.map((category) => isIn(category, [query.categoryId ?? 0]));
  // Of each facet that something is chosen of, whether a cell's number passes.
  const tests: { kind: FacetKind; test: (cell: number) => boolean }[] = [];
  const choose = (kind: FacetKind, isChosen: boolean, column: Uint16Array, allowed: () => readonly boolean[]): void => {
    if (!isChosen) return;
    const list = Uint8Array.from(allowed(), Number);
    tests.push({ kind, test: (cell) => list[column[cell] as number] === 1 });
  };
  choose('category', query.categoryIds.length > 0, cells.category, () => categories.values.map((category) => isIn(category, query.categoryIds)));
  choose('country', query.countryIds.length > 0, cells.country, () => countries.values.map((country) => query.countryIds.includes(country)));
  choose('certificate', query.certificates.length > 0, cells.certificates, () => certificates.values.map((list) => list.some((code) => query.certificates.includes(code))));
  choose('exhibition', query.exhibitionIds.length > 0, cells.exhibitions, () => exhibitions.values.map((list) => list.some((id) => query.exhibitionIds.includes(id))));
  if (query.verified) tests.push({ kind: 'verified', test: (cell) => cells.verified[cell] === 1 });
  const { maxMinimumOrder } = query;
  if (maxMinimumOrder !== undefined) tests.push({ kind: 'minOrder', test: (cell) => (cells.minimumOrder[cell] as number) <= maxMinimumOrder });
  if (followsBands(query) && (query.priceFrom ?? query.priceUnder) !== undefined) {
    const [first, end] = [priceBands.indexOf(Number(query.priceFrom ?? priceBands[0])), query.priceUnder === undefined ? priceBands.length : priceBands.indexOf(Number(query.priceUnder))];
    tests.push({ kind: 'price', test: (cell) => (cells.priceBand[cell] as number) >= first && (cells.priceBand[cell] as number) < end });
  }
  if (scope !== undefined) for (let cell = 0; cell < cells.count; cell += 1) if (scope[cells.category[cell] as number] !== true) verdicts[cell] = isOut;
  for (const { kind, test } of tests) {
    const own = 1 + facetKinds.indexOf(kind);
    // A second failure puts a cell out of every facet.
    for (let cell = 0; cell < cells.count; cell += 1) if (!test(cell)) verdicts[cell] = verdicts[cell] === passes ? own : isOut;
  }
  return verdicts;
}
