// Numbers, money, dates and country names in the page's language. Formatters are expensive to create and
// ranges of money slow to format: formatters are created once, and formatted ranges are cached.
import { daysLeftToRight, leftToRight } from '@fairgate/schema/left-to-right';
import { defaultLanguage, localeOf, numberTagOf, toLanguageCode } from '@fairgate/schema/locales';
import { counted, type PluralForms, unitWord } from '@fairgate/schema/with-unit';
import { useLingui } from '@lingui/react';
import { dateByNames, dateRangeByNames, monthByNames, registeredNames } from './intl-names.ts';
import { lineBroken } from './line-breaks.ts';

export type MoneyAmount = { readonly amount: string; readonly currencyCode: string };

/** The words of a unit: for labels, and next to a number. */
export type UnitName = { readonly singular: string; readonly plural: string; readonly forms: PluralForms };

export type Format = {
  readonly number: (value: number) => string;
  /** An average of stars, always with one decimal: '5.0' next to '4.6'. */
  readonly score: (value: number) => string;
  /** '21–31', isolated: left-to-right in every text. */
  readonly range: (from: number, to: number) => string;
  /** A range that a service gives as text: '501–1000'. Any other text stays as it is. Isolated like `range`. */
  readonly rangeOfText: (text: string) => string;
  /** A number of units: '1,000 pieces'. */
  readonly counted: (value: number, unit: Pick<UnitName, 'forms'>) => string;
  /** The word of a unit next to this number, where the number is an element of its own. */
  readonly unitWord: (value: number, unit: Pick<UnitName, 'forms'>) => string;
  /** A percentage of 0 to 100. */
  readonly percent: (value: number) => string;
  readonly money: (value: MoneyAmount) => string;
  readonly moneyRange: (from: MoneyAmount, to: MoneyAmount) => string;
  /** Round amounts without decimals, for the bounds of a filter and small places. */
  readonly roundMoney: (value: MoneyAmount) => string;
  readonly roundMoneyRange: (from: MoneyAmount, to: MoneyAmount) => string;
  /** A day, or a point in time as a day, in UTC. */
  readonly date: (iso: string) => string;
  readonly dateRange: (from: string, to: string) => string;
  readonly monthOfYear: (iso: string) => string;
  /** The month's short name. */
  readonly month: (iso: string) => string;
  readonly country: (code: string) => string;
  /** A text that a service gives, where it can break: with characters that forbid a break inside a word. */
  readonly text: (text: string) => string;
  /** 'A, B and C'. */
  readonly list: (items: readonly string[]) => string;
};

/**
 * Node and browsers differ in their defaults; the texts of the catalogue have Latin digits in every language.
 */
const fixed = '-u-ca-gregory-nu-latn';

/** The tag of a language with calendar and digits, for Intl and for Lingui's plural forms. */
export function intlTag(language: string): string {
  return (registeredNames(language) ? 'en' : numberTagOf(toLanguageCode(language) ?? 'en')) + fixed;
}

/** Dates that Intl writes unlike the texts around them: English has British spelling, Vietnamese dates are numbers. */
const ownDates: Readonly<Record<string, string>> = {
  en: '{day} {month} {year}',
  vi: '{day}/{month}/{year}',
};

/** Whether the dates of a language are not Intl's. */
export const hasOwnDates = (language: string): boolean =>
  language in ownDates || registeredNames(language) !== undefined;

/** Names that are shorter than Intl's, as everybody writes them. */
const shortCountries: Readonly<Record<string, Readonly<Record<string, string>>>> = { zh: { AE: '阿联酋' } };

const made = new Map<string, unknown>();

function once<F>(key: string, make: () => F): F {
  const found = made.get(key) as F | undefined;
  if (found) return found;
  const formatter = make();
  made.set(key, formatter);
  return formatter;
}

const written = new Map<string, string>();
const maxCached = 20_000;

function cached(key: string, write: () => string): string {
  const found = written.get(key);
  if (found !== undefined) return found;
  if (written.size >= maxCached) written.clear();
  const text = write();
  written.set(key, text);
  return text;
}

/** Without direction marks: <PriceText> sets the direction of a price. */
const unmarked = (text: string) => text.replace(/[\u200e\u200f\u061c]/g, '');

const rangeSigns: Readonly<Record<string, string>> = { ja: '〜', ko: '~' };
export const rangeSignOf = (language: string) => rangeSigns[language] ?? '–';

/**
 * The range of a price with the range sign of the language: Intl has a hyphen in some. A long range breaks after the sign,
 * not before it; a Korean one after the tilde, not in a number.
 */
const priceRange = (language: string, range: string) =>
  unmarked(range)
    .replace(/[-–～~]/, rangeSignOf(language))
    .replace(/\s(?=[–〜])/, '\u00a0')
    .replace(/~(?=\S)/, '~\u200b');

export const dayFields = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;

const listComma: Readonly<Record<string, string>> = { my: '၊ ' };

/**
 * Intl separates Thai names by spaces, which Latin names contain: those get commas (`list`). It joins without spaces in Thai and Chinese: those around Latin names are added, also where a name is isolated. It has
 * a comma before the Persian, the English and the Tagalog 'and', which the texts do not have.
 */
const joined = (list: string) =>
  list
    .replace(/(?<=[A-Za-z\d)]\u2069?)(?=และ|和)|(?<=และ|和)(?=\u2068?[A-Za-z\d(])/g, ' ')
    .replace('، و ', ' و ')
    .replace(', and ', ' and ')
    .replace(', at ', ' at ');

/** Also where the amounts have other decimals: '5' and '5.00'. Amounts in two currencies have no range. */
const isOneAmount = (from: MoneyAmount, to: MoneyAmount) =>
  Number(from.amount) === Number(to.amount) || from.currencyCode !== to.currencyCode;

export function formatOf(language: string): Format {
  const names = registeredNames(language);
  return once(`${language} ${names ? 'by names' : ''}`, () => makeFormat(language, names));
}

function makeFormat(language: string, names: ReturnType<typeof registeredNames>): Format {
  const tag = intlTag(language);
  const code = toLanguageCode(language) ?? defaultLanguage;
  const dateTag = names ? tag : localeOf(code).tag + fixed;
  const numbers = (options: Intl.NumberFormatOptions = {}) =>
    once(`${tag} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(tag, options));
  const dates = (options: Intl.DateTimeFormatOptions) =>
    once(`${dateTag} ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(dateTag, options));
  const pattern = ownDates[language];
  const dateNames =
    names ??
    (pattern && {
      date: pattern,
      months: Array.from({ length: 12 }, (_, at) =>
        code === 'vi' ? `${at + 1}` : dates({ month: 'short' }).format(new Date(2026, at)),
      ),
    });
  const number = (value: number) => cached(`${tag} ${value}`, () => numbers().format(value));
  const range = (from: number, to: number) => leftToRight(number(from) + rangeSignOf(code) + number(to));
  const month = (iso: string) =>
    names?.months[new Date(iso).getUTCMonth()] ??
    dates({ month: 'short', timeZone: 'UTC' }).format(new Date(iso));
  const date = (iso: string) =>
    // No line breaks between the day and its month.
    (dateNames ? dateByNames(dateNames, iso) : dates(dayFields).format(new Date(iso))).replaceAll(
      ' ',
      '\u00a0',
    );
  const money = (value: MoneyAmount) =>
    cached(`${tag} ${value.amount} ${value.currencyCode}`, () =>
      unmarked(moneyFormat(numbers, [value]).format(Number(value.amount))),
    );
  const round = (...amounts: [MoneyAmount, ...MoneyAmount[]]) =>
    moneyFormat(
      numbers,
      amounts,
      // '$38.50–$43' would have decimals on one side only.
      amounts.every(({ amount }) => Number.isInteger(Number(amount)))
        ? { trailingZeroDisplay: 'stripIfInteger' }
        : {},
    );
  const roundMoney = (value: MoneyAmount) => unmarked(round(value).format(Number(value.amount)));
  return {
    number,
    score: (value) =>
      cached(`${tag} score ${value}`, () =>
        numbers({ minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value),
      ),
    range,
    rangeOfText: (text) => {
      const [, from, to] = /^(\d+)\s*[-–]\s*(\d+)$/.exec(text) ?? [];
      return from && to ? range(Number(from), Number(to)) : leftToRight(text);
    },
    counted: (value, { forms }) => counted(code, value, number(value), forms),
    unitWord: (value, { forms }) => unitWord(code, value, forms),
    percent: (value) => numbers({ style: 'percent' }).format(value / 100),
    money,
    moneyRange: (from, to) =>
      isOneAmount(from, to)
        ? money(from)
        : cached(`${tag} ${from.amount}–${to.amount} ${to.currencyCode}`, () =>
            priceRange(
              code,
              moneyFormat(numbers, [from, to]).formatRange(Number(from.amount), Number(to.amount)),
            ),
          ),
    roundMoney,
    roundMoneyRange: (from, to) =>
      isOneAmount(from, to)
        ? roundMoney(from)
        : cached(`${tag} round ${from.amount}–${to.amount} ${to.currencyCode}`, () =>
            priceRange(code, round(from, to).formatRange(Number(from.amount), Number(to.amount))),
          ),
    date,
    dateRange: (from, to) => {
      if (dateNames) return dateRangeByNames(dateNames, from, to);
      // Their ranges would be written as 2026/11/21, unlike a single day.
      if (!/^(?:ja|zh)/.test(tag)) {
        const written = dates(dayFields).formatRange(new Date(from), new Date(to));
        if (localeOf(code).direction === 'rtl') return daysLeftToRight(written, from, to);
        // No spaces between the days of one month, as in every other range of numbers.
        return from.slice(0, 7) === to.slice(0, 7) ? written.replace(/\s–\s/, '–') : written;
      }
      const last = date(to);
      return `${date(from)}${rangeSignOf(code)}${from.slice(0, 4) === to.slice(0, 4) ? last.replace(/^.*年/, '') : last}`;
    },
    monthOfYear: (iso) =>
      dateNames
        ? monthByNames(dateNames, iso)
        : cached(`${tag} month ${iso}`, () =>
            dates({ month: 'short', year: 'numeric', timeZone: 'UTC' }).format(new Date(iso)),
          ),
    month,
    country: (country) =>
      names?.countries[country] ??
      shortCountries[code]?.[country] ??
      cached(
        `${tag} country ${country}`,
        () =>
          once(`${tag} regions`, () => new Intl.DisplayNames(tag, { type: 'region' })).of(country) ?? country,
      ),
    text: (text) => lineBroken(code, text),
    list: (items) =>
      names
        ? items.join(listComma[language] ?? ', ')
        : code === 'th' && items.length > 2 && /[A-Za-z]/.test(items.join(''))
          ? `${items.slice(0, -1).join(', ')} และ ${items.at(-1)}`
          : joined(
              once(
                `${tag} list`,
                () => new Intl.ListFormat(tag, { style: 'long', type: 'conjunction' }),
              ).format(items),
            ),
  };
}

/** The currency's own decimals, or more where an amount has them: 0.0125. */
function moneyFormat(
  numbers: (options: Intl.NumberFormatOptions) => Intl.NumberFormat,
  amounts: readonly [MoneyAmount, ...MoneyAmount[]],
  options?: Intl.NumberFormatOptions,
): Intl.NumberFormat {
  const style = { style: 'currency', currency: amounts[0].currencyCode } as const;
  const usual = numbers(style).resolvedOptions().maximumFractionDigits ?? 2;
  const digits = Math.min(
    4,
    Math.max(usual, ...amounts.map(({ amount }) => amount.split('.')[1]?.length ?? 0)),
  );
  return numbers({ ...style, ...options, minimumFractionDigits: digits, maximumFractionDigits: digits });
}

export function useFormat(): Format {
  const { i18n } = useLingui();
  return formatOf(i18n.locale);
}
