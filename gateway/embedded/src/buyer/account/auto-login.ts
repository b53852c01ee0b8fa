import { z } from 'zod';
import {
  type Browser,
  openBuyerSession,
  renewBuyerSession,
  type SignedIn,
} from '../../accounts/buyer-sessions.ts';
import { callerFields, deviceFields } from '../../accounts/caller.ts';
import { tokenUsed } from '../../accounts/failures.ts';
import { addLink, linkSeconds, takeLink } from '../../accounts/links.ts';
import { countAttempt } from '../../accounts/attempts.ts';
import type { Store } from '../../store.ts';
import { blade } from '../../wire/blade.ts';
import { holderOf, operation, type Operation } from '../../wire/operation.ts';
import { buyerOperation } from '../buyer-operation.ts';

const secret = z.string().min(1).max(200);
const request = z.union([
  z.object({ ac: secret, ...callerFields, ...deviceFields }),
  z.object({ appToken: secret, ...callerFields, ...deviceFields }),
  z.object({ refresh: z.literal(true), ...callerFields }),
]);

/**
 * §4 Token from the address: `ac` and app tokens are exchanged once for a buyer token. `refresh` gives a new 30-day
 * token for a valid one. If another call has just done that, it is rejected; the old token stays valid for a minute.
 */
export function autoLogin({ db }: Store): Operation {
  const exchange = (purpose: 'ac' | 'app', token: string, browser: Browser): Promise<SignedIn> =>
    db.transaction(async (transaction) => {
      const id = await takeLink(transaction, token, purpose);
      if (id === undefined) throw tokenUsed();
      return openBuyerSession(transaction, id, { origin: 'ac', ...browser });
    });
  return operation({
    name: 'autoLogin',
    path: '/login/autoLogin.json',
    dialect: blade,
    request,
    async handle(payload, call) {
      const { ip, userAgent } = payload;
      if ('refresh' in payload) {
        const renewed = await renewBuyerSession(db, holderOf(call, 'buyer').sessionId, userAgent);
        if (!renewed) throw tokenUsed();
        return renewed;
      }
      await countAttempt(db, 'oneTimeToken', { visitor: call.tracking.visitorId, ip });
      const browser = { userAgent, deviceId: payload.deviceId };
      return 'ac' in payload
        ? exchange('ac', payload.ac, browser)
        : exchange('app', payload.appToken, browser);
    },
  });
}

/** §4 A token for the native app's web view, exchanged once within minutes. */
export function issueAppToken({ db }: Store): Operation {
  return buyerOperation({
    path: '/login/issueAppToken.json',
    request: z.object({}),
    handle: async (_, { accountId }) => ({
      appToken: await addLink(db, accountId, 'app'),
      expiresInSeconds: linkSeconds.app,
    }),
  });
}
