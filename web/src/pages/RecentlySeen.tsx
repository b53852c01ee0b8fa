import { useHydrated } from '@tanstack/react-router';
import { Suspense } from 'react';
import { inBackground } from '#ui/on-demand.tsx';

const List = inBackground(() => import('./RecentlySeenList.tsx').then((module) => module.RecentlySeenList));

/** The products last seen on this device. Rendered in the browser only: the server does not know them. */
export function RecentlySeen({ exceptId }: { readonly exceptId?: string }) {
  if (!useHydrated()) return null;
  return (
    <Suspense>
      <List {...(exceptId !== undefined && { exceptId })} />
    </Suspense>
  );
}
