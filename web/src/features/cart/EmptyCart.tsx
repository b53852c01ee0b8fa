import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { ShoppingCart } from '#ui/icons.tsx';

export function EmptyCart() {
  return (
    <EmptyView
      icon={ShoppingCart}
      title={<Trans>Your enquiry cart is empty</Trans>}
      actions={
        <Link to="/search/product" className={buttonStyle({ look: 'primary' })}>
          <Trans>All products</Trans>
        </Link>
      }
    >
      <Trans>Add the products you’re interested in. Then ask all their suppliers for quotes at once.</Trans>
    </EmptyView>
  );
}
