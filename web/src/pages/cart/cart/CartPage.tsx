import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { CartSkeleton } from '#features/cart/CartSkeleton.tsx';
import { privatePart } from '#features/private-page/private-part.tsx';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { PageTop } from '../../PageTop.tsx';

const CartView = privatePart(() => import('./CartView.tsx').then((module) => module.CartView));

/** The server renders the page without a cart: it knows neither a guest's nor who is signed in. */
export function CartPage() {
  const isKnown = useSignedIn() !== 'unknown';
  return (
    <div className="page grid gap-6 pt-2 pb-12">
      <PageTop title={<Trans>Enquiry cart</Trans>} />
      {isKnown ? (
        <Suspense fallback={<CartSkeleton />}>
          <CartView />
        </Suspense>
      ) : (
        <CartSkeleton />
      )}
    </div>
  );
}
