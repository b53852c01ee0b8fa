import { digitOf } from '#ui/digits.ts';
import { productSearchMaxPrice } from './limits.ts';

/** Prices have at most three decimals. */
export const roundPrice = (price: number): number => Number(price.toFixed(3));

/**
 * A typed amount in the digits of any script, with a point or a comma before the cents; undefined if there is
 * none.
 */
export function readPrice(text: string): number | undefined {
  const plain = Array.from(text.trim(), (character) => digitOf(character) || character)
    .join('')
    .replaceAll('٫', '.')
    .replace(/[\s٬']/g, '');
  // The last separator is the decimal one unless three digits follow it: 1,200 and 1.200 are 1200; 1,20 is
  // 1.2.
  const [, whole = '', cents = ''] = /^([\d.,]*?)(?:[.,](\d{1,2}|\d{4}))?$/.exec(plain) ?? [];
  const digits = whole.replace(/[.,]/g, '');
  if (digits === '' && cents === '') return undefined;
  return roundPrice(Math.min(Number(`${digits || '0'}.${cents || '0'}`), productSearchMaxPrice));
}
