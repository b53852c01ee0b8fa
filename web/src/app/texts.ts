import type { LanguageCode } from '@fairgate/schema/locales';
import { setupI18n, type I18n } from '@lingui/core';
import type { SiteTextsQuery } from '#graphql';
import { intlTag } from '#ui/format.ts';
import { loadCatalogue } from './catalogues.ts';
import { loadIntlNames } from './intl-names.ts';

/** The built-in texts of a language and, laid over them, the site's own (§7.2 i18nAll). */
export async function openTexts(locale: LanguageCode, ofSite: Promise<SiteTextsQuery | undefined>): Promise<I18n> {
  const [messages, texts] = await Promise.all([loadCatalogue(locale), ofSite, loadIntlNames(locale)]);
  const i18n = setupI18n({ locale, locales: intlTag(locale), messages: { [locale]: messages } });
  const own = texts?.translations.messages ?? [];
  if (own.length > 0) {
    // Built-in texts are compiled at build time; the compiler is loaded only where a site has its own.
    const { compileMessage } = await import('@lingui/message-utils/compileMessage');
    i18n.load(locale, Object.fromEntries(own.map(({ id, text }) => [id, compileMessage(text)])));
  }
  return i18n;
}
