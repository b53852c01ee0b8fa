import { describe, expect, it } from 'vitest';
import { firstZoom, letterMetres, nextStand } from './plan-geometry.ts';
import type { HallPlan, PlannedStand } from './plan.ts';

const standAt = (number: string, x: number, y: number, width = 3): PlannedStand => ({
  __typename: 'PlannedStand',
  isFound: true,
  exhibitor: {
    __typename: 'Exhibitor',
    number,
    name: number,
    countryCode: 'CN',
    products: [],
    logo: null,
    stand: { __typename: 'Stand', hall: 'A', number, x, y, width, depth: 3 },
  },
});

// Two rows back to back, an aisle, and a third row.
const stands = [
  standAt('101', 3, 3),
  standAt('102', 6, 3, 6),
  standAt('201', 3, 6),
  standAt('202', 6, 6),
  standAt('203', 9, 6),
  standAt('301', 3, 12),
];
const from = (number: string, key: string) => {
  const start = stands.find(({ exhibitor }) => exhibitor.number === number);
  return start && nextStand(stands, start.exhibitor.stand, key)?.exhibitor.number;
};

describe('the stand in the direction of an arrow key', () => {
  it.each([
    ['101', 'ArrowRight', '102'],
    ['102', 'ArrowLeft', '101'],
    ['101', 'ArrowDown', '201'],
    ['201', 'ArrowDown', '301'],
    ['203', 'ArrowLeft', '202'],
    ['203', 'ArrowUp', '102'],
    ['101', 'ArrowUp', undefined],
    ['101', 'Enter', undefined],
  ])('from %s with %s is %s', (start, key, expected) => {
    expect(from(start, key)).toBe(expected);
  });
});

it('stand numbers fit into the narrowest stand', () => {
  expect(letterMetres(stands)).toBe(1.2);
  expect(letterMetres([...stands, standAt('12345', 0, 0, 2)])).toBeCloseTo(0.58, 2);
});

it('the first zoom makes every stand large enough to press', () => {
  const plan = { hall: { width: 69, depth: 39 }, stands } as unknown as HallPlan;
  expect(firstZoom(plan, 'desktop')).toBe(1);
  expect((firstZoom(plan, 'phone') * 343 * 3) / 69).toBeCloseTo(24);
});
