// Nineteen catalogues, each its own chunk: a visit loads one.
import { defaultLanguage, type LanguageCode } from '@fairgate/schema/locales';
import type { Messages } from '@lingui/core';

const files = import.meta.glob<Messages>('../locales/*.po', { import: 'messages' });

export async function loadCatalogue(locale: LanguageCode): Promise<Messages> {
  const load = files[`../locales/${locale}.po`] ?? files[`../locales/${defaultLanguage}.po`];
  return load ? await load() : {};
}
