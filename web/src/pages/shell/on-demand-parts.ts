// What the shell shows when a page is missing or the server is not reached. Few visits need it, so its code is loaded with Apollo Client, before a
// navigation can need it (app/browser-data.ts).
import { lazySection } from '#ui/lazy-section.tsx';

export const NotFoundPage = lazySection(() =>
  import('./NotFoundView.tsx').then((module) => module.NotFoundView),
);

export const OfflineHelp = lazySection(() =>
  import('./OfflineHelp.tsx').then((module) => module.OfflineHelp),
);

export const OfflineText = lazySection(() =>
  import('./OfflineText.tsx').then((module) => module.OfflineText),
);
