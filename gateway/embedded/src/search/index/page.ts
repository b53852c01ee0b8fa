import type { FixedSort, GoodsColumns } from './goods.ts';
import type { GoodsQuery } from './goods-index.ts';
import type { FilterOutcomes } from './evaluate-filters.ts';
import { keyOf, type Orders } from './orders.ts';
import { type RowSet, rowsOf } from './row-set.ts';
import { isWithin } from './price-bands.ts';
import type { ScanConditions } from './tally.ts';

type Page = Pick<GoodsQuery, 'offset' | 'size'>;

/**
 * If fewer than one product in this many matches, the matches are listed and sorted. Otherwise all products are scanned
 * in sort order.
 */
const sortedShare = 64;

/** The matches of one score on a page: how many to skip and how many to take, in column order. */
type Group = { readonly score: number; readonly count: number; readonly skip: number; readonly take: number };

/** A page with the best scores first; equal scores keep the column order. */
export function bestPage(
  columns: GoodsColumns,
  conditions: ScanConditions,
  outcomes: FilterOutcomes,
  byScore: Uint32Array,
  page: Page,
): number[] {
  if (!conditions.words && conditions.only === undefined) return firstOf(columns, conditions, outcomes, page);
  const groups = groupsOn(byScore, page);
  const few = rowsOfFew(
    columns,
    conditions,
    outcomes,
    byScore.length,
    groups.filter(({ count }) => count < columns.count / sortedShare),
  );
  return groups.flatMap(
    ({ score, skip, take }) =>
      few.get(score)?.slice(skip, skip + take) ??
      rowsOf(columns, conditions, outcomes, wantedOf(byScore.length, [score])).take(skip, take),
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

/** All rows with these scores, in one pass: if all titles differ, a page has many scores. */
function rowsOfFew(
  columns: GoodsColumns,
  conditions: ScanConditions,
  outcomes: FilterOutcomes,
  scores: number,
  groups: readonly Group[],
): Map<number, number[]> {
  const byScore = new Map(groups.map(({ score }): [number, number[]] => [score, []]));
  if (groups.length === 0) return byScore;
  const rows = rowsOf(
    columns,
    conditions,
    outcomes,
    wantedOf(
      scores,
      groups.map(({ score }) => score),
    ),
  );
  const { words } = conditions;
  const scoreOf = (row: number): number =>
    words
      ? (words.titles.scores[columns.title[row] as number] as number) +
        (words.names.scores[columns.supplier[row] as number] as number)
      : 0;
  for (const row of rows.take(
    0,
    groups.reduce((sum, { count }) => sum + count, 0),
  ))
    byScore.get(scoreOf(row))?.push(row);
  return byScore;
}

// Without words all scores are equal, and the column order is the result.
function firstOf(
  { bucket, price, count }: GoodsColumns,
  { prices }: ScanConditions,
  { passed }: FilterOutcomes,
  { offset, size }: Page,
): number[] {
  if (!passed && !prices)
    return Array.from({ length: Math.min(size, count - offset) }, (_, at) => offset + at);
  const page: number[] = [];
  let left = offset;
  for (let row = 0; row < count && page.length < size; row += 1) {
    if (passed?.[bucket[row] as number] === 0 || (prices && !isWithin(price[row] as number, prices)))
      continue;
    if (left > 0) left -= 1;
    else page.push(row);
  }
  return page;
}

/** A page in an order that does not depend on the words. */
export function pageInOrder(
  columns: GoodsColumns,
  orders: Orders,
  sort: FixedSort,
  rows: RowSet,
  total: number,
  { offset, size }: Page,
): number[] {
  if (total < columns.count / sortedShare) {
    const key = keyOf(columns, sort);
    return rows
      .take(0, total)
      .sort((a, b) => key(a) - key(b) || a - b)
      .slice(offset, offset + size);
  }
  const page: number[] = [];
  let left = offset;
  for (const row of orders.of(sort)) {
    if (!rows.has(row)) continue;
    if (left > 0) left -= 1;
    else if (page.push(row) === size) break;
  }
  return page;
}
