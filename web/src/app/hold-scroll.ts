import { getElementScrollRestorationEntry } from '@tanstack/router-core';
import type { AppRouter } from './router.tsx';

const mostMs = 5_000;
const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * The router restores the scroll position of a page once, when it is rendered. After a reload, parts of a page that
 * the visitor goes back to come later: until the page is long enough for its position, this scrolls on. It ends with
 * the first input.
 */
export function holdScroll(router: AppRouter): void {
  let stop = () => {};
  router.subscribe('onBeforeNavigate', () => stop());
  router.subscribe('onRendered', () => {
    stop();
    const top = getElementScrollRestorationEntry(router, { getElement: () => window })?.scrollY ?? 0;
    const isReached = () => scrollY >= top - 1;
    if (isReached()) return;
    const growth = new ResizeObserver(() => {
      scrollTo({ top, behavior: 'instant' });
      if (isReached()) stop();
    });
    const timer = setTimeout(() => stop(), mostMs);
    stop = () => {
      growth.disconnect();
      clearTimeout(timer);
      for (const input of inputs) removeEventListener(input, stop);
    };
    for (const input of inputs) addEventListener(input, stop, { passive: true });
    growth.observe(document.body);
  });
}
