// The panel is in the HTML of the page, and its code loads last; see #ui/lazy-section.tsx.
import { lazySection } from '#ui/lazy-section.tsx';

export const PocketPanel = lazySection(() =>
  import('./PocketPanel.tsx').then((module) => module.PocketPanel),
);
