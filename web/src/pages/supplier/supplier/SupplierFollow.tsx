import { useHydrated } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

const FollowToggle = lazy(() =>
  import('#features/follow/FollowToggle.tsx').then((module) => ({ default: module.FollowToggle })),
);

/** The follow button of the supplier. It needs scripts: until then an empty box holds its place. */
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
