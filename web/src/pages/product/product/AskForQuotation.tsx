import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonStyle } from '#ui/button-style.ts';

type Props = {
  readonly productId: string;
  /** Chosen so far: it goes along. */ readonly quantity: number;
  readonly className?: string;
};

/** The primary action of the page: a request for quotation. */
export function AskForQuotation({ productId, quantity, className }: Props) {
  return (
    <Link
      to="/landing/rfq/product-{$productId}"
      params={{ productId }}
      state={{ quantity }}
      className={`${buttonStyle({ look: 'primary' })} print:hidden ${className ?? ''}`}
    >
      <Trans>Request a quote</Trans>
    </Link>
  );
}
