// How `pnpm chaos` compares the waits of other visitors with those of an undisturbed run.
import { expect, it } from 'vitest';
import { compareInTurns } from '../chaos/in-turns.ts';

/** Waits of a round in ms: disturbed, undisturbed. The last one repeats. */
type Rounds = readonly (readonly [number, number])[];
type Case = readonly [title: string, rounds: Rounds, holds: boolean, taken: number];

const cases: readonly Case[] = [
  [
    'an undisturbed run that is low by chance decides nothing',
    [
      [101, 25],
      [101, 90],
      [98, 89],
    ],
    true,
    3,
  ],
  [
    'two of them need more rounds',
    [
      [101, 25],
      [101, 90],
      [98, 30],
      [99, 90],
      [101, 85],
    ],
    true,
    5,
  ],
  [
    'below 30 ms a difference is noise',
    [
      [45, 19],
      [40, 12],
      [41, 11],
    ],
    true,
    3,
  ],
  ['a wait that is always longer is not kept', [[160, 100]], false, 7],
  [
    'nor one that is longer most of the time',
    [
      [160, 100],
      [160, 100],
      [100, 100],
      [160, 100],
    ],
    false,
    7,
  ],
];

it.each(cases)('%s', async (_, rounds, holds, taken) => {
  let measured = 0;
  const found = await compareInTurns(() => {
    const [disturbedMs, undisturbedMs] = rounds[measured] ?? rounds.at(-1) ?? [0, 0];
    measured += 1;
    return Promise.resolve({ disturbedMs, undisturbedMs });
  });
  expect([found.holds, measured]).toEqual([holds, taken]);
});
