/**
 * Reproducible random numbers: the same seed gives the same sequence on every machine. Each part of the demo data has a
 * generator seeded with its own name, so that a new part does not change the others.
 */
export type Random = {
  /** At least 0, under 1. */
  next(): number;
  /** A whole number, both ends included. */
  between(from: number, to: number): number;
  /** An element of a list that must not be empty. */
  pick<Item>(items: readonly Item[]): Item;
  /** `count` distinct elements (fewer if the list is shorter), in random order. */
  some<Item>(items: readonly Item[], count: number): Item[];
  /** True with this probability. */
  chance(probability: number): boolean;
};

export function randomOf(seed: string): Random {
  const next = mulberry32(hash(seed));
  const between = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    between,
    pick(items) {
      const item = items[between(0, items.length - 1)];
      if (item === undefined) throw new RangeError(`nothing to pick from for ${seed}`);
      return item;
    },
    some(items, count) {
      const rest = [...items];
      return Array.from({ length: Math.min(count, rest.length) }, () =>
        rest.splice(between(0, rest.length - 1), 1),
      ).flat();
    },
    chance: (probability) => next() < probability,
  };
}

// FNV-1a, 32 bits.
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
