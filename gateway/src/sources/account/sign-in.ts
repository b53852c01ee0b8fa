// How a session begins and ends (§4), whichever way somebody came to it.
import type { TokenOrigin } from '@fairgate/schema/constants';
import { logout, refreshLogin } from '../buyer/sessions.ts';
import type { AccountOptions } from './account-options.ts';
import type { Reader } from '../../upstream/reader.ts';
import type { Viewer } from '../../viewer.ts';

export type SignIn = {
  /** Signs in, in place of whoever was: their token is good for nothing afterwards. Gives the outcome's empty object. */
  begin: (kind: Viewer['kind'], signedIn: { token: string }, origin: TokenOrigin) => Promise<object>;
  end: () => Promise<void>;
  /** A token that ages is exchanged for a new one of 30 days (§9). What cannot be renewed now goes on as it is. */
  renew: () => Promise<void>;
};

export function createSignIn(
  { callAsViewer, callWith }: Reader,
  { session, visitor, endedTokens }: Pick<AccountOptions, 'session' | 'visitor' | 'endedTokens'>,
): SignIn {
  async function giveUpToken(): Promise<void> {
    if (session.viewer) await endedTokens.note(session.viewer.token);
    // A service that cannot be reached must not keep anybody from leaving: the token is forgotten here in any case.
    if (session.viewer?.kind === 'buyer') await callAsViewer(logout, {}).catch(() => undefined);
  }

  return {
    async begin(kind, { token }, origin) {
      await giveUpToken();
      // A service may give the same one again.
      await endedTokens.forget(token);
      await session.begin({ kind, token, origin });
      return {};
    },
    async end() {
      await giveUpToken();
      session.end();
    },
    async renew() {
      const { viewer } = session;
      if (viewer?.kind !== 'buyer' || !session.isAgeing) return;
      const { token: old } = viewer;
      // Another tab's request may be doing it: its new token is good for this one, too.
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
