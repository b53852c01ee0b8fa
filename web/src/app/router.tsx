import { createRouter } from '@tanstack/react-router';
import { FailedPage } from '#pages/shell/FailedPage.tsx';
import { NotFoundPage } from '#pages/shell/NotFoundPage.tsx';
import type { RouterContext } from '#platform/router-context.ts';
import { routeTree } from './route-tree.gen.ts';
import { parseSearch, stringifySearch } from '#platform/search-params.ts';

export type AppRouter = ReturnType<typeof createAppRouter>;

/** The router of one page view on the server, or of one visit in the browser. */
export function createAppRouter(context: RouterContext, nonce?: string) {
  return createRouter({
    routeTree,
    context,
    basepath: context.site.deployPath || '/',
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // What was preloaded stands in Apollo's cache; the router need not keep it too.
    defaultPreloadStaleTime: 0,
    // A page already read opens at once and is not asked for again while the visit lasts.
    defaultStaleTime: Infinity,
    defaultPendingMs: 300,
    defaultPendingMinMs: 200,
    defaultErrorComponent: FailedPage,
    defaultNotFoundComponent: NotFoundPage,
    scrollRestoration: true,
    ...(nonce ? { ssr: { nonce } } : {}),
  });
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Chosen on a product's page, for the request for a quotation that it leads to. */
    readonly quantity?: number;
    /** The secret of a mail's link, taken out of the address: a reload of the page still has it. */
    readonly link?: string;
    /** Whom the link was sent to, where the address said so. */
    readonly linkEmail?: string;
  }
  interface Register {
    router: AppRouter;
  }
}
