import { daysLeftToRight } from '@fairgate/schema/left-to-right';
import { type LanguageCode, localeOf } from '@fairgate/schema/locales';

/** '9–12 December 2026' in a language, with the digits and the calendar of the site's pages; days have no time zone. */
export function daysBetween(from: string, to: string, language: LanguageCode): string {
  const { tag, direction } = localeOf(language);
  const format = new Intl.DateTimeFormat(`${tag}-u-ca-gregory-nu-latn`, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const written = format.formatRange(new Date(from), new Date(to));
  return direction === 'rtl' ? daysLeftToRight(written, from, to) : written;
}
