import type { RouterContext } from '#platform/router-context.ts';
import { offerReload } from '#ui/offer-reload.ts';
import type { AppRouter } from './router.tsx';

type Step = Parameters<NonNullable<RouterContext['openCode']>>[0];

/**
 * Loads the code of the next page; until then the current one stays, with a line of progress. If the code cannot be loaded,
 * the visitor stays on the current page, with what was typed there, and is offered a full load of the next.
 * @returns undefined when the code is loaded already.
 */
export function openCode(router: AppRouter, { preload, location, matches }: Step): Promise<void> | undefined {
  const page = router.routesById[matches.at(-1)?.routeId as keyof typeof router.routesById];
  const from = router.state.resolvedLocation;
  if (preload || !from) return undefined;
  return router.loadRouteChunk(page)?.then(() => {
    // The router drops the function once the code is loaded.
    if (!page.options.component?.preload) return undefined;
    offerReload(router.options.context.i18n, location.publicHref);
    const steps = from.state.__TSR_index - location.state.__TSR_index;
    if (steps !== 0) router.history.go(steps);
    else router.history.replace(from.publicHref, from.state);
    // The way back cancels this navigation.
    return new Promise(() => undefined);
  });
}
