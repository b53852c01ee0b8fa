import { loginForm } from '@fairgate/schema/rules/forms';
import { z } from 'zod';
import { extend } from 'zod/mini';
import { rolesOfAccounts } from '../../accounts/account-roles.ts';
import { audit } from '../../accounts/audit.ts';
import { callerFields, deviceFields } from '../../accounts/caller.ts';
import { wrongPassword } from '../../accounts/failures.ts';
import { countLogin } from '../../accounts/known-devices.ts';
import { isPassword } from '../../accounts/password.ts';
import { formatSessions, type SessionRow } from '../../accounts/session-row.ts';
import { sessionsOfStaff, type Staff } from '../../accounts/staff-sessions.ts';
import type { Store } from '../../store.ts';
import { blade } from '../../wire/blade.ts';
import { operation, type Operation, type OperationMaker } from '../../wire/operation.ts';
import { staffOf } from './staff.ts';
import { staffOperation } from './staff-operation.ts';

const nothing = z.object({});

type Account = { id: number; email: string; password_hash: string };

/**
 * Signs a person in. An unknown email, a disabled account and a wrong password get the same answer in the same time.
 */
const login =
  (kind: Staff): OperationMaker =>
  ({ db }: Store): Operation => {
    const byEmail = {
      name: `${kind} to sign in`,
      text: `select id, email, password_hash from ${kind} where lower(email) = lower($1) and disabled_at is null`,
    };
    const lock = {
      name: `lock ${kind}`,
      text: `select password_hash from ${kind} where id = $1 and disabled_at is null for update`,
    };
    const speak = { name: `language of ${kind}`, text: `update ${kind} set lang = $2 where id = $1` };
    return operation({
      name: `${kind}Login`,
      path: `/${kind}/${kind}Login.json`,
      dialect: blade,
      request: extend(loginForm, { ...callerFields, ...deviceFields }),
      async handle({ email, password, ip, userAgent, deviceId }, { tracking, language }) {
        const account = rolesOfAccounts[kind].attempts(email);
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
          return sessionsOfStaff[kind].open(transaction, row, { userAgent, deviceId });
        });
        return { token, userId: String(row.id), email: row.email };
      },
    });
  };

const info =
  (kind: Staff): OperationMaker =>
  ({ db }) =>
    staffOperation(kind, {
      name: `get${kind === 'organiser' ? 'Organiser' : 'Operator'}Info`,
      request: nothing,
      handle: async (_, { accountId }) => ({
        userId: String(accountId),
        ...(await staffOf(db, kind, accountId)),
      }),
    });

/** §4 Logout: ends the session of this token. */
const logout =
  (kind: Staff): OperationMaker =>
  ({ db }) =>
    staffOperation(kind, {
      name: `${kind}Logout`,
      request: nothing,
      async handle(_, { accountId, sessionId }) {
        const { email } = await staffOf(db, kind, accountId);
        await sessionsOfStaff[kind].end(db, sessionId);
        await audit(db, { actor: email, action: 'logged-out', subject: email });
        return {};
      },
    });

/** Ends all other sessions of the person. */
const logoutOthers =
  (kind: Staff): OperationMaker =>
  ({ db }) =>
    staffOperation(kind, {
      name: `${kind}LogoutOthers`,
      request: nothing,
      handle: async (_, { accountId, sessionId }) => ({
        ended: await sessionsOfStaff[kind].endAll(db, accountId, sessionId),
      }),
    });

/** The person's sessions, the last used first. */
const sessions =
  (kind: Staff): OperationMaker =>
  ({ db }) => {
    const list = {
      name: `${kind} sessions`,
      text: `select id, created_at, last_seen_at, origin, user_agent from ${kind}_session where ${kind}_id = $1 and expires_at > now() order by last_seen_at desc, id desc`,
    };
    return staffOperation(kind, {
      name: `${kind}Sessions`,
      request: nothing,
      handle: async (_, { accountId, sessionId }) =>
        formatSessions(await db.rows<SessionRow>(list, [accountId]), sessionId),
    });
  };

/** Sign-in, sign-out and sessions of organisers or operators. */
export const sessionOperationsOf = (kind: Staff): readonly OperationMaker[] =>
  [login, logout, logoutOthers, sessions, info].map((make) => make(kind));
