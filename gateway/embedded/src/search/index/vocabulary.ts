import type { Facts } from './filter.ts';
import type { FacetKind } from './goods-filters.ts';

/** Numbers for texts and lists of texts; equal texts have the same number. */
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

function keyOf(value: unknown): string | number {
  const [only, more] = Array.isArray(value) ? (value as unknown[]) : [value];
  return typeof only === 'number' && more === undefined ? only : String(value);
}

/** The distinct facts of each filter. */
export type Vocabulary = Readonly<Record<FacetKind, Words<Facts>>>;
