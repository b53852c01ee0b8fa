import { leftToRight } from '@fairgate/schema/left-to-right';
import { dayFields, formatOf, hasOwnDates, intlTag, rangeSignOf } from './format.ts';
import { registeredNames } from './intl-names.ts';

/**
 * A point in time with its time of day, and the fields of `options`. Hours have the digits of Intl's short times: 'hour' as
 * a number alone gives "0:58" in languages that write "00:58". British English, and languages without an Intl of their
 * own, have 24 hours.
 */
export function formatTime(language: string, at: number, options: Intl.DateTimeFormatOptions = {}): string {
  const tag = intlTag(language);
  const midnight = new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone: 'UTC' }).format(0);
  const text = new Intl.DateTimeFormat(tag, {
    ...options,
    hour: /^0\d/.test(midnight) ? '2-digit' : 'numeric',
    minute: '2-digit',
    ...((language === 'en' || registeredNames(language)) && { hourCycle: 'h23' }),
  }).format(at);
  return language === 'th' ? `${text}\u00a0น.` : text;
}

/** From one time of day to another; what both share is written once: "9:30–10:00 ص". */
export function formatTimeRange(language: string, from: number, to: number, timeZone: string): string {
  const [first, last] = [from, to].map((at) => formatTime(language, at, { timeZone })) as [string, string];
  const shared = (pattern: RegExp) => {
    const part = pattern.exec(first)?.[0] ?? '';
    return pattern.exec(last)?.[0] === part ? part : '';
  };
  const [before, after] = [shared(/^\D+/), shared(/\D+$/)];
  const [begin, end] = [first, last].map((time) => time.slice(before.length, time.length - after.length));
  const areDigits = /^[\d:.]+$/.test(`${begin}${end}`);
  const sign = /\D$/.test(`${begin}`) ? ' – ' : rangeSignOf(language);
  const range = `${begin}${sign}${end}`;
  return before + (areDigits ? leftToRight(range) : range) + after;
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The name of a day of the week. Languages without an Intl of their own have the long name only. */
export function formatWeekday(
  language: string,
  at: number,
  { timeZone = 'UTC', weekday = 'short' }: { timeZone?: string; weekday?: 'short' | 'long' } = {},
): string {
  const names = registeredNames(language);
  const name = (tag: string, length: 'short' | 'long') =>
    new Intl.DateTimeFormat(tag, { weekday: length, timeZone }).format(at);
  return names?.weekdays[weekdays.indexOf(name('en', 'long'))] ?? name(intlTag(language), weekday);
}

/** A day with its weekday, in the order of the language: "Sun, 13 Dec 2026", "2026年12月13日(日)". */
export function formatWeekdayAndDay(language: string, day: string): string {
  if (!hasOwnDates(language))
    return new Intl.DateTimeFormat(intlTag(language), { ...dayFields, weekday: 'short' }).format(
      new Date(day),
    );
  const date = formatOf(language).date(day);
  const weekday = formatWeekday(language, Date.parse(day));
  if (language === 'my') return `${date}၊ ${weekday}`;
  return `${weekday}${afterWeekday(language)}${date}`;
}

/** What separates a weekday from the time or the date after it. */
const afterWeekday = (language: string) => {
  if (/^(?:th|km|my|zh|ja|ko)$/.test(language)) return ' ';
  return /^(?:ar|fa)$/.test(language) ? '، ' : ', ';
};

/** The same with the weekday of its beginning: "Sun, 07:30–08:00". */
export function formatWeekdayAndTimes(language: string, from: number, to: number, timeZone: string): string {
  const weekday = formatWeekday(language, from, { timeZone });
  return `${weekday}${afterWeekday(language)}${formatTimeRange(language, from, to, timeZone)}`;
}

/** A point in time with day and time, in the reader's time zone. */
export function formatDayAndTime(language: string, iso: string): string {
  const at = Date.parse(iso);
  return hasOwnDates(language)
    ? `${formatOf(language).date(localDay(iso))} ${formatTime(language, at)}`
    : formatTime(language, at, { ...dayFields, timeZone: undefined });
}

/** The day of a point in time where the reader is. */
const localDay = (iso: string) =>
  new Date(Date.parse(iso) - new Date(iso).getTimezoneOffset() * 60_000).toISOString();
