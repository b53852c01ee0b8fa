import { describe, expect, it } from 'vitest';
import { readWholeNumber } from './digits.ts';

describe('a typed quantity', () => {
  it.each([
    ['200', 200],
    ['1,234', 1234],
    ['1.234', 1234],
    ['1 234', 1234],
    ['٢٠٠', 200],
    ['۲۰۰', 200],
    ['၂၀၀', 200],
    ['២០០', 200],
    ['２００', 200],
  ])('reads %s', (text, value) => expect(readWholeNumber(text)).toBe(value));

  it('finds no number in words', () => expect(readWholeNumber('viele')).toBeUndefined());
});
