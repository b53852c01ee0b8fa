import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { OwnData } from '#features/private-page/OwnData.tsx';
import { useOrderQuotationQuery } from '#operations/order-quotation.ts';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { Facts } from '#ui/Facts.tsx';
import { SearchX } from '#ui/icons.tsx';
import { OrderAt } from './OrderAt.tsx';
import type { OrderedProduct } from './ordered-product.ts';

type Props = {
  readonly product: OrderedProduct;
  readonly quotationId: string;
  readonly children: ReactNode;
};

/** The accepted quotation that is ordered from. */
export function QuotationOffer({ product, quotationId, children }: Props) {
  const read = useOrderQuotationQuery({
    variables: { id: quotationId },
    skip: useSignedIn() !== 'buyer',
    fetchPolicy: 'cache-and-network',
  });
  return (
    <OwnData read={read}>
      {({ quotation }) => {
        if (quotation?.state !== 'ACCEPTED' || quotation.product?.id !== product.id) return <NotThere />;
        if (quotation.orderId !== null) return <Ordered orderId={quotation.orderId} />;
        const { number, variantId, ladder, unit, minimumOrder, leadTime } = quotation;
        const { shipmentTerm, port, paymentTerm } = quotation;
        const facts = [
          { key: 'quotation', name: <Trans>Quotation</Trans>, value: number },
          { key: 'term', name: <Trans>Incoterm</Trans>, value: shipmentTerm.name },
          { key: 'port', name: <Trans>Port or place</Trans>, value: port },
          { key: 'payment', name: <Trans>Payment</Trans>, value: paymentTerm?.name },
        ];
        return (
          <OrderAt
            form={`quotation:${quotation.id}`}
            productId={product.id}
            variantId={variantId ?? undefined}
            quotationId={quotation.id}
            ladder={ladder}
            unit={unit}
            minimumOrder={minimumOrder}
            leadTime={leadTime}
            shipmentTerms={[]}
            paymentTerms={[]}
          >
            {children}
            <Facts facts={facts.filter(({ value }) => Boolean(value))} />
          </OrderAt>
        );
      }}
    </OwnData>
  );
}

function NotThere() {
  return (
    <EmptyView
      icon={SearchX}
      title={<Trans>Quotation not found</Trans>}
      actions={
        <Link to="/rfq/manage" className={buttonStyle({ look: 'primary' })}>
          <Trans>All your requests</Trans>
        </Link>
      }
    >
      <Trans>The link may be incomplete, or the quotation isn’t one that you’ve accepted.</Trans>
    </EmptyView>
  );
}

function Ordered({ orderId }: { readonly orderId: string }) {
  return (
    <div className="grid content-start justify-items-start gap-4">
      <p>
        <Trans>You’ve already placed an order from this quotation.</Trans>
      </p>
      <Link
        to="/inbox/$conversationId"
        params={{ conversationId: orderId }}
        className={buttonStyle({ look: 'primary' })}
      >
        <Trans>View your order</Trans>
      </Link>
    </div>
  );
}
