// Numbers with their units, for both halves: the services write texts, the web app its own lines.
import { type LanguageCode, localeOf } from './locales.ts';

/**
 * The words of a unit next to a number, by plural category (CLDR): "1 sztuka", "3 sztuki", "5 sztuk". A category that
 * is missing has the word of `other`.
 */
export type PluralForms = { readonly other: string } & {
  readonly [category in Exclude<Intl.LDMLPluralRule, 'other'>]?: string | null | undefined;
};

const rules: Partial<Record<LanguageCode, Intl.PluralRules>> = {};

export const pluralRulesOf = (language: LanguageCode): Intl.PluralRules =>
  (rules[language] ??= new Intl.PluralRules(localeOf(language).tag));

/** The word of a unit next to this number. */
export const unitWord = (language: LanguageCode, number: number, forms: PluralForms): string =>
  forms[pluralRulesOf(language).select(number)] ?? forms.other;

/**
 * A number of units: "1,000 pieces", "3 قطع". `amount` is the formatted number. The Arabic dual includes the number:
 * "قطعتان", not "2 قطعتان".
 */
export function counted(language: LanguageCode, number: number, amount: string, forms: PluralForms): string {
  const word = unitWord(language, number, forms);
  return word === forms.two && word !== forms.other ? word : withUnit(language, amount, word);
}

const closeUp = /^(?:ja|ko)$/;
/** Kana, Chinese characters and Hangul. */
const counter = /^[\u3040-\u9fff\uac00-\ud7a3]/;

/**
 * A formatted number with its unit; a no-break space keeps them on one line. Japanese and Korean write a counter directly
 * after its number, "50個"; symbols keep their space, "28 kg".
 */
export const withUnit = (language: LanguageCode, amount: string, unit: string): string =>
  closeUp.test(language) && counter.test(unit) ? amount + unit : `${amount}\u00a0${unit}`;
