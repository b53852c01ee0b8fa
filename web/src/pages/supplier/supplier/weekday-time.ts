import { intlTag } from '#ui/format.ts';
import { registeredNames } from '#ui/intl-names.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Weekday and time in a time zone: "Sunday 2:05 PM". Undefined for a time zone that the browser does not know. */
export function weekdayTime(timeZone: string, locale: string, atMs: number): string | undefined {
  const names = registeredNames(locale);
  try {
    const text = new Intl.DateTimeFormat(intlTag(locale), {
      timeZone,
      weekday: 'long',
      hour: 'numeric',
      minute: '2-digit',
      ...(names && { hourCycle: 'h23' as const }),
    }).format(atMs);
    // The format is the English one where the browser lacks the language.
    return names ? text.replace(/^\w+/, (day) => names.weekdays[weekdays.indexOf(day)] ?? day) : text;
  } catch {
    return undefined;
  }
}
