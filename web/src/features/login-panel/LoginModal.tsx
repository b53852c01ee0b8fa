import { loginModalWidthPx } from '@fairgate/schema/limits';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { closeLogin, settleLogin, type LoginRequest } from '#platform/session/login-request.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import { Modal } from '#ui/modal/Modal.tsx';
import { ErrorAlert } from '#ui/ErrorAlert.tsx';
import { LoginPanel } from './LoginPanel.tsx';
import type { PanelParts } from './panel-props.ts';
import { SessionExpired } from './SessionExpired.tsx';
import { TextSpace } from '#ui/TextSpace.tsx';

/**
 * §2.8 A movable modal, 1041 px wide on a desktop, full screen on a phone. With mustLogin, only a login or
 * leaving the page closes it.
 */
export function LoginModal({
  request,
  ...parts
}: PanelParts & { readonly request: LoginRequest | undefined }) {
  // The content stays while it closes.
  const [shown, setShown] = useState({ request, key: 0 });
  if (request && request !== shown.request) setShown({ request, key: shown.key + 1 });
  if (!shown.request) return null;
  const { mode, email, mustLogin, reason } = shown.request;
  return (
    <Modal
      open={request !== undefined}
      title={<Trans>Log in or join free</Trans>}
      width={`${loginModalWidthPx}px`}
      movable
      fullOnPhone
      // A press outside must not lose the input.
      maskClosable={false}
      must={mustLogin}
      onClose={() => settleLogin(false)}
      foot={
        mustLogin && (
          <Link to="/" onClick={() => settleLogin(false)} className={buttonStyle({ look: 'quiet' })}>
            <Trans>Go to the home page</Trans>
          </Link>
        )
      }
    >
      <div className="grid gap-5">
        {reason && (
          <ErrorAlert>
            {reason === 'expired' ? <SessionExpired /> : <ErrorMessage code="INVALID_TOKEN" />}
            <TextSpace />
            {mustLogin && <Trans>What you’ve typed is still here.</Trans>}
          </ErrorAlert>
        )}
        <LoginPanel
          {...parts}
          key={shown.key}
          mode={mode}
          email={email}
          heading="h3"
          callback={location.pathname + location.search + location.hash}
          onSignedIn={() => settleLogin(true)}
          newTab={mustLogin}
          onLeave={closeLogin}
        />
      </div>
    </Modal>
  );
}
