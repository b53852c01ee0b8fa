import { loginTokenTtlMs } from '@fairgate/schema/limits';
import type { Transaction } from '../db/database.ts';
import type { Holder } from '../wire/call.ts';
import { type Browser, sessionsMost } from './buyer-sessions.ts';
import { operatorAccount, organiserAccount, rememberDevice } from './known-devices.ts';
import { hashOf, newToken } from './token.ts';

/** Whose accounts only the command line makes, each in a table of its own with the sessions in another. */
export type Staff = Extract<Holder['kind'], 'organiser' | 'operator'>;

export type StaffSessions = {
  /**
   * Signs a person in with a new 30-day token (§9), and remembers the browser. Above the session limit, the longest
   * unused session ends.
   */
  open(
    db: Transaction,
    account: { readonly id: number; readonly email: string },
    browser: Pick<Browser, 'userAgent' | 'deviceId'>,
  ): Promise<string>;
  end(db: Transaction, sessionId: number): Promise<void>;
  /** Ends all sessions of an account, except one if it is given. Resolves to their number. */
  endAll(db: Transaction, accountId: number, except?: number): Promise<number>;
  /** The account of a token; undefined if the token is unknown, expired or ended, or the account disabled. */
  holderOf(db: Transaction, token: string): Promise<Holder | undefined>;
};

const nameOf = { organiser: organiserAccount, operator: operatorAccount } as const;

function staffSessions(kind: Staff): StaffSessions {
  const table = `${kind}_session`;
  const account = `${kind}_id`;
  const open = {
    name: `open ${kind} session`,
    text: `insert into ${table} (token_hash, ${account}, user_agent, expires_at) values ($1, $2, $3, now() + $4::bigint * interval '1 millisecond')`,
  };
  const endOldest = {
    name: `end oldest ${kind} sessions`,
    text: `delete from ${table} where id in (select id from ${table} where ${account} = $1 order by last_seen_at desc, id desc offset $2)`,
  };
  const end = { name: `end ${kind} session`, text: `delete from ${table} where id = $1` };
  const endAll = {
    name: `end ${kind} sessions`,
    text: `delete from ${table} where ${account} = $1 and ($2::int is null or id <> $2) returning id`,
  };
  const find = {
    name: `${kind} session`,
    text: `
      select s.id, s.${account} as account_id, s.last_seen_at < now() - interval '5 minutes' as unseen
      from ${table} s join ${kind} a on a.id = s.${account} and a.disabled_at is null
      where s.token_hash = $1 and s.expires_at > now()`,
  };
  const see = { name: `see ${kind} session`, text: `update ${table} set last_seen_at = now() where id = $1` };
  return {
    async open(db, { id, email }, { userAgent, deviceId }) {
      const token = newToken();
      await db.rows(open, [hashOf(token), id, userAgent, loginTokenTtlMs]);
      await db.rows(endOldest, [id, sessionsMost]);
      if (deviceId) await rememberDevice(db, nameOf[kind](email), deviceId);
      return token;
    },
    async end(db, sessionId) {
      await db.rows(end, [sessionId]);
    },
    endAll: async (db, accountId, except) => (await db.rows(endAll, [accountId, except ?? null])).length,
    async holderOf(db, token) {
      const [row] = await db.rows<{ id: number; account_id: number; unseen: boolean }>(find, [hashOf(token)]);
      if (!row) return undefined;
      if (row.unseen) await db.rows(see, [row.id]);
      return { kind, accountId: row.account_id, sessionId: row.id };
    },
  };
}

export const sessionsOfStaff: Readonly<Record<Staff, StaffSessions>> = {
  organiser: staffSessions('organiser'),
  operator: staffSessions('operator'),
};
