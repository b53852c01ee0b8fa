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
