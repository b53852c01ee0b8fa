import { useEffect, useEffectEvent, useRef } from 'react';
import { CartContent } from '#features/cart/CartContent.tsx';
import { toEntry } from '#features/cart/entry.ts';
import { setBuyerEntries, useBuyerEntries } from '#features/cart/lists.ts';
import { storeShownCart, useShownCart } from '#features/cart/shown-cart.ts';
import { StoredCart } from '#features/cart/StoredCart.tsx';
import { useLineActions } from '#features/cart/use-line-actions.ts';
import { NotLoaded } from '#features/private-page/NotLoaded.tsx';
import { OwnData } from '#features/private-page/OwnData.tsx';
import type { CartViewFragment } from '#graphql';
import { useOwnCartQuery } from '#operations/own-cart.ts';
import { useOnline } from '#platform/online.ts';
import { currentAccount, useSignedIn } from '#platform/session/signed-in.ts';
import { useAccount } from '#platform/session/use-account.ts';
import { ArrivedCart } from './ArrivedCart.tsx';
import { SendCart } from './SendCart.tsx';

/** The cart of the account, with the prices of now; without a network as it was last shown. */
export function OwnCart() {
  const read = useOwnCartQuery({
    skip: useSignedIn() !== 'buyer',
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const shown = useShownCart(useAccount());
  return (
    <OwnData read={read} stored={shown && <StoredCart shown={shown} />}>
      {({ cart }, retry, faultOf) =>
        cart ? (
          <LoadedCart cart={cart} refetch={retry} />
        ) : shown ? (
          <StoredCart shown={shown} />
        ) : (
          <NotLoaded error={faultOf('cart')} onRetry={retry} />
        )
      }
    </OwnData>
  );
}

type Props = { readonly cart: CartViewFragment; readonly refetch: () => void };

function LoadedCart({ cart, refetch }: Props) {
  const actions = useLineActions();
  const online = useOnline();
  const shown = useShownCart(useAccount());
  useEffect(() => {
    setBuyerEntries(cart.lines.map(toEntry));
    storeShownCart(currentAccount(), cart);
  }, [cart]);
  // Changes here, on other pages and in other tabs are first known to the list: their prices come from the server.
  const listed = JSON.stringify(useBuyerEntries().map(toEntry));
  const known = useRef(listed);
  const follow = useEffectEvent(() => {
    if (known.current === listed) return;
    known.current = listed;
    if (listed !== JSON.stringify(cart.lines.map(toEntry))) refetch();
  });
  useEffect(() => follow(), [listed]);
  if (!online && shown) return <StoredCart shown={shown} />;
  return (
    <CartContent cart={cart} actions={actions} foot={<SendCart cart={cart} />} arrived={<ArrivedCart />} />
  );
}
