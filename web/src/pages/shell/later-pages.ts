// What the shell shows instead of a page. No visit begins with it, so its code is loaded with Apollo Client, before a
// navigation can need it (app/browser-data.ts).
import { lazySection } from '#ui/lazy-section.tsx';

export const NotFoundPage = lazySection(() =>
  import('./NotFoundView.tsx').then((module) => module.NotFoundView),
);

export const OfflineHelp = lazySection(() =>
  import('./OfflineHelp.tsx').then((module) => module.OfflineHelp),
);
