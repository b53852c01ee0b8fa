import type { RouterContext } from '#platform/router-context.ts';
import { describePage } from './describe-page.ts';
import { breadcrumbData } from './structured-data.ts';

/**
 * Private pages are not indexed by search engines.
 * @param path after the site's prefix.
 */
export function describeAccountPage(context: RouterContext, title: string, path: string) {
  return describePage(context, {
    title,
    path,
    hidden: true,
    structured: import.meta.env.SSR && (() => breadcrumbData(context, [{ name: title, path }])),
  });
}
