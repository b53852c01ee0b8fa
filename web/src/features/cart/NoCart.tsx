import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { ShoppingCart } from '#ui/icons.tsx';

/** Replaces the cart for those who are no buyers (§6). */
export function NoCart() {
  return (
    <EmptyView
      icon={ShoppingCart}
      title={<Trans>Only buyers have an enquiry cart</Trans>}
      actions={
        <Link to="/" className={buttonStyle()}>
          <Trans>Go to the home page</Trans>
        </Link>
      }
    >
      <Trans>You’re logged in as a supplier.</Trans>
    </EmptyView>
  );
}
