// Numbers, money, dates and names of countries in the page's language. Formatters are expensive: each is made once.
import { localeOf, toLanguageCode } from '@fairgate/schema/locales';
import { useLingui } from '@lingui/react';
import { useMemo } from 'react';

export type MoneyAmount = { readonly amount: string; readonly currency: string };

/** Node and browsers differ in their defaults; the texts of the catalogue write Latin digits in every language. */
const fixed = '-u-ca-gregory-nu-latn';

const made = new Map<string, unknown>();

function once<F>(key: string, make: () => F): F {
  const found = made.get(key) as F | undefined;
  if (found) return found;
  const formatter = make();
  made.set(key, formatter);
  return formatter;
}

/** Without direction marks: <PriceText> says in which direction a price runs. */
const unmarked = (text: string) => text.replace(/[\u200e\u200f\u061c]/g, '');

export type Format = {
  readonly number: (value: number) => string;
  /** '21–31', isolated: it runs from left to right in every text. */
  readonly range: (from: number, to: number) => string;
  /** A share of 0 to 100. */
  readonly percent: (value: number) => string;
  readonly money: (value: MoneyAmount) => string;
  readonly moneyRange: (from: MoneyAmount, to: MoneyAmount) => string;
  /** Round amounts without decimals, for the bounds of a filter. */
  readonly roundMoney: (value: MoneyAmount) => string;
  readonly roundMoneyRange: (from: MoneyAmount, to: MoneyAmount) => string;
  /** A day or a point in time as a day. */
  readonly date: (iso: string) => string;
  readonly monthOfYear: (iso: string) => string;
  /** The month's short name. */
  readonly month: (iso: string) => string;
  readonly dateRange: (from: string, to: string) => string;
  /** A point in time by clock and day. */
  readonly time: (iso: string) => string;
  readonly country: (code: string) => string;
  /** 'A, B and C'. */
  readonly list: (items: readonly string[]) => string;
};

export function formatOf(language: string): Format {
  const tag = localeOf(toLanguageCode(language) ?? 'en').tag;
  const locale = tag + fixed;
  const numbers = (key: string, options: Intl.NumberFormatOptions) => once(`${locale} ${key}`, () => new Intl.NumberFormat(locale, options));
  const dates = (key: string, options: Intl.DateTimeFormatOptions) => once(`${locale} ${key}`, () => new Intl.DateTimeFormat(locale, options));
  const moneyFormat = (currency: string, fraction: number) =>
    numbers(`${currency} ${fraction}`, { style: 'currency', currency, minimumFractionDigits: fraction, maximumFractionDigits: fraction });
  // A price has the currency's own decimals, or more where the amount has them: 0.0125.
  const fractionOf = (...amounts: MoneyAmount[]) => {
    const usual = numbers(amounts[0]?.currency ?? 'USD', { style: 'currency', currency: amounts[0]?.currency ?? 'USD' }).resolvedOptions().maximumFractionDigits ?? 2;
    return Math.min(4, Math.max(usual, ...amounts.map(({ amount }) => amount.split('.')[1]?.length ?? 0)));
  };
  const roundFormat = (currency: string) => numbers(`${currency} round`, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
  const day = () => dates('day', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  return {
    number: (value) => numbers('number', {}).format(value),
    percent: (value) => numbers('percent', { style: 'percent' }).format(value / 100),
    range: (from, to) => `\u2066${numbers('number', {}).format(from)}–${numbers('number', {}).format(to)}\u2069`,
    money: (value) => unmarked(moneyFormat(value.currency, fractionOf(value)).format(Number(value.amount))),
    moneyRange: (from, to) => (from.amount === to.amount || from.currency !== to.currency
      ? formatOf(language).money(from)
      : unmarked(moneyFormat(from.currency, fractionOf(from, to)).formatRange(Number(from.amount), Number(to.amount)))),
    roundMoney: (value) => roundFormat(value.currency).format(Number(value.amount)),
    roundMoneyRange: (from, to) => roundFormat(from.currency).formatRange(Number(from.amount), Number(to.amount)),
    date: (iso) => day().format(new Date(iso)),
    monthOfYear: (iso) => dates('month of year', { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(new Date(iso)),
    month: (iso) => dates('month', { month: 'short', timeZone: 'UTC' }).format(new Date(iso)),
    dateRange: (from, to) => day().formatRange(new Date(from), new Date(to)),
    time: (iso) => dates('time', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso)),
    country: (code) => once(`${tag} region`, () => new Intl.DisplayNames(tag, { type: 'region' })).of(code) ?? code,
    list: (items) => once(`${tag} list`, () => new Intl.ListFormat(tag, { style: 'long', type: 'conjunction' })).format(items),
  };
}

/** The formatters of the page's language. */
export function useFormat(): Format {
  const { i18n } = useLingui();
  return useMemo(() => formatOf(i18n.locale), [i18n.locale]);
}
