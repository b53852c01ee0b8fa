import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonStyle } from '#ui/button-style.ts';

type Props = {
  readonly product: { readonly id: string; readonly slug: string };
  /** Chosen so far: it goes along. */
  readonly quantity: number;
  readonly variantId: string | undefined;
};

/** §2.2 The way to an enquiry about the product. */
export function SendEnquiry({ product: { id, slug }, quantity, variantId }: Props) {
  return (
    <Link
      to="/enquiry/$enquiry"
      params={{ enquiry: { slug, id } }}
      search={{ variant: variantId }}
      state={{ quantity }}
      className={`${buttonStyle()} print:hidden`}
    >
      <Trans>Send an enquiry</Trans>
    </Link>
  );
}
