import type { LanguageCode } from '@fairgate/schema/locales';
import { SiteTextsDocument } from '#operations/site-texts.ts';
import type { Language } from '#platform/router-context.ts';
import type { DataSource } from '#platform/data-source.ts';
import { openTexts } from './texts.ts';

/** A language with its texts and the data in it. Where the site's texts do not come, the built-in ones serve. */
export async function openLanguage(locale: LanguageCode, apollo: DataSource): Promise<Language> {
  const ofSite = apollo.query({ query: SiteTextsDocument }).then(
    ({ data }) => data,
    () => undefined,
  );
  return { locale, i18n: await openTexts(locale, ofSite), apollo };
}
