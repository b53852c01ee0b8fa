import { useHydrated } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { ProductCardFragment } from '#graphql';
import { inBackground } from '#ui/on-demand.tsx';

const ActionButtons = inBackground(() =>
  import('./ActionButtons.tsx').then((module) => module.ActionButtons),
);

/** Further actions on the product. They need scripts: until then an empty box holds their place. */
export function ProductActions({ product }: { readonly product: ProductCardFragment }) {
  return (
    <div className="flex min-h-9 flex-wrap gap-2 pt-1 pointer-coarse:min-h-11 print:hidden">
      {useHydrated() && (
        <Suspense>
          <ActionButtons product={product} />
        </Suspense>
      )}
    </div>
  );
}
