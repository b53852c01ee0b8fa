// A number that a person types from a document, a page or a badge, with spaces and in any case.
import { verifyNumberMaxCharacters } from './limits.ts';

/** Normalises it: ' b1-20 31 ' → 'B1-2031'; undefined when no number has this form. Never throws. */
export function toVerifyNumber(typed: string): string | undefined {
  const number = typed.normalize('NFKC').replace(/\s+/g, '').toUpperCase();
  return number.length <= verifyNumberMaxCharacters && /^[A-Z\d][A-Z\d\-/._]*$/.test(number)
    ? number
    : undefined;
}
