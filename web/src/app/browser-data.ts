// Apollo Client with its links, loaded after hydration (see stand-in.ts).
import type { ApolloClient } from '@apollo/client';
import type { LanguageCode } from '@fairgate/schema/locales';
import { createApollo } from './apollo.ts';
import { browserLink } from './browser-link.ts';
import type { Language } from './context.ts';
import { sourceOf } from './data-source.ts';
import { endpoint } from './http-link.ts';
import { openLanguage } from './language.ts';

export function openClient(locale: LanguageCode, siteId: string): ApolloClient {
  return createApollo(browserLink(endpoint(locale, siteId)));
}

export function openLanguageOf(locale: LanguageCode, siteId: string): Promise<Language> {
  return openLanguage(locale, sourceOf(openClient(locale, siteId)));
}
