import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonStyle } from '#ui/button-style.ts';

type Props = {
  readonly productId: string;
  /** Chosen so far: it goes along. */
  readonly quantity: number;
  readonly variantId: string | undefined;
};

/** §2.2 The way to an order of the product. */
export function StartOrder({ productId, quantity, variantId }: Props) {
  return (
    <Link
      to="/startOrder/$productId"
      params={{ productId }}
      search={{ variant: variantId, quantity }}
      className={`${buttonStyle()} print:hidden`}
    >
      <Trans>Start order</Trans>
    </Link>
  );
}
