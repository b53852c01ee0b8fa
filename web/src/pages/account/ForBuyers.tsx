import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { askForLogin, loginAddressHere } from '#platform/session/ask-for-login.ts';
import { useSessionEnd, useSignedIn } from '#platform/session/signed-in.ts';
import { Button } from '#ui/Button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { Lock } from '#ui/icons-on-demand.tsx';

/**
 * §6 What only buyers have: guests are asked to log in, and stay on the page. Whose session is over without a logout keeps what is
 * shown, and it asks for a login itself (use-login-again.ts).
 */
export function ForBuyers({
  skeleton,
  children,
}: {
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}) {
  const signedIn = useSignedIn();
  const ended = useSessionEnd() !== undefined;
  const [shown, setShown] = useState(false);
  const isShown = signedIn === 'buyer' || (shown && ended);
  if (isShown !== shown) setShown(isShown);
  if (isShown) return children;
  switch (signedIn) {
    case 'unknown':
      return skeleton;
    case 'guest':
      return <ForGuests />;
    case 'supplier':
      return (
        <EmptyView icon={Lock} title={<Trans>This page is for buyers</Trans>}>
          <Trans>You’re logged in as a supplier.</Trans>
        </EmptyView>
      );
  }
}

/** What stands in its place for a guest. */
export function ForGuests() {
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
      <Trans>This page contains your personal data.</Trans>
    </EmptyView>
  );
}
