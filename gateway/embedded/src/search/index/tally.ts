import type { GoodsColumns } from './goods.ts';
import type { Marked, Marks } from './marks.ts';
import type { Verdicts } from './judge.ts';
import { isWithin, type Prices } from './price-bands.ts';

/** What a question asks of a product besides its cell. */
export type Asked = {
  readonly words: Words | undefined;
  /** The number of the only supplier whose products are asked for. */
  readonly only: number | undefined;
  /** undefined where prices are judged by cells. */
  readonly prices: Prices | undefined;
};

/** The marks on titles and on names, and which suppliers have any: mostly no supplier is called what is looked for. */
export type Words = {
  readonly full: number;
  readonly titles: Marks;
  readonly names: Marks;
  readonly named: readonly number[];
};

export type Tally = {
  /** Products of each cell that meet the words and the price, whatever the filters say of the cell. */
  readonly found: Uint32Array;
  /** Those that meet the words but not the price. */
  readonly beside: Uint32Array | undefined;
  /** How many that pass have each score. */
  readonly byScore: Uint32Array;
};

/** More than a title and a name can be worth together. */
const scores = 8192;

export function wordsOf(marked: Marked): Words | undefined {
  const [titles, names] = marked.of;
  if (!titles || !names) return undefined;
  const named: number[] = [];
  const { masks } = names;
  for (let supplier = 0; supplier < masks.length; supplier += 1)
    if (masks[supplier] !== 0) named.push(supplier);
  return { full: marked.full, titles, names, named };
}

/** Counts what is asked for, by cells and by scores. Filters are read off the cells afterwards. */
export function tally(columns: GoodsColumns, asked: Asked, verdicts: Verdicts): Tally {
  const into: Tally = {
    found: new Uint32Array(columns.cells.count),
    beside: asked.prices && new Uint32Array(columns.cells.count),
    byScore: new Uint32Array(scores),
  };
  if (asked.only !== undefined) tallySupplier(columns, asked.only, asked, verdicts, into);
  else if (asked.words === undefined) tallyAll(columns, asked, verdicts, into);
  else if (asked.prices === undefined) tallyTitles(columns, asked.words, verdicts, into);
  else tallyTitlesByPrice(columns, asked.words, asked.prices, verdicts, into);
  if (asked.only === undefined && asked.words) tallyNamed(columns, asked.words, asked, verdicts, into);
  return into;
}

function tallyAll(
  { cell, cells, price, count }: GoodsColumns,
  { prices }: Asked,
  { passed }: Verdicts,
  { found, beside, byScore }: Tally,
): void {
  if (!prices || !beside) {
    // Without words a cell is found whole.
    found.set(cells.sizes.subarray(0, found.length));
    for (let at = 0; at < found.length; at += 1)
      if (!passed || passed[at] === 1) byScore[0] = (byScore[0] as number) + (found[at] as number);
    return;
  }
  for (let place = 0; place < count; place += 1) {
    const own = cell[place] as number;
    if (!isWithin(price[place] as number, prices)) {
      beside[own] = (beside[own] as number) + 1;
      continue;
    }
    found[own] = (found[own] as number) + 1;
    if (!passed || passed[own] === 1) byScore[0] = (byScore[0] as number) + 1;
  }
}

// The loops that decide how long a search takes: by themselves, with names of their own for everything, and without a branch a product.
function tallyTitles(
  { byTitle: { starts, cells } }: GoodsColumns,
  { full, titles: { masks, scores: worth } }: Words,
  { passed: isPassed }: Verdicts,
  { found, byScore }: Tally,
): void {
  for (let title = 0; title < masks.length; title += 1) {
    if (masks[title] !== full) continue;
    const [start, end] = [starts[title] as number, starts[title + 1] as number];
    let passed = end - start;
    if (isPassed) passed = addJudged(cells, start, end, found, isPassed);
    else add(cells, start, end, found);
    const score = worth[title] as number;
    byScore[score] = (byScore[score] as number) + passed;
  }
}

function add(cells: Uint32Array, start: number, end: number, found: Uint32Array): void {
  for (let at = start; at < end; at += 1) {
    const cell = cells[at] as number;
    found[cell] = (found[cell] as number) + 1;
  }
}

function addJudged(
  cells: Uint32Array,
  start: number,
  end: number,
  found: Uint32Array,
  isPassed: Uint8Array,
): number {
  let passed = 0;
  for (let at = start; at < end; at += 1) {
    const cell = cells[at] as number;
    found[cell] = (found[cell] as number) + 1;
    passed += isPassed[cell] as number;
  }
  return passed;
}

function tallyTitlesByPrice(
  { byTitle: { starts, cells, places }, price }: GoodsColumns,
  { full, titles: { masks, scores: worth } }: Words,
  prices: Prices,
  { passed: isPassed }: Verdicts,
  { found, beside, byScore }: Tally,
): void {
  for (let title = 0; title < masks.length; title += 1) {
    if (masks[title] !== full) continue;
    let passed = 0;
    for (let at = starts[title] as number; at < (starts[title + 1] as number); at += 1) {
      const cell = cells[at] as number;
      if (isWithin(price[places[at] as number] as number, prices)) {
        found[cell] = (found[cell] as number) + 1;
        passed += isPassed ? (isPassed[cell] as number) : 1;
      } else if (beside) beside[cell] = (beside[cell] as number) + 1;
    }
    const score = worth[title] as number;
    byScore[score] = (byScore[score] as number) + passed;
  }
}

/** What a supplier's name adds to the titles: products that meet the words only together with it, and higher scores. */
function tallyNamed(
  { bySupplier: { starts, places, titles: texts, cells }, price }: GoodsColumns,
  { full, titles, names, named }: Words,
  { prices }: Asked,
  { passed }: Verdicts,
  { found, beside, byScore }: Tally,
): void {
  for (const supplier of named) {
    const [mask, worth] = [names.masks[supplier] as number, names.scores[supplier] as number];
    for (let at = starts[supplier] as number; at < (starts[supplier + 1] as number); at += 1) {
      const [cell, text] = [cells[at] as number, texts[at] as number];
      const titled = titles.masks[text] as number;
      if ((titled | mask) !== full) continue;
      const isPriced = prices === undefined || isWithin(price[places[at] as number] as number, prices);
      if (titled !== full) {
        const into = isPriced ? found : (beside ?? found);
        into[cell] = (into[cell] as number) + 1;
      }
      if (!isPriced || passed?.[cell] === 0) continue;
      const score = titles.scores[text] as number;
      if (titled === full) byScore[score] = (byScore[score] as number) - 1;
      byScore[score + worth] = (byScore[score + worth] as number) + 1;
    }
  }
}

function tallySupplier(
  { bySupplier: { starts, places, titles: texts, cells }, price }: GoodsColumns,
  only: number,
  { words, prices }: Asked,
  { passed }: Verdicts,
  { found, beside, byScore }: Tally,
): void {
  for (let at = starts[only] ?? 0; at < (starts[only + 1] ?? 0); at += 1) {
    const [cell, text] = [cells[at] as number, texts[at] as number];
    if (words && ((words.titles.masks[text] as number) | (words.names.masks[only] as number)) !== words.full)
      continue;
    const isPriced = prices === undefined || isWithin(price[places[at] as number] as number, prices);
    const into = isPriced ? found : (beside ?? found);
    into[cell] = (into[cell] as number) + 1;
    if (!isPriced || passed?.[cell] === 0) continue;
    const score = words ? (words.titles.scores[text] as number) + (words.names.scores[only] as number) : 0;
    byScore[score] = (byScore[score] as number) + 1;
  }
}
