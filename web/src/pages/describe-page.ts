// §2.8 Page head. Loaders describe their page: they are not part of the first download, while a route's `head` is.
import { msg } from '@lingui/core/macro';
import { addressIn, canonicalAddress } from '@fairgate/schema/urls/alternates';
import type { RouterContext } from '#platform/router-context.ts';
import { absoluteAddress } from './absolute-address.ts';
import { crawlerTags } from './crawler-tags.ts';
import type { PageDescription } from './page-description.ts';
import type { PageHead } from './page-head.ts';

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
