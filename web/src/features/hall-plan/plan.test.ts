import { describe, expect, it } from 'vitest';
import { drawnStands, readPlanChoice, standNamed, typedStand, type PlannedStand } from './plan.ts';

const standOf = (hall: string, number: string, name = number): PlannedStand => ({
  __typename: 'PlannedStand',
  isFound: false,
  exhibitor: {
    __typename: 'Exhibitor',
    number: name,
    name,
    countryCode: 'CN',
    products: [],
    logo: null,
    stand: { __typename: 'Stand', hall, number, x: 0, y: 0, width: 3, depth: 3 },
  },
});
const planOf = (hall: string, ...numbers: readonly string[]) => ({
  hall: { __typename: 'ExhibitionHall' as const, code: hall, width: 60, depth: 40 },
  stands: numbers.map((number) => standOf(hall, number)),
});

describe('§2.5 “You’re at stand” accepts every name that an import allows', () => {
  it.each([
    ['A-107', 'A-107'],
    ['a 107', 'A-107'],
    ['a107', 'A-107'],
    ['107', 'A-107'],
    ['１０７', 'A-107'],
    ['١٠٧', 'A-107'],
    ['b12', 'A-b12'],
    ['AB12', 'A-b12'],
    ['12-B', 'A-12-B'],
    ['12b', 'A-12-B'],
    ['9/10', 'A-9/10'],
    // Another hall's: known when that hall is on screen.
    ['B107', 'B-107'],
    ['4.2C05', '4.2-C05'],
    ['4.2-c05', '4.2-C05'],
    ['4 17', '4-17'],
    ['9/11-3', '9/11-3'],
    ['A-999', undefined],
    ['hello', undefined],
    [' - ', undefined],
    ['', undefined],
  ])('%j in hall A is %s', (text, expected) => {
    const plan = planOf('A', '107', 'b12', '12-B', '9/10');
    expect(typedStand(text, plan, ['A', 'B', '4', '4.2', '9/11'])).toBe(expected);
  });

  it('in hall 4.2 its own stands come before those of hall 4', () => {
    expect(typedStand('4.2 C05', planOf('4.2', 'C05'), ['4', '4.2'])).toBe('4.2-C05');
    expect(typedStand('C05', planOf('4.2', 'C05'), ['4', '4.2'])).toBe('4.2-C05');
  });

  it('names that differ by a hyphen only are two stands', () => {
    const plan = planOf('A', '1-2', '12');
    expect([typedStand('12', plan, []), typedStand('1-2', plan, [])]).toEqual(['A-12', 'A-1-2']);
  });
});

it.each(['4.2-C05', 'A-12-B', '9/10-9.2C05', 'A-B12'])('§2.5 an address has the stand %s', (name) => {
  expect(readPlanChoice({ stand: name.toLowerCase(), here: name })).toMatchObject({
    stand: name,
    here: name,
  });
  const [hall = ''] = name.split('-');
  const stands = [standOf(hall, name.slice(hall.length + 1))];
  expect(standNamed(stands, readPlanChoice({ stand: name.toLowerCase() }).stand)).toBe(stands[0]);
});

it('an address with something else has no stand', () => {
  for (const stand of ['A', '-107', 'A-', 'A-<b>', '<b>-107', 'Hall eleven-107', `A-${'1'.repeat(21)}`])
    expect(readPlanChoice({ stand }).stand).toBeUndefined();
});

it('exhibitors who share a stand are drawn once, with all names', () => {
  const [one, other] = [standOf('A', '107', 'Acme'), { ...standOf('A', '107', 'Eko'), isFound: true }];
  const drawn = drawnStands([one, other, standOf('A', '108', 'Nile')]);
  expect(drawn.map(({ exhibitor, isFound }) => [exhibitor.name, isFound])).toEqual([
    ['Acme · Eko', true],
    ['Nile', false],
  ]);
});
