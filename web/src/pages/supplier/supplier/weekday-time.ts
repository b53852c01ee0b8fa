import { formatTime } from '#ui/format-time.ts';
import { intlTag } from '#ui/format.ts';
import { registeredNames } from '#ui/intl-names.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Weekday and time in a time zone: "Sunday 14:05". Undefined for a time zone that the browser does not know. */
export function weekdayTime(timeZone: string, locale: string, atMs: number): string | undefined {
  const names = registeredNames(locale);
  try {
    const weekday = new Intl.DateTimeFormat(intlTag(locale), { timeZone, weekday: 'long' }).format(atMs);
    // The weekday is the English one where the browser lacks the language.
    return `${names?.weekdays[weekdays.indexOf(weekday)] ?? weekday} ${formatTime(locale, atMs, { timeZone })}`;
  } catch {
    return undefined;
  }
}
