import type { ApolloClient, ApolloLink } from '@apollo/client';
import type { LanguageCode } from '@fairgate/schema/locales';
import { setupI18n, type I18n } from '@lingui/core';
import { SiteTextsDocument } from '#operations/site-texts.ts';
import { createApollo } from './apollo.ts';
import { loadCatalogue } from './catalogues.ts';
import type { Language } from './context.ts';

/** A language ready for use: built-in texts, and over them the site's own (§7.2 i18nAll). Without the latter the former do. */
export async function openLanguage(locale: LanguageCode, link: ApolloLink): Promise<Language> {
  const apollo = createApollo(link);
  const [messages] = await Promise.all([
    loadCatalogue(locale),
    apollo.query({ query: SiteTextsDocument }).catch(() => undefined),
  ]);
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  await overrideTexts(i18n, apollo);
  return { locale, i18n, apollo };
}

/** Lays the site's texts, already in the cache, over the built-in ones. */
export async function overrideTexts(i18n: I18n, apollo: ApolloClient): Promise<void> {
  const texts = apollo.readQuery({ query: SiteTextsDocument })?.translations.messages ?? [];
  if (texts.length === 0) return;
  // Built-in texts are compiled at build time; the compiler is loaded only where a site has its own.
  const { compileMessage } = await import('@lingui/message-utils/compileMessage');
  i18n.load(i18n.locale, Object.fromEntries(texts.map(({ id, text }) => [id, compileMessage(text)])));
}
