import { z } from 'zod';
import { endBuyerSession, endBuyerSessions } from '../../accounts/buyer-sessions.ts';
import { formatSessions, type SessionRow } from '../../accounts/session-row.ts';
import type { Store } from '../../store.ts';
import type { Operation } from '../../wire/operation.ts';
import { buyerOperation } from '../buyer-operation.ts';

const nothing = z.object({});

/** §4 Logout: ends the session of this token. */
export function logout({ db }: Store): Operation {
  return buyerOperation({
    path: '/login/logout.json',
    request: nothing,
    async handle(_, { sessionId }) {
      await endBuyerSession(db, sessionId);
      return {};
    },
  });
}

/** Ends all other sessions of the buyer. */
export function logoutOthers({ db }: Store): Operation {
  return buyerOperation({
    path: '/login/logoutOthers.json',
    request: nothing,
    handle: async (_, { accountId, sessionId }) => ({
      ended: await endBuyerSessions(db, accountId, sessionId),
    }),
  });
}

const list = {
  name: 'buyer sessions',
  text: 'select id, created_at, last_seen_at, origin, user_agent from buyer_session where buyer_id = $1 and expires_at > now() order by last_seen_at desc, id desc',
};

/** The buyer's sessions, the last used first. */
export function sessions({ db }: Store): Operation {
  return buyerOperation({
    path: '/login/sessions.json',
    request: nothing,
    handle: async (_, { accountId, sessionId }) =>
      formatSessions(await db.rows<SessionRow>(list, [accountId]), sessionId),
  });
}
