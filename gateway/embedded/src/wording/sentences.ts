import { substitute } from '@fairgate/schema/substitute';
import { type LanguageCode, localeOf } from '@fairgate/schema/locales';
import { keepOrder } from './direction.ts';
import type { Phrasebook } from './phrasebook.ts';

/** The paragraphs of a description by code, with the facts inserted. */
export function sayParagraphs(
  book: Phrasebook,
  codes: readonly string[],
  facts: Readonly<Record<string, string | number>>,
): string[] {
  return codes.flatMap((code) => {
    const text = book.find('paragraph', code) ?? book.find('sentences', code);
    return text === undefined ? [] : [keepOrder(book.language, substitute(text, facts))];
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
export function sayCountry(language: LanguageCode, id: string): string {
  let names = countryNames.get(language);
  if (!names)
    countryNames.set(language, (names = new Intl.DisplayNames(localeOf(language).tag, { type: 'region' })));
  return names.of(id) ?? id;
}
