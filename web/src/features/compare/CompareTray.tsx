import { useHydrated } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

const Tray = lazy(() => import('./Tray.tsx').then((module) => ({ default: module.Tray })));

/** What is to be compared, at the foot of every page. The server knows nothing of it, and nobody waits for it. */
export function CompareTray() {
  return useHydrated() ? (
    <Suspense>
      <Tray />
    </Suspense>
  ) : null;
}
