import { useHydrated } from '@tanstack/react-router';
import { Suspense } from 'react';
import { inBackground } from '#ui/on-demand.tsx';

const FollowToggle = inBackground(() =>
  import('#features/follow/FollowToggle.tsx').then((module) => module.FollowToggle),
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
