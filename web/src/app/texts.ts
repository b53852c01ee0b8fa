import type { LanguageCode } from '@fairgate/schema/locales';
import { setupI18n, type I18n, type Messages } from '@lingui/core';
import type { SiteTextsQuery } from '#graphql';
import { intlTag } from '#ui/format.ts';
import { loadCatalogue } from './catalogues.ts';
import { loadIntlNames } from './intl-names.ts';

/** The built-in texts of a language and, laid over them, the site's own (§7.2 i18nAll). */
export async function openTexts(locale: LanguageCode, ofSite: Promise<SiteTextsQuery | undefined>): Promise<I18n> {
  const ofLanguage = Promise.all([loadCatalogue(locale), loadIntlNames(locale)]);
  const messages = (await ofSite)?.translations.messages ?? [];
  const key = `${locale} ${JSON.stringify(messages)}`;
  const known = opened.get(key);
  if (known) return known;
  const [builtIn] = await ofLanguage;
  const made = setupI18n({ locale, locales: intlTag(locale), messages: { [locale]: { ...builtIn, ...await compiled(messages) } } });
  if (opened.size >= openedMost) opened.clear();
  opened.set(key, made);
  return made;
}

// The server serves many sites from the same built-in texts; each site's are compiled and laid over them once.
const opened = new Map<string, I18n>();
const openedMost = 500;

/** Built-in texts are compiled at build time; the compiler is loaded only where a site has its own. */
async function compiled(texts: SiteTextsQuery['translations']['messages']): Promise<Messages> {
  if (texts.length === 0) return {};
  const { compileMessage } = await import('@lingui/message-utils/compileMessage');
  return Object.fromEntries(texts.map(({ id, text }) => [id, compileMessage(text)]));
}
