// Title, description, canonical address, 19 alternates and structured data of a page (§2.8 Page head).
import { msg } from '@lingui/core/macro';
import { alternates, canonicalAddress } from '@fairgate/schema/urls/alternates';
import { withDeployPath } from '@fairgate/schema/urls/deploy-path';
import type { RouterContext } from '#app/context.ts';
import { stringifySearch } from '#app/search-params.ts';

type Page = {
  /** The site's name is added to it. Without one the page is called after the site. */
  readonly title?: string;
  readonly description?: string;
  readonly keywords?: string;
  /** Path after the site's prefix, as the page's `format` writes it. */
  readonly path: string;
  readonly search?: Record<string, unknown>;
  /** Address of a picture, for link previews. */
  readonly picture?: string | undefined;
  /** schema.org: what the page shows, one thing or several, without `@context`. */
  readonly structured?: Record<string, unknown> | readonly Record<string, unknown>[];
  /** Not for search engines. */
  readonly hidden?: boolean;
};

export function pageHead({ i18n, site, origin, locale }: RouterContext, page: Page) {
  const siteName = i18n._(msg({ id: 'site.name', message: 'Fairgate' }));
  const address = origin + withDeployPath(site.deployPath, page.path) + stringifySearch(page.search ?? {});
  const canonical = canonicalAddress(address);
  const title = page.title ? `${page.title} | ${siteName}` : siteName;
  const picture = page.picture && new URL(page.picture, origin).href;
  const named = (name: string, content: string | undefined) => (content ? [{ name, content }] : []);
  const property = (name: string, content: string | undefined) => (content ? [{ property: name, content }] : []);
  return {
    meta: [
      { title },
      ...named('description', page.description),
      ...named('keywords', page.keywords),
      ...named('robots', page.hidden ? 'noindex' : undefined),
      ...property('og:title', page.title ?? siteName),
      ...property('og:description', page.description),
      ...property('og:image', picture || undefined),
      ...property('og:url', canonical),
      ...property('og:locale', locale),
      ...(page.structured ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...('length' in page.structured ? { '@graph': page.structured } : page.structured) } }] : []),
    ],
    links: [
      { rel: 'canonical', href: canonical },
      ...alternates(canonical).map(({ hreflang, href }) => ({ rel: 'alternate', hrefLang: hreflang === 'tl' ? 'fil' : hreflang, href })),
    ],
  };
}
