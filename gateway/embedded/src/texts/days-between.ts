import { type LanguageCode, localeOf } from '@fairgate/schema/locales';

/** '9–12 December 2026' in a language, with the digits and the calendar of the site's pages; days have no time zone. */
export function daysBetween(from: string, to: string, language: LanguageCode): string {
  const format = new Intl.DateTimeFormat(`${localeOf(language).tag}-u-ca-gregory-nu-latn`, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return format.formatRange(new Date(from), new Date(to));
}
