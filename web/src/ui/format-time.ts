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

/** The short name of a day of the week; '' in languages without an Intl of their own. */
export function formatWeekday(language: string, day: string, timeZone = 'UTC'): string {
  return registeredNames(language)
    ? ''
    : new Intl.DateTimeFormat(intlTag(language), { weekday: 'short', timeZone }).format(new Date(day));
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
