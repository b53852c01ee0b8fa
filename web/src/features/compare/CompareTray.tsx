import { useHydrated } from '@tanstack/react-router';
import { Suspense } from 'react';
import { inBackground } from '#ui/on-demand.tsx';

const Tray = inBackground(() => import('./Tray.tsx').then((module) => module.Tray));

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
