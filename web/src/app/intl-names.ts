import type { LanguageCode } from '@fairgate/schema/locales';
import { registerNames } from '#ui/intl-names.ts';

/** Loads the names that browsers lack for two languages. */
export async function loadIntlNames(locale: LanguageCode): Promise<void> {
  if (locale === 'my') registerNames(locale, (await import('virtual:intl-names/my')).names);
  if (locale === 'km') registerNames(locale, (await import('virtual:intl-names/km')).names);
}
