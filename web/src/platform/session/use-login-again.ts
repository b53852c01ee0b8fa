import { useEffect, useEffectEvent } from 'react';
import { askForLogin } from './ask-for-login.ts';
import { settleLogin } from './login-request.ts';
import { currentSignedIn, useSessionEnd } from './signed-in.ts';

/**
 * For a page with something on it that a person has typed and only a buyer can save: when the session is ended from somewhere
 * else (§8) or has had its time (§9), a login is asked for over the page (§2.8 mustLogin), and the page stays as it is.
 *
 * @param email whose page it is; undefined as long as there is nothing on it.
 */
export function useLoginAgain(email: string | undefined): void {
  const end = useSessionEnd();
  const isAsked = end !== undefined && email !== undefined;
  const ask = useEffectEvent(() => {
    void askForLogin({ email: email ?? '', mustLogin: true, reason: end });
  });
  useEffect(() => {
    if (!isAsked) return undefined;
    ask();
    // The page is left: what cannot be closed must not lie over another one.
    return () => {
      if (currentSignedIn() !== 'buyer') settleLogin(false);
    };
  }, [isAsked]);
}
