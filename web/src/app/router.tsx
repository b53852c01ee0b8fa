import { createRouter } from '@tanstack/react-router';
import { FailedPage } from '#pages/shell/FailedPage.tsx';
import { NotFoundPage } from '#pages/shell/on-demand-parts.ts';
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
    // Apollo's cache holds what was preloaded; the router does not keep a second copy.
    defaultPreloadStaleTime: 0,
    // A page that was loaded opens at once and is not loaded again during the visit.
    defaultStaleTime: Infinity,
    defaultPendingMs: 300,
    defaultPendingMinMs: 200,
    defaultErrorComponent: FailedPage,
    defaultNotFoundComponent: () => <NotFoundPage />,
    scrollRestoration: true,
    ...(nonce ? { ssr: { nonce } } : {}),
  });
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The quantity chosen on a product page, for the RFQ page that it links to. */
    readonly quantity?: number;
    /** Enquiries that have just been sent, for the page of the result. */
    readonly enquiries?: readonly { readonly id: string; readonly number: string }[];
    /** A meeting that has just been requested, for the page of the result. */
    readonly meeting?: { readonly id: string };
    /** An RFQ that has just been sent, for its success page; `isNew`: with a new account. */
    readonly rfq?: { readonly id: string; readonly number: string; readonly isNew: boolean };
    /** The secret of a mailed link, taken out of the address; it survives a reload. */
    readonly link?: string;
    /** The email that the link was sent to, if the address has it. */
    readonly linkEmail?: string;
  }
  interface Register {
    router: AppRouter;
  }
}
