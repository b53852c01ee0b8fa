import { supplierBusinessTypes } from '@fairgate/schema/constants';

const words: ReadonlySet<string> = new Set(Object.values(supplierBusinessTypes));
const prefix = 'supplier:';

/** The business type on the wire. An imported supplier may have a type in its own words. */
export function businessTypeWord(stored: string): string {
  const word = stored.startsWith(prefix) ? stored.slice(prefix.length) : '';
  return words.has(word) ? word : supplierBusinessTypes.OTHER;
}

/** The phrase of a word. */
export const businessTypePhrase = (word: string): string =>
  word === supplierBusinessTypes.OTHER ? 'buyer:other' : `${prefix}${word}`;
