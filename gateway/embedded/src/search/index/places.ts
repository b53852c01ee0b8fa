import type { GoodsColumns } from './goods.ts';
import { isWithin } from './price-bands.ts';
import type { Asked, Words } from './tally.ts';
import type { Verdicts } from './judge.ts';

/** A set of places, a bit each: a million are 125 KB, near enough to the processor for going through them in any order. */
export class Places {
  readonly #bits: Int32Array;

  constructor(count: number) {
    this.#bits = new Int32Array((count + 31) >>> 5);
  }

  has(place: number): boolean {
    return ((this.#bits[place >>> 5] as number) & (1 << (place & 31))) !== 0;
  }

  add(place: number): void {
    this.#bits[place >>> 5] = (this.#bits[place >>> 5] as number) | (1 << (place & 31));
  }

  delete(place: number): void {
    this.#bits[place >>> 5] = (this.#bits[place >>> 5] as number) & ~(1 << (place & 31));
  }

  /** As many as are wanted in ascending order, after some that are left out. */
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
 * The places that meet what is asked and pass the filters.
 * @param wanted 1 for each score that is wanted; without it all are.
 */
export function placesOf(
  columns: GoodsColumns,
  asked: Asked,
  { passed: isPassed }: Verdicts,
  wanted?: Uint8Array,
): Places {
  const places = new Places(columns.count);
  const { words, only, prices } = asked;
  const { price } = columns;
  const isPriced = (place: number): boolean =>
    prices === undefined || isWithin(price[place] as number, prices);
  if (only !== undefined) addSupplier(columns, only, words, isPassed, isPriced, wanted, places);
  else if (words) {
    addTitles(columns, words, isPassed, prices && isPriced, wanted, places);
    if (words.named.length > 0)
      for (const supplier of words.named)
        addSupplier(columns, supplier, words, isPassed, isPriced, wanted, places);
  } else {
    const { cell, count } = columns;
    for (let place = 0; place < count; place += 1)
      if (isPassed?.[cell[place] as number] !== 0 && isPriced(place)) places.add(place);
  }
  return places;
}

type IsPriced = (place: number) => boolean;

function addTitles(
  { byTitle }: GoodsColumns,
  { full, titles: { masks, scores } }: Words,
  isPassed: Uint8Array | undefined,
  isPriced: IsPriced | undefined,
  wanted: Uint8Array | undefined,
  into: Places,
): void {
  const { starts, cells, places } = byTitle;
  for (let title = 0; title < masks.length; title += 1) {
    if (masks[title] !== full || (wanted && wanted[scores[title] as number] === 0)) continue;
    const end = starts[title + 1] as number;
    for (let at = starts[title] as number; at < end; at += 1) {
      const place = places[at] as number;
      if (isPassed?.[cells[at] as number] !== 0 && (!isPriced || isPriced(place))) into.add(place);
    }
  }
}

// A supplier whose name has a mark: its products are worth more than their titles, by which they are in already.
function addSupplier(
  { bySupplier }: GoodsColumns,
  supplier: number,
  words: Words | undefined,
  isPassed: Uint8Array | undefined,
  isPriced: IsPriced,
  wanted: Uint8Array | undefined,
  into: Places,
): void {
  const { starts, cells, places, titles } = bySupplier;
  const [mask, worth] = [words?.names.masks[supplier] ?? 0, words?.names.scores[supplier] ?? 0];
  for (let at = starts[supplier] ?? 0; at < (starts[supplier + 1] ?? 0); at += 1) {
    const [place, title] = [places[at] as number, titles[at] as number];
    const isMet = !words || ((words.titles.masks[title] as number) | mask) === words.full;
    const own = words ? (words.titles.scores[title] as number) + worth : 0;
    if (isMet && (!wanted || wanted[own] === 1) && isPassed?.[cells[at] as number] !== 0 && isPriced(place))
      into.add(place);
    else into.delete(place);
  }
}
