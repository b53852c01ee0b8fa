import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonStyle } from '#ui/button-style.ts';

type Props = {
  readonly productId: string;
  /** Chosen so far: it goes along. */ readonly quantity: number;
  readonly className?: string;
};

/** The one action of the page: from its price to a price of one's own. */
export function AskForQuotation({ productId, quantity, className }: Props) {
  return (
    <Link
      to="/landing/rfq/product-{$productId}"
      params={{ productId }}
      state={{ quantity }}
      className={`${buttonStyle({ look: 'primary' })} ${className ?? ''}`}
    >
      <Trans>Request a quote</Trans>
    </Link>
  );
}
