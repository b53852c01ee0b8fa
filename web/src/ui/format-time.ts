import { dayFields, formatOf, hasOwnDates, intlTag } from './format.ts';
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

/** From one time of day to another. Digits alone read left to right, as all ranges; letters keep the text's direction. */
export function formatTimeRange(language: string, from: number, to: number, timeZone: string): string {
  const range = `${formatTime(language, from, { timeZone })} – ${formatTime(language, to, { timeZone })}`;
  return /^[\d:.\s–]+$/.test(range) ? `\u2066${range}\u2069` : range;
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

/** A day with its weekday, in the order of the language: "Sun 13 Dec 2026", "2026年12月13日(日)". */
export function formatWeekdayAndDay(language: string, day: string): string {
  const date = formatOf(language).date(day);
  const weekday = formatWeekday(language, Date.parse(day));
  if (language === 'ja' || language === 'ko') return `${date}(${weekday})`;
  return language === 'zh' ? `${date} ${weekday}` : `${weekday} ${date}`;
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
