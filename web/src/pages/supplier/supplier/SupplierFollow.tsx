import { useHydrated } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

const FollowToggle = lazy(() =>
  import('#features/follow/FollowToggle.tsx').then((module) => ({ default: module.FollowToggle })),
);

/** Follows the supplier. It needs the app: until that runs its place is kept. */
export function SupplierFollow({ id, name }: { readonly id: string; readonly name: string }) {
  return (
    <div className="grid min-h-11 max-md:basis-full">
      {useHydrated() && (
        <Suspense>
          <FollowToggle kind="supplier" id={id} name={name} labelled size="medium" />
        </Suspense>
      )}
    </div>
  );
}
