import { substitute } from '@fairgate/schema/substitute';
import { type LanguageCode, localeOf } from '@fairgate/schema/locales';
import { keepOrder } from './direction.ts';
import type { Phrases } from './phrases.ts';

/** The paragraphs of a description by code, with the facts inserted. */
export function formatParagraphs(
  phrases: Phrases,
  codes: readonly string[],
  facts: Readonly<Record<string, string | number>>,
): string[] {
  return codes.flatMap((code) => {
    const text = phrases.find('paragraph', code) ?? phrases.find('sentences', code);
    return text === undefined ? [] : [keepOrder(phrases.language, substitute(text, facts))];
  });
}

/** The paragraphs of an entered text: its lines. */
export function paragraphsOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

const countryNames = new Map<LanguageCode, Intl.DisplayNames>();

/** The name of a country by its two-letter ISO 3166 code. */
export function formatCountry(language: LanguageCode, id: string): string {
  let names = countryNames.get(language);
  if (!names)
    countryNames.set(language, (names = new Intl.DisplayNames(localeOf(language).tag, { type: 'region' })));
  return names.of(id) ?? id;
}
