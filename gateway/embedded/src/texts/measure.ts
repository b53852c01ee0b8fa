import { type LanguageCode, localeOf } from '@fairgate/schema/locales';
import { withUnit } from '@fairgate/schema/with-unit';
import type { Phrases } from './phrases.ts';

/** The value of a product attribute: see the table `attribute`. */
export type Measure = { readonly value: string; readonly unit: string | null; readonly literal: boolean };

// Latin digits in every language: data sheets and codes use them, and a search for "550" works in every language.
const digits = 'latn';
const formats = new Map<LanguageCode, { number: Intl.NumberFormat; plural: Intl.PluralRules }>();

/** Formats a value with its unit for the language: "550 W", "20,7 %", "قطن". */
export function formatMeasure(phrases: Phrases, { value, unit, literal }: Measure): string {
  if (literal) return value;
  const number = Number(value);
  const isNumber = value.trim() !== '' && Number.isFinite(number);
  if (!isNumber && !unit) return phrases.textOf('values', value);
  // A colour temperature is written without separators: 4000 K.
  const amount = isNumber && unit !== 'K' ? formatNumber(phrases.language, number) : value;
  if (!unit) return amount;
  const symbol = formatUnit(phrases, unit, isNumber ? number : undefined);
  if (symbol === '%') return formatPercent(phrases.language, amount);
  return /^[°％]$/.test(symbol) ? `${amount}${symbol}` : withUnit(phrases.language, amount, symbol);
}

/** German, Spanish and Russian write "20,7 %"; Turkish "%20,7". */
function formatPercent(language: LanguageCode, amount: string): string {
  if (language === 'tr') return `%${amount}`;
  return /^(?:de|es|ru)$/.test(language) ? `${amount} %` : `${amount}%`;
}

/** Formats a number with the separators of the language. */
export function formatNumber(language: LanguageCode, number: number): string {
  return formatsOf(language).number.format(number);
}

/** The symbol of a unit, or its word in the plural form of the amount (the general form without an amount). */
export function formatUnit(phrases: Phrases, unit: string, amount?: number): string {
  const symbol = phrases.find('units', unit);
  if (symbol !== undefined) return symbol;
  const form = amount === undefined ? 'many' : formatsOf(phrases.language).plural.select(amount);
  return phrases.find('units', `${unit}:${form}`) ?? phrases.find('units', `${unit}:other`) ?? unit;
}

function formatsOf(language: LanguageCode): { number: Intl.NumberFormat; plural: Intl.PluralRules } {
  const known = formats.get(language);
  if (known) return known;
  const tag = localeOf(language).tag;
  const made = {
    number: new Intl.NumberFormat(tag, { numberingSystem: digits, maximumFractionDigits: 3 }),
    plural: new Intl.PluralRules(tag),
  };
  formats.set(language, made);
  return made;
}
