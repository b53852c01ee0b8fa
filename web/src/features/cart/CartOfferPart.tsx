import { useHydrated } from '@tanstack/react-router';
import { Suspense } from 'react';
import { inBackground } from '#ui/on-demand.tsx';

const CartOffer = inBackground(() => import('./CartOffer.tsx').then((module) => module.CartOffer));

/** What is offered for adding to the cart, at the foot of every page. The server does not know it. */
export function CartOfferPart() {
  return useHydrated() ? (
    <Suspense>
      <CartOffer />
    </Suspense>
  ) : null;
}
