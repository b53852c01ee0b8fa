import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { Lock } from '#ui/icons-on-demand.tsx';

/** A supplier's page for all others. */
export function SupplierLoginOffer({ page = false }: { readonly page?: boolean }) {
  return (
    <EmptyView
      page={page}
      icon={Lock}
      title={<Trans>Log in to see this page</Trans>}
      actions={
        <>
          <Link
            to="/login"
            search={{ as: 'supplier' }}
            rel="nofollow"
            className={buttonStyle({ look: 'primary' })}
          >
            <Trans>Log in as a supplier</Trans>
          </Link>
          {/* Loaded whole: the server gives a guest another home page. */}
          <a href="/" className={buttonStyle()}>
            <Trans>Go to the home page</Trans>
          </a>
        </>
      }
    />
  );
}
