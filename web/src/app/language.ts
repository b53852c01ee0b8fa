import type { ApolloLink } from '@apollo/client';
import type { LanguageCode } from '@fairgate/schema/locales';
import { SiteTextsDocument } from '#operations/site-texts.ts';
import { createApollo } from './apollo.ts';
import type { Language } from './context.ts';
import { sourceOf } from './data-source.ts';
import { openTexts } from './texts.ts';

/** A language with its texts and a client of its own. Where the site's texts do not come, the built-in ones serve. */
export async function openLanguage(locale: LanguageCode, link: ApolloLink): Promise<Language> {
  const apollo = sourceOf(createApollo(link));
  const ofSite = apollo.query({ query: SiteTextsDocument }).then(({ data }) => data, () => undefined);
  return { locale, i18n: await openTexts(locale, ofSite), apollo };
}
