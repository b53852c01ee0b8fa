import { loginTokenTtlMs } from '@fairgate/schema/limits';
import type { Transaction } from '../db/database.ts';
import type { Holder } from '../wire/call.ts';
import { type Browser, sessionsMost } from './buyer-sessions.ts';
import { organiserAccount, rememberDevice } from './known-devices.ts';
import { hashOf, newToken } from './token.ts';

const open = {
  name: 'open organiser session',
  text: `insert into organiser_session (token_hash, organiser_id, user_agent, expires_at) values ($1, $2, $3, now() + $4::bigint * interval '1 millisecond')`,
};
const endOldest = {
  name: 'end oldest organiser sessions',
  text: 'delete from organiser_session where id in (select id from organiser_session where organiser_id = $1 order by last_seen_at desc, id desc offset $2)',
};

/**
 * Signs an organiser in with a new 30-day token (§9), and remembers the browser. Above the session limit, the longest
 * unused session ends.
 */
export async function openOrganiserSession(
  db: Transaction,
  { id, email }: { readonly id: number; readonly email: string },
  { userAgent, deviceId }: Pick<Browser, 'userAgent' | 'deviceId'>,
): Promise<string> {
  const token = newToken();
  await db.rows(open, [hashOf(token), id, userAgent, loginTokenTtlMs]);
  await db.rows(endOldest, [id, sessionsMost]);
  if (deviceId) await rememberDevice(db, organiserAccount(email), deviceId);
  return token;
}

const end = { name: 'end organiser session', text: 'delete from organiser_session where id = $1' };
const endAll = {
  name: 'end organiser sessions',
  text: 'delete from organiser_session where organiser_id = $1 and ($2::int is null or id <> $2) returning id',
};

export async function endOrganiserSession(db: Transaction, sessionId: number): Promise<void> {
  await db.rows(end, [sessionId]);
}

/** Ends all sessions of an organiser, except one if it is given. Resolves to their number. */
export async function endOrganiserSessions(
  db: Transaction,
  organiserId: number,
  except?: number,
): Promise<number> {
  return (await db.rows(endAll, [organiserId, except ?? null])).length;
}

const find = {
  name: 'organiser session',
  text: `
    select s.id, s.organiser_id, s.last_seen_at < now() - interval '5 minutes' as unseen
    from organiser_session s join organiser o on o.id = s.organiser_id and o.disabled_at is null
    where s.token_hash = $1 and s.expires_at > now()`,
};
const see = {
  name: 'see organiser session',
  text: 'update organiser_session set last_seen_at = now() where id = $1',
};

/** The account of an organiser's token; undefined if the token is unknown, expired or ended, or the account disabled. */
export async function holderOfOrganiserToken(db: Transaction, token: string): Promise<Holder | undefined> {
  const [row] = await db.rows<{ id: number; organiser_id: number; unseen: boolean }>(find, [hashOf(token)]);
  if (!row) return undefined;
  if (row.unseen) await db.rows(see, [row.id]);
  return { kind: 'organiser', accountId: row.organiser_id, sessionId: row.id };
}
