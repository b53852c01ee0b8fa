import type { LanguageCode } from '@fairgate/schema/locales';
import { setupI18n, type I18n, type Messages } from '@lingui/core';
import type { SiteTextsQuery } from '#graphql';
import { intlTag } from '#ui/format.ts';
import { openMessages } from '#fast/texts-by-page.ts';
import { loadLanguageData } from './language-data.ts';

type Texts = SiteTextsQuery['translations']['messages'];

/** The built-in texts of a language, overridden by the site's own (§7.2 i18nAll). */
export async function openTexts(
  locale: LanguageCode,
  ofSite: Promise<SiteTextsQuery | undefined>,
): Promise<I18n> {
  const texts = ofSite.then((answer) => answer?.translations.messages ?? []);
  // In the browser, a language that is opened again may lack parts that were needed since.
  if (!import.meta.env.SSR) return made(locale, texts);
  const key = `${locale} ${JSON.stringify(await texts)}`;
  const known = opened.get(key) ?? (await made(locale, texts));
  if (opened.size >= maxOpened) opened.clear();
  opened.set(key, known);
  return known;
}

async function made(locale: LanguageCode, texts: Promise<Texts>): Promise<I18n> {
  const [messages] = await Promise.all([
    openMessages(locale, texts.then(compiled)),
    loadLanguageData(locale),
  ]);
  return setupI18n({ locale, locales: intlTag(locale), messages: { [locale]: messages } });
}

// The server serves many sites from the same built-in texts; each site's texts are compiled once.
const opened = new Map<string, I18n>();
const maxOpened = 500;

/** Built-in texts are compiled at build time; the compiler is loaded only where a site has its own texts. */
async function compiled(texts: Texts): Promise<Messages> {
  if (texts.length === 0) return {};
  const { compileMessage } = await import('@lingui/message-utils/compileMessage');
  return Object.fromEntries(texts.map(({ id, text }) => [id, compileMessage(text)]));
}
