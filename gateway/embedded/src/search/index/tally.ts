import type { GoodsColumns } from './goods.ts';
import type { QueryMatches, TextMatches } from './word-matches.ts';
import type { FilterOutcomes } from './evaluate-filters.ts';
import { isWithin, type Prices } from './price-bands.ts';

/** The conditions of a query that a bucket cannot answer. */
export type ScanConditions = {
  readonly words: Words | undefined;
  /** The number of the supplier to whose products the query is limited. */
  readonly only: number | undefined;
  /** Undefined if the buckets answer the price filter. */
  readonly prices: Prices | undefined;
};

/** The matches in titles and in names, and the suppliers whose names match. Mostly there are none. */
export type Words = {
  readonly full: number;
  readonly titles: TextMatches;
  readonly names: TextMatches;
  readonly named: readonly number[];
};

export type Tally = {
  /** The number of products in each bucket that match the words and the price, whether or not the bucket passes the filters. */
  readonly found: Uint32Array;
  /** The number of products in each bucket that match the words but not the price. */
  readonly beside: Uint32Array | undefined;
  /** The number of passing products for each score. */
  readonly byScore: Uint32Array;
};

/** Above the highest total score of a title and a name. */
const scores = 8192;

export function wordsOf(matches: QueryMatches): Words | undefined {
  const [titles, names] = matches.of;
  if (!titles || !names) return undefined;
  const named: number[] = [];
  const { masks } = names;
  for (let supplier = 0; supplier < masks.length; supplier += 1)
    if (masks[supplier] !== 0) named.push(supplier);
  return { full: matches.full, titles, names, named };
}

/** Counts the matching products by bucket and by score. The filters are applied to the buckets afterwards. */
export function tally(columns: GoodsColumns, conditions: ScanConditions, outcomes: FilterOutcomes): Tally {
  const into: Tally = {
    found: new Uint32Array(columns.buckets.count),
    beside: conditions.prices && new Uint32Array(columns.buckets.count),
    byScore: new Uint32Array(scores),
  };
  if (conditions.only !== undefined) tallySupplier(columns, conditions.only, conditions, outcomes, into);
  else if (conditions.words === undefined) tallyAll(columns, conditions, outcomes, into);
  else if (conditions.prices === undefined) tallyTitles(columns, conditions.words, outcomes, into);
  else tallyTitlesByPrice(columns, conditions.words, conditions.prices, outcomes, into);
  if (conditions.only === undefined && conditions.words)
    tallyNamed(columns, conditions.words, conditions, outcomes, into);
  return into;
}

function tallyAll(
  { bucket, buckets, price, count }: GoodsColumns,
  { prices }: ScanConditions,
  { passed }: FilterOutcomes,
  { found, beside, byScore }: Tally,
): void {
  if (!prices || !beside) {
    // Without words every product of a bucket matches.
    found.set(buckets.sizes.subarray(0, found.length));
    for (let at = 0; at < found.length; at += 1)
      if (!passed || passed[at] === 1) byScore[0] = (byScore[0] as number) + (found[at] as number);
    return;
  }
  for (let row = 0; row < count; row += 1) {
    const own = bucket[row] as number;
    if (!isWithin(price[row] as number, prices)) {
      beside[own] = (beside[own] as number) + 1;
      continue;
    }
    found[own] = (found[own] as number) + 1;
    if (!passed || passed[own] === 1) byScore[0] = (byScore[0] as number) + 1;
  }
}

// These loops decide how long a search takes: no calls, local variables only, no branch per product.
function tallyTitles(
  { byTitle: { starts, buckets } }: GoodsColumns,
  { full, titles: { masks, scores: titleScores } }: Words,
  { passed: isPassed }: FilterOutcomes,
  { found, byScore }: Tally,
): void {
  for (let title = 0; title < masks.length; title += 1) {
    if (masks[title] !== full) continue;
    const [start, end] = [starts[title] as number, starts[title + 1] as number];
    let passed = end - start;
    if (isPassed) passed = addFiltered(buckets, start, end, found, isPassed);
    else add(buckets, start, end, found);
    const score = titleScores[title] as number;
    byScore[score] = (byScore[score] as number) + passed;
  }
}

function add(buckets: Uint32Array, start: number, end: number, found: Uint32Array): void {
  for (let at = start; at < end; at += 1) {
    const bucket = buckets[at] as number;
    found[bucket] = (found[bucket] as number) + 1;
  }
}

function addFiltered(
  buckets: Uint32Array,
  start: number,
  end: number,
  found: Uint32Array,
  isPassed: Uint8Array,
): number {
  let passed = 0;
  for (let at = start; at < end; at += 1) {
    const bucket = buckets[at] as number;
    found[bucket] = (found[bucket] as number) + 1;
    passed += isPassed[bucket] as number;
  }
  return passed;
}

function tallyTitlesByPrice(
  { byTitle: { starts, buckets, rows }, price }: GoodsColumns,
  { full, titles: { masks, scores: titleScores } }: Words,
  prices: Prices,
  { passed: isPassed }: FilterOutcomes,
  { found, beside, byScore }: Tally,
): void {
  for (let title = 0; title < masks.length; title += 1) {
    if (masks[title] !== full) continue;
    let passed = 0;
    for (let at = starts[title] as number; at < (starts[title + 1] as number); at += 1) {
      const bucket = buckets[at] as number;
      if (isWithin(price[rows[at] as number] as number, prices)) {
        found[bucket] = (found[bucket] as number) + 1;
        passed += isPassed ? (isPassed[bucket] as number) : 1;
      } else if (beside) beside[bucket] = (beside[bucket] as number) + 1;
    }
    const score = titleScores[title] as number;
    byScore[score] = (byScore[score] as number) + passed;
  }
}

/** Adds the matches in supplier names: products that match only with the name, and higher scores. */
function tallyNamed(
  { bySupplier: { starts, rows, titles: texts, buckets }, price }: GoodsColumns,
  { full, titles, names, named }: Words,
  { prices }: ScanConditions,
  { passed }: FilterOutcomes,
  { found, beside, byScore }: Tally,
): void {
  for (const supplier of named) {
    const [mask, nameScore] = [names.masks[supplier] as number, names.scores[supplier] as number];
    for (let at = starts[supplier] as number; at < (starts[supplier + 1] as number); at += 1) {
      const [bucket, text] = [buckets[at] as number, texts[at] as number];
      const titled = titles.masks[text] as number;
      if ((titled | mask) !== full) continue;
      const isPriced = prices === undefined || isWithin(price[rows[at] as number] as number, prices);
      if (titled !== full) {
        const into = isPriced ? found : (beside ?? found);
        into[bucket] = (into[bucket] as number) + 1;
      }
      if (!isPriced || passed?.[bucket] === 0) continue;
      const score = titles.scores[text] as number;
      if (titled === full) byScore[score] = (byScore[score] as number) - 1;
      byScore[score + nameScore] = (byScore[score + nameScore] as number) + 1;
    }
  }
}

function tallySupplier(
  { bySupplier: { starts, rows, titles: texts, buckets }, price }: GoodsColumns,
  only: number,
  { words, prices }: ScanConditions,
  { passed }: FilterOutcomes,
  { found, beside, byScore }: Tally,
): void {
  for (let at = starts[only] ?? 0; at < (starts[only + 1] ?? 0); at += 1) {
    const [bucket, text] = [buckets[at] as number, texts[at] as number];
    if (words && ((words.titles.masks[text] as number) | (words.names.masks[only] as number)) !== words.full)
      continue;
    const isPriced = prices === undefined || isWithin(price[rows[at] as number] as number, prices);
    const into = isPriced ? found : (beside ?? found);
    into[bucket] = (into[bucket] as number) + 1;
    if (!isPriced || passed?.[bucket] === 0) continue;
    const score = words ? (words.titles.scores[text] as number) + (words.names.scores[only] as number) : 0;
    byScore[score] = (byScore[score] as number) + 1;
  }
}
