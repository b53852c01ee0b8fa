import { loginForm } from '@fairgate/schema/rules/forms';
import { z } from 'zod';
import { audit } from '../../accounts/audit.ts';
import { callerFields, deviceFields } from '../../accounts/caller.ts';
import { wrongPassword } from '../../accounts/failures.ts';
import { countLogin, organiserAccount } from '../../accounts/known-devices.ts';
import {
  endOrganiserSession,
  endOrganiserSessions,
  openOrganiserSession,
} from '../../accounts/organiser-sessions.ts';
import { isPassword } from '../../accounts/password.ts';
import { formatSessions, type SessionRow } from '../../accounts/session-row.ts';
import type { Transaction } from '../../db/database.ts';
import type { Store } from '../../store.ts';
import { blade } from '../../wire/blade.ts';
import { operation, type Operation } from '../../wire/operation.ts';
import { organiserOperation } from './organiser-operation.ts';

const nothing = z.object({});

const byEmail = {
  name: 'organiser to sign in',
  text: 'select id, email, password_hash from organiser where lower(email) = lower($1) and disabled_at is null',
};
const lock = {
  name: 'lock organiser',
  text: 'select password_hash from organiser where id = $1 and disabled_at is null for update',
};

const speak = { name: 'language of organiser', text: 'update organiser set lang = $2 where id = $1' };

type Account = { id: number; email: string; password_hash: string };

/**
 * Signs an organiser in. An unknown email, a disabled account and a wrong password get the same answer in the same time.
 */
export function organiserLogin({ db }: Store): Operation {
  return operation({
    name: 'organiserLogin',
    path: '/organiser/organiserLogin.json',
    dialect: blade,
    request: loginForm.extend({ ...callerFields, ...deviceFields }),
    async handle({ email, password, ip, userAgent, deviceId }, { tracking, language }) {
      const account = organiserAccount(email);
      const succeed = await countLogin(db, { account, visitor: tracking.visitorId, ip, deviceId });
      const [row] = await db.rows<Account>(byEmail, [email]);
      const right = await isPassword(password, row?.password_hash);
      if (!row || !right) throw wrongPassword();
      await succeed();
      const token = await db.transaction(async (transaction) => {
        // The account may have been disabled, or have got a new password, meanwhile.
        const [current] = await transaction.rows<Pick<Account, 'password_hash'>>(lock, [row.id]);
        if (current?.password_hash !== row.password_hash) throw wrongPassword();
        await transaction.rows(speak, [row.id, language]);
        await audit(transaction, { actor: row.email, action: 'logged-in', subject: row.email });
        return openOrganiserSession(transaction, row, { userAgent, deviceId });
      });
      return { token, userId: String(row.id), email: row.email };
    },
  });
}

const byId = { name: 'organiser', text: 'select email, name from organiser where id = $1' };

/** The account of a session. */
export async function organiserOf(db: Transaction, id: number): Promise<{ email: string; name: string }> {
  const [row] = await db.rows<{ email: string; name: string }>(byId, [id]);
  if (!row) throw new Error('the organiser of a session is gone');
  return row;
}

export function organiserInfo({ db }: Store): Operation {
  return organiserOperation({
    name: 'getOrganiserInfo',
    request: nothing,
    handle: async (_, { accountId }) => ({
      userId: String(accountId),
      ...(await organiserOf(db, accountId)),
    }),
  });
}

/** §4 Logout: ends the session of this token. */
export function organiserLogout({ db }: Store): Operation {
  return organiserOperation({
    name: 'organiserLogout',
    request: nothing,
    async handle(_, { accountId, sessionId }) {
      const { email } = await organiserOf(db, accountId);
      await endOrganiserSession(db, sessionId);
      await audit(db, { actor: email, action: 'logged-out', subject: email });
      return {};
    },
  });
}

/** Ends all other sessions of the organiser. */
export function organiserLogoutOthers({ db }: Store): Operation {
  return organiserOperation({
    name: 'organiserLogoutOthers',
    request: nothing,
    handle: async (_, { accountId, sessionId }) => ({
      ended: await endOrganiserSessions(db, accountId, sessionId),
    }),
  });
}

const list = {
  name: 'organiser sessions',
  text: 'select id, created_at, last_seen_at, origin, user_agent from organiser_session where organiser_id = $1 and expires_at > now() order by last_seen_at desc, id desc',
};

/** The organiser's sessions, the last used first. */
export function organiserSessions({ db }: Store): Operation {
  return organiserOperation({
    name: 'organiserSessions',
    request: nothing,
    handle: async (_, { accountId, sessionId }) =>
      formatSessions(await db.rows<SessionRow>(list, [accountId]), sessionId),
  });
}
