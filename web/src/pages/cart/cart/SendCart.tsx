import { Trans } from '@lingui/react/macro';
import { useDropSent } from '#features/cart/use-drop-sent.ts';
import { CartEnquiry } from '#features/enquiry/CartEnquiry.tsx';
import type { CartViewFragment } from '#graphql';
import { Section } from '#ui/Section.tsx';

/** §2.2 The cart is sent as one enquiry to each supplier; then its lines leave it. */
export function SendCart({ cart: { lines } }: { readonly cart: CartViewFragment }) {
  const drop = useDropSent();
  const wanted = lines.flatMap(({ productId, variantId, quantity, product }) =>
    product?.supplier ? [{ productId, variantId, quantity, supplierId: product.supplier.id }] : [],
  );
  return (
    <Section title={<Trans>Send enquiry</Trans>}>
      <CartEnquiry lines={wanted} onSent={() => drop(wanted)} />
    </Section>
  );
}
