import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Suspense, type ReactNode } from 'react';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { Lock } from '#ui/icons-on-demand.tsx';

type Props = {
  /** Shown until the viewer is known and the code of the page is loaded. */
  readonly skeleton: ReactNode;
  /** The supplier's data: see OwnData. */
  readonly children: ReactNode;
};

/** §6 The part of a page that only suppliers have. All others are offered a login. */
export function SuppliersOnly({ skeleton, children }: Props) {
  switch (useSignedIn()) {
    case 'unknown':
      return skeleton;
    case 'supplier':
      return <Suspense fallback={skeleton}>{children}</Suspense>;
    case 'guest':
    case 'buyer':
    case 'organiser':
      return <SupplierLoginOffer />;
  }
}

/** The content for all others. */
export function SupplierLoginOffer() {
  return (
    <EmptyView
      page
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
