import type { LanguageCode } from '@fairgate/schema/locales';
import { SiteTextsDocument } from '#operations/site-texts.ts';
import type { Language } from '#platform/router-context.ts';
import type { DataSource } from '#platform/data-source.ts';
import { openTexts } from './texts.ts';

/**
 * Opens a language: its texts and a client for its data. When the site's own texts cannot be loaded, the
 * built-in texts apply.
 */
export async function openLanguage(locale: LanguageCode, apollo: DataSource): Promise<Language> {
  const ofSite = apollo.query({ query: SiteTextsDocument }).then(
    ({ data }) => data,
    () => undefined,
  );
  const i18n = await openTexts(locale, ofSite);
  return { locale, i18n, hasSiteTexts: (await ofSite) !== undefined, apollo };
}
