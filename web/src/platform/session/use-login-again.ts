import { useEffect, useEffectEvent } from 'react';
import { askForLogin } from './ask-for-login.ts';
import { settleLogin } from './login-request.ts';
import { currentSignedIn, useSessionEnd } from './signed-in.ts';

/**
 * For a page with unsaved input that only a buyer can save: when the session is ended from another place (§8)
 * or expires (§9), the login panel opens over the page (§2.8 mustLogin), which stays as it is.
 *
 * @param email the owner of the page; undefined while it has no data.
 */
export function useLoginAgain(email: string | undefined): void {
  const end = useSessionEnd();
  const isNeeded = end !== undefined && email !== undefined;
  const showLogin = useEffectEvent(() => {
    void askForLogin({ email: email ?? '', mustLogin: true, reason: end });
  });
  useEffect(() => {
    if (!isNeeded) return undefined;
    showLogin();
    // A panel that cannot be closed must not cover the next page.
    return () => {
      if (currentSignedIn() !== 'buyer') settleLogin(false);
    };
  }, [isNeeded]);
}
