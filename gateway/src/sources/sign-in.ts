// How a session begins and ends (§4), whichever way somebody came to it.
import type { TokenOrigin } from '@fairgate/schema/constants';
import { logout } from './buyer/sessions.ts';
import type { Reader } from './reader.ts';
import type { Viewer, ViewerSession } from './viewer.ts';

export type SignIn = {
  /** Signs in, in place of whoever was: their token is good for nothing afterwards. Gives the outcome's empty object. */
  begin: (kind: Viewer['kind'], signedIn: { token: string }, origin: TokenOrigin) => Promise<object>;
  end: () => Promise<void>;
};

export function createSignIn({ callAsViewer }: Reader, session: ViewerSession): SignIn {
  async function giveUpToken(): Promise<void> {
    // A service that cannot be reached must not keep anybody from leaving: the token is forgotten here in any case.
    if (session.viewer?.kind === 'buyer') await callAsViewer(logout, {}).catch(() => undefined);
  }

  return {
    async begin(kind, { token }, origin) {
      await giveUpToken();
      await session.begin({ kind, token, origin });
      return {};
    },
    async end() {
      await giveUpToken();
      session.end();
    },
  };
}
