import type { GoodsColumns } from './goods.ts';
import { isWithin } from './price-bands.ts';
import type { ScanConditions, Words } from './tally.ts';
import type { FilterOutcomes } from './evaluate-filters.ts';

/** A set of rows, one bit each: 125 KB for a million, which fits into the processor cache. */
export class RowSet {
  readonly #bits: Int32Array;

  constructor(count: number) {
    this.#bits = new Int32Array((count + 31) >>> 5);
  }

  has(row: number): boolean {
    return ((this.#bits[row >>> 5] as number) & (1 << (row & 31))) !== 0;
  }

  add(row: number): void {
    this.#bits[row >>> 5] = (this.#bits[row >>> 5] as number) | (1 << (row & 31));
  }

  delete(row: number): void {
    this.#bits[row >>> 5] = (this.#bits[row >>> 5] as number) & ~(1 << (row & 31));
  }

  /** Up to `size` rows in ascending order, after `skip` of them. */
  take(skip: number, size: number): number[] {
    const taken: number[] = [];
    let left = skip;
    for (let word = 0; word < this.#bits.length && taken.length < size; word += 1) {
      let bits = this.#bits[word] as number;
      if (bits === 0) continue;
      const here = bitsIn(bits);
      if (here <= left) {
        left -= here;
        continue;
      }
      for (; bits !== 0 && taken.length < size; bits &= bits - 1) {
        if (left > 0) left -= 1;
        else taken.push(word * 32 + (31 - Math.clz32(bits & -bits)));
      }
    }
    return taken;
  }
}

function bitsIn(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

/**
 * The rows that match the query and pass the filters.
 * @param wanted 1 for each score to include; without it all scores are included.
 */
export function rowsOf(
  columns: GoodsColumns,
  conditions: ScanConditions,
  { passed: isPassed }: FilterOutcomes,
  wanted?: Uint8Array,
): RowSet {
  const rows = new RowSet(columns.count);
  const { words, only, prices } = conditions;
  const { price } = columns;
  const isPriced = (row: number): boolean => prices === undefined || isWithin(price[row] as number, prices);
  if (only !== undefined) addSupplier(columns, only, words, isPassed, isPriced, wanted, rows);
  else if (words) {
    addTitles(columns, words, isPassed, prices && isPriced, wanted, rows);
    if (words.named.length > 0)
      for (const supplier of words.named)
        addSupplier(columns, supplier, words, isPassed, isPriced, wanted, rows);
  } else {
    const { bucket, count } = columns;
    for (let row = 0; row < count; row += 1)
      if (isPassed?.[bucket[row] as number] !== 0 && isPriced(row)) rows.add(row);
  }
  return rows;
}

type IsPriced = (row: number) => boolean;

function addTitles(
  { byTitle }: GoodsColumns,
  { full, titles: { masks, scores } }: Words,
  isPassed: Uint8Array | undefined,
  isPriced: IsPriced | undefined,
  wanted: Uint8Array | undefined,
  into: RowSet,
): void {
  const { starts, buckets, rows } = byTitle;
  for (let title = 0; title < masks.length; title += 1) {
    if (masks[title] !== full || (wanted && wanted[scores[title] as number] === 0)) continue;
    const end = starts[title + 1] as number;
    for (let at = starts[title] as number; at < end; at += 1) {
      const row = rows[at] as number;
      if (isPassed?.[buckets[at] as number] !== 0 && (!isPriced || isPriced(row))) into.add(row);
    }
  }
}

// The supplier's name matches too: its products score higher than their titles, which have added them already.
function addSupplier(
  { bySupplier }: GoodsColumns,
  supplier: number,
  words: Words | undefined,
  isPassed: Uint8Array | undefined,
  isPriced: IsPriced,
  wanted: Uint8Array | undefined,
  into: RowSet,
): void {
  const { starts, buckets, rows, titles } = bySupplier;
  const [mask, nameScore] = [words?.names.masks[supplier] ?? 0, words?.names.scores[supplier] ?? 0];
  for (let at = starts[supplier] ?? 0; at < (starts[supplier + 1] ?? 0); at += 1) {
    const [row, title] = [rows[at] as number, titles[at] as number];
    const isMatch = !words || ((words.titles.masks[title] as number) | mask) === words.full;
    const own = words ? (words.titles.scores[title] as number) + nameScore : 0;
    if (isMatch && (!wanted || wanted[own] === 1) && isPassed?.[buckets[at] as number] !== 0 && isPriced(row))
      into.add(row);
    else into.delete(row);
  }
}
