import { expect, it } from 'vitest';
import { readPrice } from './read-price.ts';

it.each([
  ['12', 12],
  ['12.5', 12.5],
  ['12,50', 12.5],
  ['1,200', 1200],
  ['1.200', 1200],
  ['1.200,50', 1200.5],
  ['1,234,567.89', 1234567.89],
  ["1'200", 1200],
  ['1 200', 1200],
  ['.5', 0.5],
  ['0.0125', 0.013],
  ['١٢٫٥', 12.5],
  ['۱۲۰', 120],
  ['', undefined],
  ['abc', undefined],
  ['-5', undefined],
])('reads %s as %s', (text, amount) => expect(readPrice(text)).toBe(amount));
