import { describe, expect, it } from 'vitest';
import { keepNumber } from '@fairgate/schema/rules/number-text';
import { latinDigits, readWholeNumber } from './digits.ts';

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

describe('§5 the numeric mode of a text input', () => {
  it.each([
    ['12.5kg', '12.5'],
    ['-3', '-3'],
    ['1,234,567.5', '1234567.5'],
    ['1 000', '1000'],
    ['٢٠٠', '200'],
    ['1,5', '1'],
    ['kg', ''],
  ])('keeps of %s a leading number', (text, kept) => expect(keepNumber(latinDigits(text))).toBe(kept));
});
