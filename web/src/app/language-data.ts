import type { LanguageCode } from '@fairgate/schema/locales';
import { registerNames } from '#ui/intl-names.ts';
import { registerLineBreaks } from '#ui/line-breaks.ts';

/** Loads the names that browsers lack for two languages, and the rules for line breaks of those that need them. */
export async function loadLanguageData(locale: LanguageCode): Promise<void> {
  await Promise.all([loadNames(locale), loadLineBreaks(locale)]);
}

async function loadNames(locale: LanguageCode): Promise<void> {
  if (locale === 'my') registerNames(locale, (await import('virtual:intl-names/my')).names);
  if (locale === 'km') registerNames(locale, (await import('virtual:intl-names/km')).names);
}

async function loadLineBreaks(locale: LanguageCode): Promise<void> {
  if (!/^(?:ja|th|km|my|tl|pl|ru)$/.test(locale)) return;
  const { withoutBadBreaks } = await import('../line-breaks/line-breaks.ts');
  registerLineBreaks(locale, (text) => withoutBadBreaks(locale, text));
}
