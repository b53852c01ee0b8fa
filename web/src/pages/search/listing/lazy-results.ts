// Seldom seen: not in the first download of the page, but in its HTML, since the loader asks for them.
import { lazyRouteComponent } from '@tanstack/react-router';

export const BeyondEnd = lazyRouteComponent(() => import('./BeyondEnd.tsx'), 'BeyondEnd');
export const NoResults = lazyRouteComponent(() => import('./NoResults.tsx'), 'NoResults');
export const ResultTable = lazyRouteComponent(() => import('./ResultTable.tsx'), 'ResultTable');
