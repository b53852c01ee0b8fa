import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { askForLogin, loginAddressHere } from '#platform/session/ask-for-login.ts';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyView } from '#ui/EmptyView.tsx';
import { Lock } from '#ui/icons-later.tsx';

/** §6 What only buyers have: guests are asked to log in, and stay on the page. */
export function ForBuyers({ skeleton, children }: { readonly skeleton: ReactNode; readonly children: ReactNode }) {
  const signedIn = useSignedIn();
  switch (signedIn) {
    case 'unknown': return skeleton;
    case 'buyer': return children;
    case 'guest': return (
      <EmptyView
        icon={Lock}
        title={<Trans>Log in to see this page</Trans>}
        actions={(
          <>
            <Button look="primary" onClick={() => void askForLogin()}><Trans>Log in</Trans></Button>
            <a href={loginAddressHere('register')} className="inline-flex min-h-11 items-center px-2 font-semibold underline underline-offset-4"><Trans>Join free</Trans></a>
          </>
        )}
      >
        <Trans>It shows what belongs to you alone.</Trans>
      </EmptyView>
    );
    case 'supplier': return (
      <EmptyView icon={Lock} title={<Trans>This page is for buyers</Trans>}>
        <Trans>You are logged in as a supplier.</Trans>
      </EmptyView>
    );
  }
}
