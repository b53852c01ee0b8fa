import { useHydrated } from '@tanstack/react-router';
import { Suspense, type ComponentProps } from 'react';
import { inBackground } from '#ui/on-demand.tsx';
import type { AddToCart as Button } from '#features/cart/AddToCart.tsx';

const AddToCart = inBackground(() =>
  import('#features/cart/AddToCart.tsx').then((module) => module.AddToCart),
);

/** The button for the cart. It needs scripts: until then an empty box holds its place. */
export function CartButton({ className, ...props }: ComponentProps<typeof Button> & { className: string }) {
  return (
    <div className={`grid print:hidden ${className}`}>
      {useHydrated() && (
        <Suspense>
          <AddToCart {...props} />
        </Suspense>
      )}
    </div>
  );
}
