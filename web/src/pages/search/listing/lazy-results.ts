// Rarely shown: not in the page's first download, but in its HTML, since the loader loads them.
import { lazyRouteComponent } from '@tanstack/react-router';
import { lazySection } from '#ui/lazy-section.tsx';

export const BeyondEnd = lazyRouteComponent(() => import('./BeyondEnd.tsx'), 'BeyondEnd');
/** A row of links, which work without its code. */
export const KeywordCategories = lazySection(() =>
  import('./KeywordCategories.tsx').then((module) => module.KeywordCategories),
);
export const NoResults = lazyRouteComponent(() => import('./NoResults.tsx'), 'NoResults');
export const ResultTable = lazyRouteComponent(() => import('./ResultTable.tsx'), 'ResultTable');
