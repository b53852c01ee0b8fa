import { useHydrated } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

const List = lazy(() =>
  import('./RecentlySeenList.tsx').then((module) => ({ default: module.RecentlySeenList })),
);

/** The products last seen on this device. Rendered in the browser only: the server does not know them. */
export function RecentlySeen({ exceptId }: { readonly exceptId?: string }) {
  if (!useHydrated()) return null;
  return (
    <Suspense>
      <List {...(exceptId !== undefined && { exceptId })} />
    </Suspense>
  );
}
