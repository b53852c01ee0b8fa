// How `pnpm chaos` compares the waits of other visitors with those of an undisturbed run.
import { expect, it } from 'vitest';
import { compareInTurns, type Turn } from '../chaos/in-turns.ts';

/** Measures these rounds, as [disturbed, undisturbed] in ms. Resolves to whether the promise is kept, and the rounds it took. */
async function compared(...rounds: (readonly [number, number])[]) {
  let taken = 0;
  const { kept } = await compareInTurns(() => {
    const [disturbedMs, undisturbedMs] = rounds[Math.min(taken, rounds.length - 1)] ?? [0, 0];
    taken += 1;
    return Promise.resolve<Turn>({ disturbedMs, undisturbedMs });
  });
  return { kept, taken };
}

it.each([
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
      [160, 100],
      [100, 100],
    ].flatMap((turn) => [turn, turn]),
    false,
    7,
  ],
] as const)('%s', async (_, rounds, kept, taken) => {
  expect(await compared(...(rounds as [number, number][]))).toEqual({ kept, taken });
});
