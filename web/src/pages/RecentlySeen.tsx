import { useHydrated } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

const List = lazy(() =>
  import('./RecentlySeenList.tsx').then((module) => ({ default: module.RecentlySeenList })),
);

/** The products last seen on this device. The server knows of none, and nobody waits for them. */
export function RecentlySeen({ exceptId }: { readonly exceptId?: string }) {
  if (!useHydrated()) return null;
  return (
    <Suspense>
      <List {...(exceptId !== undefined && { exceptId })} />
    </Suspense>
  );
}
