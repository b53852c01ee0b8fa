import type { FixedSort, GoodsColumns } from './goods.ts';
import type { GoodsQuery } from './goods-index.ts';
import type { Verdicts } from './judge.ts';
import { keyOf, type Orders } from './orders.ts';
import { type Places, placesOf } from './places.ts';
import { isWithin } from './price-bands.ts';
import type { Asked } from './tally.ts';

type Page = Pick<GoodsQuery, 'offset' | 'size'>;

/** Fewer hits than one product in so many are listed and sorted; more are gone through in their order. */
const sortedShare = 64;

/** Hits of one score on a page: how many are to be left out and to be taken, in the columns' order. */
type Group = { readonly score: number; readonly count: number; readonly skip: number; readonly take: number };

/** A page with the best scores first; who is alike in it, in the columns' order. */
export function bestPage(
  columns: GoodsColumns,
  asked: Asked,
  verdicts: Verdicts,
  byScore: Uint32Array,
  page: Page,
): number[] {
  if (!asked.words && asked.only === undefined) return firstOf(columns, asked, verdicts, page);
  const groups = groupsOn(byScore, page);
  const few = placesOfFew(
    columns,
    asked,
    verdicts,
    byScore.length,
    groups.filter(({ count }) => count < columns.count / sortedShare),
  );
  return groups.flatMap(
    ({ score, skip, take }) =>
      few.get(score)?.slice(skip, skip + take) ??
      placesOf(columns, asked, verdicts, wantedOf(byScore.length, [score])).take(skip, take),
  );
}

function groupsOn(byScore: Uint32Array, { offset, size }: Page): Group[] {
  const groups: Group[] = [];
  let [before, missing] = [0, size];
  for (let score = byScore.length - 1; score >= 0 && missing > 0; score -= 1) {
    const count = byScore[score] as number;
    const skip = Math.max(0, offset - before);
    before += count;
    if (skip >= count) continue;
    const take = Math.min(missing, count - skip);
    groups.push({ score, count, skip, take });
    missing -= take;
  }
  return groups;
}

function wantedOf(scores: number, some: readonly number[]): Uint8Array {
  const wanted = new Uint8Array(scores);
  for (const score of some) wanted[score] = 1;
  return wanted;
}

/** All places of some scores, in one pass: where every title is different a page has many scores. */
function placesOfFew(
  columns: GoodsColumns,
  asked: Asked,
  verdicts: Verdicts,
  scores: number,
  groups: readonly Group[],
): Map<number, number[]> {
  const byScore = new Map(groups.map(({ score }): [number, number[]] => [score, []]));
  if (groups.length === 0) return byScore;
  const places = placesOf(
    columns,
    asked,
    verdicts,
    wantedOf(
      scores,
      groups.map(({ score }) => score),
    ),
  );
  const { words } = asked;
  const scoreOf = (place: number): number =>
    words
      ? (words.titles.scores[columns.title[place] as number] as number) +
        (words.names.scores[columns.supplier[place] as number] as number)
      : 0;
  for (const place of places.take(
    0,
    groups.reduce((sum, { count }) => sum + count, 0),
  ))
    byScore.get(scoreOf(place))?.push(place);
  return byScore;
}

// Without words all are worth the same, and the columns are the list.
function firstOf(
  { cell, price, count }: GoodsColumns,
  { prices }: Asked,
  { passed }: Verdicts,
  { offset, size }: Page,
): number[] {
  if (!passed && !prices)
    return Array.from({ length: Math.min(size, count - offset) }, (_, at) => offset + at);
  const page: number[] = [];
  let left = offset;
  for (let place = 0; place < count && page.length < size; place += 1) {
    if (passed?.[cell[place] as number] === 0 || (prices && !isWithin(price[place] as number, prices)))
      continue;
    if (left > 0) left -= 1;
    else page.push(place);
  }
  return page;
}

/** A page in an order that does not depend on the words. */
export function pageInOrder(
  columns: GoodsColumns,
  orders: Orders,
  sort: FixedSort,
  places: Places,
  total: number,
  { offset, size }: Page,
): number[] {
  if (total < columns.count / sortedShare) {
    const key = keyOf(columns, sort);
    return places
      .take(0, total)
      .sort((a, b) => key(a) - key(b) || a - b)
      .slice(offset, offset + size);
  }
  const page: number[] = [];
  let left = offset;
  for (const place of orders.of(sort)) {
    if (!places.has(place)) continue;
    if (left > 0) left -= 1;
    else if (page.push(place) === size) break;
  }
  return page;
}
