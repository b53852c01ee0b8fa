import { directionOf, type LanguageCode } from '@fairgate/schema/locales';

// Numbers and Latin letters with what joins them: "450 W", "2100×900 mm", "18–21", "T/T".
const run = /[\p{Script=Latin}\d](?:[\p{Script=Latin}\p{N}\s.,×%°/+–-]*[\p{Script=Latin}\p{N}%°])?/gu;
// A bare number needs nothing, and its separators belong to it.
const bare = /^[\d.,]+$/;

/**
 * A text in which codes, and numbers with their units, run from left to right though the text itself runs from right to
 * left: "450 W" would turn round. They are set apart by the marks that Unicode has for it (UAX 9, isolates).
 */
export function keepOrder(language: LanguageCode, text: string): string {
  return directionOf(language) === 'rtl'
    ? text.replace(run, (found) => (bare.test(found) ? found : `\u2066${found}\u2069`))
    : text;
}
