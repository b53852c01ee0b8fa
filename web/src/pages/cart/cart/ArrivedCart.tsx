import { dropOffered } from '#features/cart/lists.ts';
import { ArrivedEnquiry } from '#features/enquiry/ArrivedEnquiry.tsx';

/** A guest's cart that was sent by the login: its lines are no longer offered for adding. */
export function ArrivedCart() {
  return <ArrivedEnquiry form="cart" onSent={() => dropOffered(() => true)} />;
}
