import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonStyle } from '#ui/button-style.ts';

type Props = {
  readonly quotationId: string;
  /** The product that is quoted; without one the order is agreed on in the conversation. */
  readonly productId: string | undefined;
  /** That of the request, in the unit of the quotation. */
  readonly quantity: number | undefined;
  /** The order that was placed from the quotation. */
  readonly orderId: string | null;
};

/** What follows an accepted quotation. */
export function OrderLink({ quotationId, productId, quantity, orderId }: Props) {
  if (orderId !== null)
    return (
      <Link
        to="/inbox/$conversationId"
        params={{ conversationId: orderId }}
        className={buttonStyle({ size: 'small' })}
      >
        <Trans>View your order</Trans>
      </Link>
    );
  if (productId === undefined) return null;
  return (
    <Link
      to="/startOrder/$productId"
      params={{ productId }}
      search={{ quotation: quotationId, quantity }}
      className={buttonStyle({ look: 'primary', size: 'small' })}
    >
      <Trans>Start order</Trans>
    </Link>
  );
}
