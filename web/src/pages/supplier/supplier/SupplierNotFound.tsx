import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Building2 } from '#ui/icons-verification.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyView } from '#ui/EmptyView.tsx';

/** No supplier has this id, or no longer has. */
export function SupplierNotFound() {
  return (
    <EmptyView
      page
      icon={Building2}
      title={<Trans>Supplier not found</Trans>}
      actions={
        <>
          <Link to="/categories" className={buttonStyle({ look: 'primary' })}>
            <Trans>Browse all categories</Trans>
          </Link>
          <Link to="/search/product" search={{ verified: 1 }} className={buttonStyle()}>
            <Trans>Products from verified suppliers</Trans>
          </Link>
        </>
      }
    >
      <Trans>They may have left Fairgate, or the link may be incomplete. Search by name or product.</Trans>
    </EmptyView>
  );
}
