// §2.8 Page head. Loaders call this: unlike a route's `head`, they are not part of the first download.
import { msg } from '@lingui/core/macro';
import { addressIn, canonicalAddress } from '@fairgate/schema/urls/alternates';
import type { RouterContext } from '#platform/router-context.ts';
import { absoluteAddress } from './absolute-address.ts';
import { crawlerTags } from './crawler-tags.ts';
import type { PageDescription } from './page-description.ts';
import type { PageHead } from './page-head.ts';

/**
 * The input of `pageHead`, as (part of) a loader's data. Only the server's pages have the tags for crawlers.
 */
export function describePage(
  context: RouterContext,
  page: PageDescription,
): { readonly head: PageHead; readonly exhibitionId?: string } {
  const siteName = context.i18n._(msg({ id: 'site.name', message: 'Fairgate' }));
  const bare = canonicalAddress(absoluteAddress(context, page.path, page.search));
  // A page with a language in its address is canonical itself: search engines would otherwise prefer the page
  // that negotiates the language, and drop it.
  const canonical = context.languageOfAddress ? addressIn(context.languageOfAddress, bare) : bare;
  const head = { title: page.title ? `${page.title} | ${siteName}` : siteName, canonical };
  const about = page.exhibitionId === undefined ? {} : { exhibitionId: page.exhibitionId };
  if (!import.meta.env.SSR) return { head, ...about };
  return {
    ...about,
    head: { ...head, crawlerTags: crawlerTags(context, page, page.title ?? siteName, canonical) },
  };
}
