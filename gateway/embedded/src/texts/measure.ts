import { type LanguageCode, numberTagOf } from '@fairgate/schema/locales';
import { counted, type PluralForms, pluralRulesOf, unitWord, withUnit } from '@fairgate/schema/with-unit';
import type { Phrases } from './phrases.ts';

/** The value of a product attribute: see the table `attribute`. */
export type Measure = { readonly value: string; readonly unit: string | null; readonly literal: boolean };

// Latin digits in every language: data sheets and codes use them, and a search for "550" works in every language.
const digits = 'latn';
type Formats = {
  readonly number: Intl.NumberFormat;
  /** The plural categories that the language has. */
  readonly categories: readonly Intl.LDMLPluralRule[];
};
const formats = new Map<LanguageCode, Formats>();

/** Formats a value with its unit for the language: "550 W", "20,7 %", "قطن". */
export function formatMeasure(phrases: Phrases, { value, unit, literal }: Measure): string {
  if (literal) return value;
  const number = Number(value);
  const isNumber = value.trim() !== '' && Number.isFinite(number);
  if (!isNumber && !unit) return phrases.textOf('values', value);
  // A colour temperature is written without separators: 4000 K.
  const amount =
    isNumber && unit !== 'kelvin'
      ? formatNumber(phrases.language, number)
      : value.replace(/\d+\.\d+/g, (decimal) => formatNumber(phrases.language, Number(decimal)));
  if (!unit) return amount;
  const symbol = phrases.find('units', unit);
  if (symbol === undefined)
    return isNumber
      ? counted(phrases.language, number, amount, formsOf(phrases, unit))
      : withUnit(phrases.language, amount, formatUnit(phrases, unit).many);
  if (symbol === '%') return formatPercent(phrases.language, amount);
  return /^[°％]$/.test(symbol) ? `${amount}${symbol}` : withUnit(phrases.language, amount, symbol);
}

/** German and Russian write "20,7 %"; Turkish "%20,7". */
function formatPercent(language: LanguageCode, amount: string): string {
  if (language === 'tr') return `%${amount}`;
  return /^(?:de|ru)$/.test(language) ? `${amount}\u00a0%` : `${amount}%`;
}

/** Formats a number with the separators of the language. */
export function formatNumber(language: LanguageCode, number: number): string {
  return formatsOf(language).number.format(number);
}

/** Formats a number of units: "1,000 pieces". */
export function formatCount(phrases: Phrases, unit: string, number: number): string {
  return counted(phrases.language, number, formatNumber(phrases.language, number), formsOf(phrases, unit));
}

/** The words of a unit: singular and plural for labels, and the forms next to a number. */
export function formatUnit(
  phrases: Phrases,
  key: string,
): { key: string; one: string; many: string; forms: PluralForms } {
  const forms = formsOf(phrases, key);
  return {
    key,
    one: forms.one ?? forms.other,
    many: unitWord(phrases.language, roundNumber, forms),
    forms,
  };
}

// A label has the form of a round number: "Quantity (pieces)", "Ilość (sztuk)".
const roundNumber = 100;

/** A symbol, or a unit without a translation, has one form. */
function formsOf(phrases: Phrases, unit: string): PluralForms {
  const other = phrases.find('units', unit) ?? phrases.find('units', `${unit}:other`) ?? unit;
  const forms = formatsOf(phrases.language).categories.flatMap((category) => {
    const form = phrases.find('units', `${unit}:${category}`);
    return form === undefined ? [] : [[category, form] as const];
  });
  return { ...Object.fromEntries(forms), other };
}

function formatsOf(language: LanguageCode): Formats {
  const known = formats.get(language);
  if (known) return known;
  const made = {
    number: new Intl.NumberFormat(numberTagOf(language), {
      numberingSystem: digits,
      maximumFractionDigits: 3,
    }),
    categories: pluralRulesOf(language).resolvedOptions().pluralCategories,
  };
  formats.set(language, made);
  return made;
}
