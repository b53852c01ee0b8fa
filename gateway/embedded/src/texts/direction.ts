import { directionOf, type LanguageCode } from '@fairgate/schema/locales';

// Numbers and Latin letters with the characters that join them: "450 W", "2100×900 mm", "18–21", "T/T".
const run = /[\p{Script=Latin}\d](?:[\p{Script=Latin}\p{N}\s.,×%°/+–-]*[\p{Script=Latin}\p{N}%°])?/gu;
// A bare number needs no isolate; its separators belong to it.
const bare = /^[\d.,]+$/;

/**
 * Keeps codes, and numbers with units, left to right in right-to-left text; otherwise "450 W" would be reversed. It
 * encloses them in Unicode isolates (UAX 9).
 */
export function keepOrder(language: LanguageCode, text: string): string {
  return directionOf(language) === 'rtl'
    ? text.replace(run, (found) => (bare.test(found) ? found : `\u2066${found}\u2069`))
    : text;
}
