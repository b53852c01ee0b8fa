import { Trans } from '@lingui/react/macro';
import { DateText } from '#ui/Texts.tsx';
import { CartContent } from './CartContent.tsx';
import type { ShownCart } from './shown-cart.ts';

const noActions = { change: () => Promise.resolve(false), remove: () => undefined };

/** The cart as it was last shown on this device: to read only. */
export function StoredCart({ shown: { cart, loadedAt } }: { readonly shown: ShownCart }) {
  return (
    <>
      <p role="status" className="rounded-md bg-time-tint px-3 py-2 text-sm text-time">
        <Trans>
          You’re offline. Prices are from <DateText iso={loadedAt} />. You can change your cart when you’re
          back online.
        </Trans>
      </p>
      <CartContent cart={cart} actions={noActions} readOnly foot={null} />
    </>
  );
}
