// Rarely shown: not in the page's first download, but in its HTML, since the loader loads them.
import { lazyRouteComponent } from '@tanstack/react-router';

export const BeyondEnd = lazyRouteComponent(() => import('./BeyondEnd.tsx'), 'BeyondEnd');
export const NoResults = lazyRouteComponent(() => import('./NoResults.tsx'), 'NoResults');
export const ResultTable = lazyRouteComponent(() => import('./ResultTable.tsx'), 'ResultTable');
