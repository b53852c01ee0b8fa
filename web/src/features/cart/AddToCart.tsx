import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { Button } from '#ui/Button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { Check, ShoppingCart } from '#ui/icons.tsx';
import { isSameEntry } from './entry.ts';
import { useCartActions } from './use-cart-actions.ts';
import { useEntries } from './use-entries.ts';

type Props = {
  readonly productId: string;
  /** The chosen variant; null for the product as a whole. */
  readonly variantId?: string | null;
  readonly quantity: number;
  /** In a bar of actions: an icon with a short text. */
  readonly short?: boolean;
};

/** Adds a product to the cart at the chosen quantity, changes that of its line, or leads to the cart. */
export function AddToCart({ productId, variantId = null, quantity, short = false }: Props) {
  const { t } = useLingui();
  const { add } = useCartActions();
  const signedIn = useSignedIn();
  const [pending, setPending] = useState(false);
  const entry = useEntries().find((one) => isSameEntry(one, { productId, variantId }));
  if (signedIn === 'supplier' || signedIn === 'organiser') return null;
  const isIn = entry?.quantity === quantity;
  const content = short ? (
    <span className="grid justify-items-center text-xs leading-tight">
      {isIn ? <Check aria-hidden size={20} /> : <ShoppingCart aria-hidden size={20} />}
      <Trans id="cart.short">Cart</Trans>
    </span>
  ) : (
    <>
      {isIn ? <Check aria-hidden size={18} /> : <ShoppingCart aria-hidden size={18} />}
      {isIn ? (
        <Trans>View enquiry cart</Trans>
      ) : entry ? (
        <Trans>Update enquiry cart</Trans>
      ) : (
        <Trans>Add to enquiry cart</Trans>
      )}
    </>
  );
  const look = short ? ({ look: 'quiet', size: 'small' } as const) : {};
  if (isIn)
    return (
      <Link to="/cart" className={buttonStyle(look)} {...(short && { 'aria-label': t`View enquiry cart` })}>
        {content}
      </Link>
    );
  const press = async () => {
    setPending(true);
    await add({ productId, variantId, quantity }, document.querySelector('#main article img'));
    setPending(false);
  };
  return (
    <Button
      {...look}
      pending={pending}
      {...(short && { 'aria-label': entry ? t`Update enquiry cart` : t`Add to enquiry cart` })}
      onClick={() => void press()}
    >
      {content}
    </Button>
  );
}
