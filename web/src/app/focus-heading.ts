import type { AppRouter } from './router.tsx';

/**
 * After a navigation to another page, moves the focus to its heading, which a screen reader then reads: without a new
 * document nothing else tells that the page has changed. Filters and sorting, which change only the query, leave it. A
 * focus that moved meanwhile stays: somebody types in a field, or the page itself has chosen one.
 */
export function focusHeadings(router: AppRouter): void {
  let before = document.activeElement;
  router.subscribe('onBeforeNavigate', () => {
    before = document.activeElement;
  });
  router.subscribe('onRendered', ({ fromLocation, pathChanged, toLocation }) => {
    if (!fromLocation || !pathChanged || toLocation.hash) return;
    const { activeElement } = document;
    if (activeElement !== before && activeElement !== document.body) return;
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
}
