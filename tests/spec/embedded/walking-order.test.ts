import { cellsOfHall } from '@fairgate/embedded/db/demo/hall-layout';
import { inWalkingOrder } from '@fairgate/embedded/buyer/walking-order';
import { expect, it } from 'vitest';

const size = { width: 3, depth: 3 };

it('goes along one aisle and back along the next; rows with an aisle between them are one way', () => {
  const cells = cellsOfHall();
  // Three rows of 20: the first faces the wall, the second and third share an aisle.
  const stands = Array.from({ length: 60 }, () => ({ hall: 'A', ...cells.next().value, ...size }));
  const walk = inWalkingOrder(stands).map(({ stand }) => stand);
  expect(walk.slice(0, 3)).toEqual(['101', '102', '103']);
  expect(walk.slice(20, 24)).toEqual(['220', '320', '219', '319']);
  expect(new Set(walk).size).toBe(60);
});

it('goes through the halls in order', () => {
  const at = (hall: string, x: number) => ({ hall, x, y: 0, ...size });
  const walk = inWalkingOrder([at('B', 0), at('A', 9), at('A', 0), at('10', 0), at('2', 0)]);
  expect(walk.map(({ hall, x }) => `${hall}/${x}`)).toEqual(['2/0', '10/0', 'A/0', 'A/9', 'B/0']);
});
