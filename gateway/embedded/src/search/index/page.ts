import type { FixedSort, GoodsColumns } from './goods.ts';
import type { GoodsQuery } from './goods-index.ts';
import type { Verdicts } from './judge.ts';
import { keyOf, type Orders } from './orders.ts';
import { type Places, placesOf } from './places.ts';
import { type Asked, isWithin } from './tally.ts';

type Page = Pick<GoodsQuery, 'offset' | 'size'>;

/** Fewer hits than one product in so many are sorted; for more, the whole order is gone through. */
const sortedShare = 64;

/** A page with the best scores first; who is alike in it, in the columns' order. */
export function bestPage(columns: GoodsColumns, asked: Asked, verdicts: Verdicts, byScore: Uint32Array, { offset, size }: Page): number[] {
  const page: number[] = [];
  let before = 0;
  for (let score = byScore.length - 1; score >= 0 && page.length < size; score -= 1) {
    const count = byScore[score] as number;
    const skip = Math.max(0, offset - before);
    before += count;
    if (skip < count) page.push(...takeOf(columns, asked, verdicts, score, skip, size - page.length));
  }
  return page;
}

function takeOf(columns: GoodsColumns, asked: Asked, verdicts: Verdicts, score: number, skip: number, size: number): number[] {
  if (asked.words || asked.only !== undefined) return placesOf(columns, asked, verdicts, score).take(skip, size);
  // Without words all are worth the same, and the columns are the list.
  const { cell, price, count } = columns;
  const { passed } = verdicts;
  const { prices } = asked;
  if (!passed && !prices) return Array.from({ length: Math.min(size, count - skip) }, (_, at) => skip + at);
  const page: number[] = [];
  let left = skip;
  for (let place = 0; place < count && page.length < size; place += 1) {
    if (passed?.[cell[place] as number] === 0 || (prices && !isWithin(price[place] as number, prices))) continue;
    if (left > 0) left -= 1;
    else page.push(place);
  }
  return page;
}

/** A page in an order that does not depend on the words. */
export function pageInOrder(columns: GoodsColumns, orders: Orders, sort: FixedSort, places: Places, total: number, { offset, size }: Page): number[] {
  if (total < columns.count / sortedShare) {
    const key = keyOf(columns, sort);
    return places.take(0, total).sort((a, b) => key(a) - key(b) || a - b).slice(offset, offset + size);
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
