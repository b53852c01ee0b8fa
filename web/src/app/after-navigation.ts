// What follows a navigation; loaded after hydration.
import { focusHeadings } from './focus-heading.ts';
import { holdScroll } from './hold-scroll.ts';
import type { AppRouter } from './router.tsx';

export function watchNavigation(router: AppRouter): void {
  focusHeadings(router);
  holdScroll(router);
}
