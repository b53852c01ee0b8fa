import { expect, test } from 'vitest';
import { z } from 'zod';
import { amount, count, currency, id, measure, positive, text } from '../../gateway/src/wire/scalars.ts';

const largestInt = 2 ** 31 - 1;

test.each([
  [
    'id',
    id,
    [
      ['7', '7'],
      [7, '7'],
    ],
    ['', 'a7', '7a', -7, 1.5],
  ],
  [
    'amount',
    amount,
    [
      ['12.50', '12.50'],
      [3, '3'],
    ],
    ['12.', '.5', '-1', 'NaN', Number.NaN],
  ],
  ['currency', currency, [['USD', 'USD']], ['usd', 'US', 'USDT', 840]],
  ['text', text, [['a', 'a']], ['', 1]],
  [
    'count',
    count,
    [
      [0, 0],
      [largestInt, largestInt],
    ],
    [-1, 1.5, '1', largestInt + 1],
  ],
  ['positive', positive, [[1, 1]], [0, -1, '1']],
  [
    'measure',
    measure,
    [
      [0, 0],
      [0.25, 0.25],
    ],
    [-0.1, Number.POSITIVE_INFINITY, Number.NaN, '1'],
  ],
] as const)('%s accepts its values and rejects all others', (_, type, good, bad) => {
  for (const [given, taken] of good) expect(type.parse(given)).toBe(taken);
  for (const given of [...bad, null, undefined, {}, []]) expect(type.safeParse(given).success).toBe(false);
});

test('a missing field is rejected, unless it is nullish', () => {
  expect(z.object({ id }).safeParse({}).error?.issues).toMatchObject([
    { path: ['id'], message: 'An id is missing or malformed' },
  ]);
  const optional = z.object({ id: id.nullish(), stock: count.default(0) });
  expect(optional.parse({})).toEqual({ stock: 0 });
  expect(optional.parse({ id: null })).toEqual({ id: null, stock: 0 });
  expect(optional.safeParse({ id: 'x' }).success).toBe(false);
});
