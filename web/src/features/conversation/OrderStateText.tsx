import { Trans } from '@lingui/react/macro';
import type { OrderState } from '#graphql';

/** What has become of an order. */
export function OrderStateText({ state }: { readonly state: OrderState }) {
  switch (state) {
    case 'PLACED':
      return <Trans>Order placed</Trans>;
    case 'CONFIRMED':
      return <Trans context="state of an order">Confirmed</Trans>;
    case 'REFUSED':
      return <Trans context="state of an order">Refused</Trans>;
    case 'SHIPPED':
      return <Trans context="state of an order">Shipped</Trans>;
    case 'RECEIVED':
      return <Trans context="state of an order">Received</Trans>;
    case 'CANCELLED':
      return <Trans context="state of an order">Cancelled</Trans>;
  }
}
