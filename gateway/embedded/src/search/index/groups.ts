/** Places by what they share (a title, a supplier): those of each number in the columns' order. */
export type Groups = {
  /** Where the places of each number begin; those of the last end at the one more. */
  readonly starts: Uint32Array;
  readonly places: Uint32Array;
};

/** @param numbers of each place, below `size`. */
export function groupsOf(numbers: Uint32Array, count: number, size: number): Groups {
  const starts = new Uint32Array(size + 1);
  for (let place = 0; place < count; place += 1)
    starts[(numbers[place] as number) + 1] = (starts[(numbers[place] as number) + 1] as number) + 1;
  for (let number = 0; number < size; number += 1)
    starts[number + 1] = (starts[number + 1] as number) + (starts[number] as number);
  const next = starts.slice();
  const places = new Uint32Array(count);
  for (let place = 0; place < count; place += 1) {
    const number = numbers[place] as number;
    places[next[number] as number] = place;
    next[number] = (next[number] as number) + 1;
  }
  return { starts, places };
}

/** A column in the groups' order. */
export function beside({ places }: Groups, column: Uint32Array): Uint32Array {
  const values = new Uint32Array(places.length);
  for (let at = 0; at < places.length; at += 1) values[at] = column[places[at] as number] as number;
  return values;
}

/** Where a place stands in `places`; below 0 if its group has it not. */
export function positionOf({ starts, places }: Groups, number: number, place: number): number {
  let [low, high] = [starts[number] ?? 0, starts[number + 1] ?? 0];
  const end = high;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((places[middle] as number) < place) low = middle + 1;
    else high = middle;
  }
  return low < end && places[low] === place ? low : -1;
}
