import { z } from 'zod';
import { formatSessions, type SessionRow } from '../accounts/session-row.ts';
import { endOtherSupplierSessions, endSupplierSession } from '../accounts/supplier-sessions.ts';
import type { Store } from '../store.ts';
import type { Holder } from '../wire/call.ts';
import { deviceDialect } from '../wire/device.ts';
import { holderOf, operation, type Operation } from '../wire/operation.ts';

/** An operation on the sessions of the token's holder. */
function ofSessions(name: string, handle: (holder: Holder) => Promise<object>): Operation {
  return operation({
    name,
    path: `/login/${name}.json`,
    dialect: deviceDialect,
    request: z.object({}),
    handle: (_, call) => handle(holderOf(call, 'supplier')),
  });
}

/** §4 Logout: ends the session of this token. */
export function logoutPc({ db }: Store): Operation {
  return ofSessions('logoutPc', async ({ sessionId }) => {
    await endSupplierSession(db, sessionId);
    return {};
  });
}

/** Ends all other sessions of the supplier account. */
export function logoutOthersPc({ db }: Store): Operation {
  return ofSessions('logoutOthersPc', async ({ accountId, sessionId }) => ({
    ended: await endOtherSupplierSessions(db, accountId, sessionId),
  }));
}

const list = {
  name: 'supplier sessions',
  text: 'select id, created_at, last_seen_at, origin, user_agent from supplier_session where supplier_account_id = $1 and expires_at > now() order by last_seen_at desc, id desc',
};

/** The supplier account's sessions, the last used first. */
export function sessionsPc({ db }: Store): Operation {
  return ofSessions('sessionsPc', async ({ accountId, sessionId }) =>
    formatSessions(await db.rows<SessionRow>(list, [accountId]), sessionId),
  );
}
