import type { FacetCount, FacetKind } from './goods-index.ts';

const firstRoom = 1024;

/** What a product is filtered by; texts and lists as numbers, see `Words`. */
export type Facts = {
  readonly category: number;
  readonly country: number;
  readonly certificates: number;
  readonly verified: boolean;
  readonly minimumOrder: number;
  readonly priceBand: number;
  readonly exhibitions: number;
};

/**
 * Products that filters cannot tell apart form a cell. Counting is then one addition a product, and every filter and every
 * facet looks at the cells alone, which are far fewer. A column a fact, as of the products.
 */
export class Cells {
  readonly #numbers = new Map<string, number>();
  count = 0;
  category = new Uint16Array(firstRoom);
  country = new Uint16Array(firstRoom);
  certificates = new Uint16Array(firstRoom);
  verified = new Uint8Array(firstRoom);
  minimumOrder = new Int32Array(firstRoom);
  /** The place of the lowest bound that the minimum order keeps to. */
  bound = new Uint8Array(firstRoom);
  priceBand = new Uint8Array(firstRoom);
  exhibitions = new Uint16Array(firstRoom);
  /** How many products each cell has. */
  sizes = new Uint32Array(firstRoom);

  /** The cell with these facts, with one product more. */
  enter(facts: Facts): number {
    const { category, country, certificates, verified, minimumOrder, priceBand, exhibitions } = facts;
    const key = `${category},${country},${certificates},${verified ? 1 : 0},${minimumOrder},${priceBand},${exhibitions}`;
    let cell = this.#numbers.get(key);
    if (cell === undefined) {
      cell = this.count;
      if (cell === this.sizes.length) this.#grow();
      this.#numbers.set(key, cell);
      this.count += 1;
      this.category[cell] = category;
      this.country[cell] = country;
      this.certificates[cell] = certificates;
      this.verified[cell] = verified ? 1 : 0;
      this.minimumOrder[cell] = minimumOrder;
      const bound = minimumOrderBounds.findIndex((most) => minimumOrder <= most);
      this.bound[cell] = bound < 0 ? minimumOrderBounds.length : bound;
      this.priceBand[cell] = priceBand;
      this.exhibitions[cell] = exhibitions;
    }
    this.sizes[cell] = (this.sizes[cell] as number) + 1;
    return cell;
  }

  leave(cell: number): void {
    this.sizes[cell] = (this.sizes[cell] as number) - 1;
  }

  #grow(): void {
    const room = this.sizes.length * 2;
    const into = <Column extends Uint8Array | Uint16Array | Int32Array | Uint32Array>(old: Column, grown: Column): Column => {
      grown.set(old);
      return grown;
    };
    this.category = into(this.category, new Uint16Array(room));
    this.country = into(this.country, new Uint16Array(room));
    this.certificates = into(this.certificates, new Uint16Array(room));
    this.verified = into(this.verified, new Uint8Array(room));
    this.minimumOrder = into(this.minimumOrder, new Int32Array(room));
    this.bound = into(this.bound, new Uint8Array(room));
    this.priceBand = into(this.priceBand, new Uint8Array(room));
    this.exhibitions = into(this.exhibitions, new Uint16Array(room));
    this.sizes = into(this.sizes, new Uint32Array(room));
  }
}

export const minimumOrderBounds = [50, 200, 500, 1000];
/** Lower bounds; a band ends where the next begins. */
export const priceBands = [0, 5, 20, 100, 500];

export function bandOf(price: number): number {
  return priceBands.findLastIndex((from) => price >= from);
}

/** Numbers for texts, and for lists of them; the same text has the same number. */
export class Words<Value> {
  readonly #numbers = new Map<string | number, number>();
  readonly values: Value[] = [];

  of(value: Value): number {
    const key = keyOf(value);
    let number = this.#numbers.get(key);
    if (number === undefined) {
      this.#numbers.set(key, (number = this.values.length));
      this.values.push(value);
    }
    return number;
  }

  find(value: Value): number | undefined {
    return this.#numbers.get(keyOf(value));
  }
}

const keyOf = (value: unknown): string | number => (typeof value === 'number' ? value : String(value));

export type Vocabulary = {
  readonly categories: Words<number>;
  readonly countries: Words<string>;
  readonly certificates: Words<readonly string[]>;
  readonly exhibitions: Words<readonly number[]>;
};

/** A cell passes all filters, or fails one (by its place in facetKinds), or is out of the question. */
export const passes = 0;
export const isOut = 255;

/**
 * Exact counts from how many products of each cell were found. Who fails one filter alone is counted in that filter's facet
 * and in no other: that is how the values beside a chosen one keep their counts.
 * @param verdicts of each cell: `passes`, `isOut`, or 1 + the place of the one facet it fails.
 */
export function countFacets(cells: Cells, vocabulary: Vocabulary, verdicts: Uint8Array, found: Uint32Array, foundBesidePrice: Uint32Array | undefined, kinds: readonly FacetKind[]): FacetCount[] {
  const { categories, countries, certificates, exhibitions } = vocabulary;
  // One more place than there are bounds, for orders above all of them.
  const [byCategory, byCountry, byCertificates, byExhibitions, byBand, byBound, byVerified] = [
    new Uint32Array(categories.values.length), new Uint32Array(countries.values.length), new Uint32Array(certificates.values.length),
    new Uint32Array(exhibitions.values.length), new Uint32Array(priceBands.length), new Uint32Array(minimumOrderBounds.length + 1), new Uint32Array(2),
  ];
  const columns: Readonly<Record<FacetKind, readonly [column: Uint8Array | Uint16Array, counts: Uint32Array]>> = {
    category: [cells.category, byCategory], country: [cells.country, byCountry], certificate: [cells.certificates, byCertificates],
    verified: [cells.verified, byVerified], minOrder: [cells.bound, byBound], price: [cells.priceBand, byBand], exhibition: [cells.exhibitions, byExhibitions],
  };
  for (const [place, kind] of kinds.entries()) {
    const [column, counts] = columns[kind];
    addUp(column, counts, verdicts, found, place + 1, cells.count);
    if (kind === 'price' && foundBesidePrice) addUp(column, counts, verdicts, foundBesidePrice, passes, cells.count);
  }
  // Who orders fifty can order two hundred.
  for (let bound = 1; bound < minimumOrderBounds.length; bound += 1) byBound[bound] = (byBound[bound] as number) + (byBound[bound - 1] as number);
  return [
    ...say('category', byCategory, (place) => String(categories.values[place])),
    ...say('country', byCountry, (place) => countries.values[place] ?? ''),
    ...sayLists('certificate', byCertificates, certificates.values),
    ...say('verified', byVerified.subarray(1), () => 'true'),
    ...say('minOrder', byBound.subarray(0, minimumOrderBounds.length), (place) => String(minimumOrderBounds[place])),
    ...say('price', byBand, (place) => `${priceBands[place]}-${priceBands[place + 1] ?? ''}`),
    ...sayLists('exhibition', byExhibitions, exhibitions.values),
  ];
}

// A facet at a time: each loop touches three columns and a few counters.
function addUp(column: Uint8Array | Uint16Array, counts: Uint32Array, verdicts: Uint8Array, found: Uint32Array, ownVerdict: number, cells: number): void {
  for (let cell = 0; cell < cells; cell += 1) {
    const verdict = verdicts[cell] as number;
    if (verdict !== passes && verdict !== ownVerdict) continue;
    const at = column[cell] as number;
    counts[at] = (counts[at] as number) + (found[cell] as number);
  }
}

function say(kind: FacetKind, counts: Uint32Array, valueOf: (place: number) => string): FacetCount[] {
  return [...counts].flatMap((count, place) => (count > 0 ? [{ kind, value: valueOf(place), count }] : []));
}

function sayLists(kind: FacetKind, counts: Uint32Array, lists: readonly (readonly (string | number)[])[]): FacetCount[] {
  const sums = new Map<string, number>();
  for (const [place, count] of counts.entries()) {
    if (count > 0) for (const value of lists[place] ?? []) sums.set(String(value), (sums.get(String(value)) ?? 0) + count);
  }
  return Array.from(sums, ([value, count]) => ({ kind, value, count }));
}
