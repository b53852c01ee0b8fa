// A number that somebody reads off a document, a page or a badge and types in, with spaces and in any case.
import { verifyNumberMaxCharacters } from './limits.ts';

/** As it is looked up: ' b1-20 31 ' → 'B1-2031'; undefined where no number of ours can have this form. Never throws. */
export function toVerifyNumber(typed: string): string | undefined {
  const number = typed.normalize('NFKC').replace(/\s+/g, '').toUpperCase();
  return number.length <= verifyNumberMaxCharacters && /^[A-Z\d][A-Z\d\-/._]*$/.test(number)
    ? number
    : undefined;
}
