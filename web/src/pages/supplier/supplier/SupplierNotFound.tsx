import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Building2 } from '#ui/icons.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyView } from '#ui/EmptyView.tsx';

/** No supplier has this id, or no longer. */
export function SupplierNotFound() {
  return (
    <EmptyView
      page
      icon={Building2}
      title={<Trans>This supplier is not here</Trans>}
      actions={
        <>
          <Link to="/categories" className={buttonStyle({ look: 'primary' })}>
            <Trans>Look through all categories</Trans>
          </Link>
          <Link to="/search/product" search={{ verified: 1 }} className={buttonStyle()}>
            <Trans>Products of checked suppliers</Trans>
          </Link>
        </>
      }
    >
      <Trans>
        They may have left Fairgate, or the address was copied incompletely. Search for their name or for what
        they sell.
      </Trans>
    </EmptyView>
  );
}
