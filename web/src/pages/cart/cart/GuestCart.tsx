import { useEffect } from 'react';
import { CartContent } from '#features/cart/CartContent.tsx';
import { CartSkeleton } from '#features/cart/CartSkeleton.tsx';
import { EmptyCart } from '#features/cart/EmptyCart.tsx';
import { isSameEntry, toEntry } from '#features/cart/entry.ts';
import { guestList } from '#features/cart/lists.ts';
import { storeShownCart, useShownCart } from '#features/cart/shown-cart.ts';
import { StoredCart } from '#features/cart/StoredCart.tsx';
import { useLineActions } from '#features/cart/use-line-actions.ts';
import { NotLoaded } from '#features/private-page/NotLoaded.tsx';
import { useClientNow } from '#features/private-page/use-client-now.ts';
import { useGuestCartQuery } from '#operations/guest-cart.ts';
import { Fault } from '#platform/fault.ts';
import { SendCart } from './SendCart.tsx';

/** The list on the device, with the prices of now; without a network as it was last shown. */
export function GuestCart() {
  useClientNow();
  const entries = guestList.use();
  const { data, previousData, error, refetch } = useGuestCartQuery({
    variables: { lines: entries.map(toEntry) },
    skip: entries.length === 0,
    fetchPolicy: 'no-cache',
  });
  const actions = useLineActions();
  const shown = useShownCart('');
  const loaded = data?.cartLines;
  useEffect(() => {
    if (loaded) storeShownCart('', loaded);
  }, [loaded]);
  if (entries.length === 0) return <EmptyCart />;
  const found = loaded ?? previousData?.cartLines;
  const isIn = (line: Parameters<typeof isSameEntry>[0]) => entries.some((entry) => isSameEntry(entry, line));
  if (!found) {
    if (!error) return <CartSkeleton />;
    if (!shown) return <NotLoaded error={Fault.from(error)} onRetry={() => void refetch()} />;
    const lines = shown.cart.lines.filter(isIn);
    return <StoredCart shown={{ ...shown, cart: { ...shown.cart, lines } }} />;
  }
  // What was removed disappears before its sums are loaded.
  const lines = found.lines.filter(isIn);
  const cart = { ...found, lines, count: lines.length };
  return <CartContent cart={cart} actions={actions} foot={<SendCart cart={cart} />} />;
}
