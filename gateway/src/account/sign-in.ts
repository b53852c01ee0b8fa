// Begins and ends a session (§4), for every way to sign in.
import type { TokenOrigin } from '@fairgate/schema/constants';
import { logout, refreshLogin } from '../sources/buyer/sessions.ts';
import { operatorSessions, organiserSessions } from '../sources/buyer/staff-sessions.ts';
import { logoutPc } from '../sources/supplier/logins.ts';
import type { AccountOptions } from './account-options.ts';
import type { Reader } from '../upstream/reader.ts';
import { accountOf, type Viewer } from '../viewer.ts';

/** The id that the service got for the browser, and the login name that was typed, if one was. */
type Browser = { readonly deviceId: string; readonly name?: string };

export type SignIn = {
  /**
   * Comes before the service makes a session: a session that this request cannot keep must not be made.
   * @returns what signs in with the service's answer and remembers the browser. It ends the previous session's token and
   * returns the outcome's empty object. @throws CodedError FORBIDDEN where the request may not sign in.
   */
  start: (
    kind: Viewer['kind'],
    origin: TokenOrigin,
  ) => (
    signedIn: {
      readonly token: string;
      readonly userId?: string;
      readonly supplierId?: string;
      /** The account's login name, where the service tells it. */
      readonly email?: string | null | undefined;
    },
    browser: Browser,
  ) => Promise<object>;
  end: () => Promise<void>;
  /**
   * Exchanges an ageing token for a new one of 30 days (§9). A token that cannot be renewed now stays in use.
   */
  renew: () => Promise<void>;
};

const logoutOf = {
  buyer: logout,
  supplier: logoutPc,
  organiser: organiserSessions.logout,
  operator: operatorSessions.logout,
} as const;

export function createSignIn(
  { callAsViewer, callWith }: Reader,
  { session, visitor, endedTokens }: Pick<AccountOptions, 'session' | 'visitor' | 'endedTokens'>,
): SignIn {
  async function giveUpToken(): Promise<void> {
    if (session.viewer) await endedTokens.note(session.viewer.token);
    // Logout must succeed when the service is down: the gateway forgets the token in any case.
    if (session.viewer) await callAsViewer(logoutOf[session.viewer.kind], {}).catch(() => undefined);
  }

  return {
    start(kind, origin) {
      session.mayBegin();
      return async ({ token, userId, supplierId, email }, { deviceId, name = email ?? undefined }) => {
        await giveUpToken();
        // A service may return the same token again.
        await endedTokens.forget(token);
        await session.begin({ kind, token, origin, account: userId ?? supplierId });
        if (name !== undefined) session.devices.remember(accountOf(kind, name), deviceId);
        return {};
      };
    },
    async end() {
      await giveUpToken();
      session.end();
    },
    async renew() {
      const { viewer } = session;
      if (viewer?.kind !== 'buyer' || !session.isAgeing) return;
      const { token: old } = viewer;
      // Another tab's request may renew it: the new token is valid for this request too.
      const token = await endedTokens.renewOnce(old, () =>
        callWith(old, refreshLogin, { refresh: true, ...visitor }).then(
          (renewed) => renewed.token,
          () => undefined,
        ),
      );
      if (token !== undefined) await session.begin({ ...viewer, token });
    },
  };
}
