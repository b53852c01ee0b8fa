import { defaultLanguage } from '@fairgate/schema/locales';
import type { Phrases } from './phrases.ts';

/** A text of an imported exhibition by language; null for one of the demo data. */
export type OwnText = Readonly<Record<string, string>> | null;

/**
 * A text of an exhibition: the organiser's own, in this language, else in English, else in any; otherwise the phrase of
 * the code. Undefined if there is neither.
 */
export function exhibitionText(own: OwnText, code: string, phrases: Phrases): string | undefined {
  return own ? ownTextIn(own, phrases.language) : phrases.find('exhibitions', code);
}

/** The organiser's own text in a language, else in English, else in any. */
export const ownTextIn = (own: NonNullable<OwnText>, language: string): string | undefined =>
  own[language] ?? own[defaultLanguage] ?? Object.values(own)[0];
