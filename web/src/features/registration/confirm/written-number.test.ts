import { expect, it } from 'vitest';
import { writtenNumber } from './written-number.ts';

it('§7.3 a code goes to the number without the 0 that is dialled within the country, and is shown so', () => {
  expect(writtenNumber('+20 0100 123 4567')).toBe('+20 10 01234567');
  expect(writtenNumber('+49 0170 1234567')).toBe('+49 170 1234567');
  // In Italy the 0 is a part of the number.
  expect(writtenNumber('+39 06 12345678')).toBe('+39 06 1234 5678');
  expect(writtenNumber('+999 12')).toBe('+999 12');
});
