// §2.8 Page head. Loaders describe their page: they are not part of the first download, while a route's `head` is.
import { msg } from '@lingui/core/macro';
import { addressIn, canonicalAddress } from '@fairgate/schema/urls/alternates';
import type { RouterContext } from '#app/context.ts';
import { absoluteAddress } from './absolute-address.ts';
import { crawlerTags, type Structured } from './crawler-tags.ts';
import type { PageHead } from './page-head.ts';

export type PageDescription = {
  /** The site's name is added to it. Without one the page is called after the site. */
  readonly title?: string | undefined;
  readonly description?: string;
  /** Path after the site's prefix, as the page's `format` writes it. */
  readonly path: string;
  readonly search?: Record<string, unknown>;
  /** Address of a picture, for link previews. */
  readonly picture?: string | undefined;
  /** schema.org: what the page shows. Behind `import.meta.env.SSR`, so that browsers do not load what makes it. */
  readonly structured?: false | undefined | (() => Structured);
  /** Not for search engines. */
  readonly hidden?: boolean;
};

/** What `pageHead` needs, as (part of) a loader's data. On the server, with the tags for crawlers. */
export function describePage(context: RouterContext, page: PageDescription): { readonly head: PageHead } {
  const siteName = context.i18n._(msg({ id: 'site.name', message: 'Fairgate' }));
  const bare = canonicalAddress(absoluteAddress(context, page.path, page.search));
  // A page in a language of its own: search engines would take the one that negotiates for its better, and drop it.
  const canonical = context.languageOfAddress ? addressIn(context.languageOfAddress, bare) : bare;
  const head = { title: page.title ? `${page.title} | ${siteName}` : siteName, canonical };
  if (!import.meta.env.SSR) return { head };
  const tags = crawlerTags(context, page, page.title ?? siteName, canonical);
  if (!context.takeCrawlerTags) return { head: { ...head, crawlerTags: tags } };
  context.takeCrawlerTags(tags);
  return { head };
}
