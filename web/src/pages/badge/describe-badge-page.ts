import type { RouterContext } from '#platform/router-context.ts';
import { describePage } from '../describe-page.ts';

/** Private pages are not indexed by search engines. @param path after the site's prefix. */
export function describeBadgePage(context: RouterContext, title: string, path: string) {
  return describePage(context, { title, path, hidden: true });
}
