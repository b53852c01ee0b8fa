import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { askForLogin, loginAddressHere } from '#platform/session/ask-for-login.ts';
import { Button } from '#ui/Button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { Lock } from '#ui/icons-on-demand.tsx';

/** A buyer's page for guests, with what the page is for. */
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
