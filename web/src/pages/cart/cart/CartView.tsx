import { getRouteApi } from '@tanstack/react-router';
import { CartSkeleton } from '#features/cart/CartSkeleton.tsx';
import { NoCart } from '#features/cart/NoCart.tsx';
import { useCartToken } from '#features/cart/use-cart-token.ts';
import { PrivatePart } from '#features/private-page/PrivatePart.tsx';
import { GuestCart } from './GuestCart.tsx';
import { OwnCart } from './OwnCart.tsx';

const route = getRouteApi('/cart');

/** A guest's cart is on the device, a buyer's in the account. */
export function CartView() {
  useCartToken(route.useSearch().cart_token);
  return (
    <PrivatePart kind="buyer" skeleton={<CartSkeleton />} guest={<GuestCart />} supplier={<NoCart />}>
      <OwnCart />
    </PrivatePart>
  );
}
