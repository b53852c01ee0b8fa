import type { AppRouter } from './router.tsx';

/**
 * After a navigation to another page, moves the focus to its heading, which a screen reader then reads: without a new
 * document nothing else tells that the page has changed. Filters and sorting, which change only the query, leave it.
 */
export function focusHeadings(router: AppRouter): void {
  router.subscribe('onRendered', ({ fromLocation, pathChanged, toLocation }) => {
    if (!fromLocation || !pathChanged || toLocation.hash) return;
    // The page itself may have chosen a field.
    if (document.activeElement?.matches('main :is(input, select, textarea)')) return;
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
}
