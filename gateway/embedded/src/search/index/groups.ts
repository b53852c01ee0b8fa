/** Rows grouped by a shared number (title, supplier), in column order. */
export type Groups = {
  /** Where the rows of each number begin; one more entry marks the end. */
  readonly starts: Uint32Array;
  readonly rows: Uint32Array;
};

/** @param numbers the number of each row, below `size`. */
export function groupsOf(numbers: Uint32Array, count: number, size: number): Groups {
  const starts = new Uint32Array(size + 1);
  for (let row = 0; row < count; row += 1)
    starts[(numbers[row] as number) + 1] = (starts[(numbers[row] as number) + 1] as number) + 1;
  for (let number = 0; number < size; number += 1)
    starts[number + 1] = (starts[number + 1] as number) + (starts[number] as number);
  const next = starts.slice();
  const rows = new Uint32Array(count);
  for (let row = 0; row < count; row += 1) {
    const number = numbers[row] as number;
    rows[next[number] as number] = row;
    next[number] = (next[number] as number) + 1;
  }
  return { starts, rows };
}

/** A column in the order of the groups. */
export function beside({ rows }: Groups, column: Uint32Array): Uint32Array {
  const values = new Uint32Array(rows.length);
  for (let at = 0; at < rows.length; at += 1) values[at] = column[rows[at] as number] as number;
  return values;
}

/** The index of a row in `rows`; below 0 if its group does not contain it. */
export function positionOf({ starts, rows }: Groups, number: number, row: number): number {
  let [low, high] = [starts[number] ?? 0, starts[number + 1] ?? 0];
  const end = high;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((rows[middle] as number) < row) low = middle + 1;
    else high = middle;
  }
  return low < end && rows[low] === row ? low : -1;
}
