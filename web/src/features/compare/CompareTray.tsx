import { useHydrated } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

const Tray = lazy(() => import('./Tray.tsx').then((module) => ({ default: module.Tray })));

/**
 * The products to compare, at the foot of every page. Rendered in the browser only: the server does not know
 * them.
 */
export function CompareTray() {
  return useHydrated() ? (
    <Suspense>
      <Tray />
    </Suspense>
  ) : null;
}
