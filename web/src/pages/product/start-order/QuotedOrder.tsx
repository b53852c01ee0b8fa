import type { ReactNode } from 'react';
import { PrivatePart } from '#features/private-page/PrivatePart.tsx';
import { QuotationOffer } from './QuotationOffer.tsx';
import type { OrderedProduct } from './ordered-product.ts';

type Props = {
  readonly product: OrderedProduct;
  readonly quotationId: string;
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
};

/** An order at the price and terms of the buyer's quotation. */
export function QuotedOrder({ skeleton, ...props }: Props) {
  return (
    <PrivatePart kind="buyer" skeleton={skeleton}>
      <QuotationOffer {...props} />
    </PrivatePart>
  );
}
