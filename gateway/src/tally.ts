// How many things of one kind a visitor has underway at once: connections, operations, pictures.
import type { Payer } from './envelope/dialect.ts';

export type Tally = {
  /** Counts one more for its payers, until the returned function is called; undefined: they have as many as they may. */
  take: (payers: readonly Payer[]) => (() => void) | undefined;
};

export function createTally(most: number): Tally {
  const counts = new Map<string, number>();
  const countOf = (key: string) => counts.get(key) ?? 0;
  return {
    take(payers) {
      if (payers.some(({ key, times }) => countOf(key) >= most * times)) return undefined;
      for (const { key } of payers) counts.set(key, countOf(key) + 1);
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        for (const { key } of payers) {
          const left = countOf(key) - 1;
          if (left > 0) counts.set(key, left);
          else counts.delete(key);
        }
      };
    },
  };
}
