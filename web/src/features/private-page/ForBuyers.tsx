import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { Lock } from '#ui/icons-on-demand.tsx';

/** A buyer's page for others who are logged in. */
export function ForBuyers({ kind }: { readonly kind: 'supplier' | 'organiser' | 'operator' }) {
  return (
    <EmptyView
      icon={Lock}
      title={<Trans>This page is for buyers</Trans>}
      actions={
        <Link to="/" className={buttonStyle()}>
          <Trans>Go to the home page</Trans>
        </Link>
      }
    >
      {kind === 'supplier' ? (
        <Trans>You’re logged in as a supplier.</Trans>
      ) : kind === 'organiser' ? (
        <Trans>You’re logged in as an organiser.</Trans>
      ) : (
        <Trans>You’re logged in as a member of our team.</Trans>
      )}
    </EmptyView>
  );
}
