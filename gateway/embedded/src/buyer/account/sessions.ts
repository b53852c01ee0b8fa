import { z } from 'zod';
import { endBuyerSession, endBuyerSessions } from '../../accounts/buyer-sessions.ts';
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

export type SessionRow = {
  id: number;
  created_at: Date;
  last_seen_at: Date;
  origin: string;
  user_agent: string;
};

/** The buyer's sessions, the last used first. */
export function sessions({ db }: Store): Operation {
  return buyerOperation({
    path: '/login/sessions.json',
    request: nothing,
    handle: async (_, { accountId, sessionId }) => ({
      list: (await db.rows<SessionRow>(list, [accountId])).map((row) => ({
        ...formatSession(row),
        current: row.id === sessionId,
      })),
    }),
  });
}

export function formatSession(row: SessionRow): object {
  return {
    id: String(row.id),
    createTime: row.created_at.toISOString(),
    lastSeenTime: row.last_seen_at.toISOString(),
    origin: row.origin,
    userAgent: row.user_agent,
  };
}
