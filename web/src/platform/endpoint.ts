import type { LanguageCode } from '@fairgate/schema/locales';

/** `/graphql` of a language and a site. Both are in the address, so that caches can tell answers apart. */
export function endpoint(locale: LanguageCode, siteId: string): string {
  return `/graphql?${new URLSearchParams({ lang: locale, site: siteId })}`;
}
