import { formatTime, formatWeekday } from '#ui/format-time.ts';

/** Weekday and time in a time zone: "Sunday 14:05". Undefined for a time zone that the browser does not know. */
export function weekdayTime(timeZone: string, locale: string, atMs: number): string | undefined {
  try {
    return `${formatWeekday(locale, atMs, { timeZone, weekday: 'long' })} ${formatTime(locale, atMs, { timeZone })}`;
  } catch {
    return undefined;
  }
}
