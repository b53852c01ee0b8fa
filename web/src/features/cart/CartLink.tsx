import { Trans } from '@lingui/react/macro';
import { Link, useHydrated } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ShoppingCart } from '#ui/icons.tsx';
import { inBackground } from '#ui/on-demand.tsx';

const CartCount = inBackground(() => import('./CartCount.tsx').then((module) => module.CartCount));

/** The way to the cart, in the header of every page; with the number of products in it once the app has started. */
export function CartLink() {
  const hydrated = useHydrated();
  return (
    <Link
      to="/cart"
      data-cart
      className="relative grid h-11 min-w-[44px] grid-flow-col place-content-center items-center gap-2 rounded-md px-1 text-sm font-semibold hover:bg-surface md:px-2 md:@max-[26rem]:px-0"
    >
      <ShoppingCart aria-hidden size={20} />
      <span className="sr-only">
        <Trans>Enquiry cart</Trans>
      </span>
      {hydrated && (
        <Suspense>
          <CartCount />
        </Suspense>
      )}
    </Link>
  );
}
