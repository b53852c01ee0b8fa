import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Suspense, useState, type ReactNode } from 'react';
import { askForLogin, loginAddressHere } from '#platform/session/ask-for-login.ts';
import { useSessionEnd, useSignedIn } from '#platform/session/signed-in.ts';
import { Button } from '#ui/Button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { Lock } from '#ui/icons-on-demand.tsx';

type Props = {
  /** Shown until the viewer is known and the code of the page is loaded. */
  readonly skeleton: ReactNode;
  /** Replaces the default content for guests. */
  readonly guest?: ReactNode;
  readonly supplier?: ReactNode;
  /** The buyer's data: see OwnData. */
  readonly children: ReactNode;
};

/**
 * §6 The part of a page that only buyers have. Guests are offered a login and stay on the page. When a
 * session ends without a logout, the content stays, with a login panel over it (use-own.ts).
 */
export function BuyersOnly({ skeleton, guest, supplier, children }: Props) {
  const signedIn = useSignedIn();
  const ended = useSessionEnd() !== undefined;
  const [wasShown, setWasShown] = useState(false);
  const isShown = signedIn === 'buyer' || (wasShown && ended);
  if (isShown !== wasShown) setWasShown(isShown);
  if (isShown) return <Suspense fallback={skeleton}>{children}</Suspense>;
  switch (signedIn) {
    case 'unknown':
      return skeleton;
    case 'guest':
      return guest ?? <LoginOffer />;
    case 'organiser':
      return (
        <ForBuyers>
          <Trans>You’re logged in as an organiser.</Trans>
        </ForBuyers>
      );
    case 'supplier':
      return (
        supplier ?? (
          <ForBuyers>
            <Trans>You’re logged in as a supplier.</Trans>
          </ForBuyers>
        )
      );
  }
}

/** The content for others who are logged in. */
function ForBuyers({ children }: { readonly children: ReactNode }) {
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
      {children}
    </EmptyView>
  );
}

/** The content for guests, with what the page is for. */
export function LoginOffer({
  children = <Trans>This page contains your personal data.</Trans>,
}: {
  readonly children?: ReactNode;
}) {
  return (
    <EmptyView
      icon={Lock}
      title={<Trans>Log in to see this page</Trans>}
      actions={
        <>
          <Button look="primary" onClick={() => void askForLogin()}>
            <Trans>Log in</Trans>
          </Button>
          <a href={loginAddressHere('register')} className={buttonStyle()}>
            <Trans>Join free</Trans>
          </a>
        </>
      }
    >
      {children}
    </EmptyView>
  );
}
