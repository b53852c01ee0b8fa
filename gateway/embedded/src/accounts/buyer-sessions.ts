import { loginTokenTtlMs } from '@fairgate/schema/limits';
import type { Transaction } from '../db/database.ts';
import type { Holder } from '../wire/call.ts';
import { rememberDevice } from './known-devices.ts';
import { hashOf, newToken } from './token.ts';

/** §4 The origin of a token; the last two are our additions. */
export type Origin = 'login' | 'login-simple' | 'register' | 'oauth' | 'ac';

/** In the format of the wire. The email is the account's login name. */
export type SignedIn = { readonly token: string; readonly userId: string; readonly email: string };

/** Of a sign-in; `deviceId` is the gateway's id of the browser. */
export type Browser = { readonly userAgent: string; readonly deviceId?: string | null | undefined };

/** The most sessions of one account, a buyer's or a supplier's. */
export const sessionsMost = 50;

const open = {
  name: 'open buyer session',
  text: `insert into buyer_session (token_hash, buyer_id, origin, user_agent, expires_at) values ($1, $2, $3, $4, now() + $5::bigint * interval '1 millisecond')
    returning (select email from buyer where id = $2)`,
};
const endOldest = {
  name: 'end oldest buyer sessions',
  text: 'delete from buyer_session where id in (select id from buyer_session where buyer_id = $1 order by last_seen_at desc, id desc offset $2)',
};

/**
 * Signs a buyer in with a new 30-day token (§9), and remembers the browser. Above the session limit, the longest unused
 * session is signed out.
 */
export async function openBuyerSession(
  db: Transaction,
  buyerId: number,
  { origin, userAgent, deviceId }: Browser & { origin: Origin },
): Promise<SignedIn> {
  const token = newToken();
  const [row] = await db.rows<{ email: string }>(open, [
    hashOf(token),
    buyerId,
    origin,
    userAgent,
    loginTokenTtlMs,
  ]);
  if (!row) throw new Error('the session was not stored');
  await db.rows(endOldest, [buyerId, sessionsMost]);
  if (deviceId) await rememberDevice(db, row.email, deviceId);
  return { token, userId: String(buyerId), email: row.email };
}

/** Longer than any request (§9: 30 s in the browser): requests of other tabs with the old token are finished by then. */
const graceMs = 60_000;
const grace = `interval '${graceMs} milliseconds'`;

const renew = {
  name: 'renew buyer session',
  text: `
    update buyer_session set
      given_up_hash = case when given_up_until > now() + ${grace} then given_up_hash else token_hash end,
      given_up_until = case when given_up_until > now() + ${grace} then given_up_until else expires_at end,
      token_hash = $2, user_agent = $3, last_seen_at = now(), expires_at = now() + $4::bigint * interval '1 millisecond'
    where id = $1 and (given_up_until is null or (expires_at < now() + $4::bigint * interval '1 millisecond' - ${grace}
      and given_up_until not between now() and now() + ${grace}))
    returning buyer_id`,
};

/**
 * Replaces the token of a session with a new 30-day token. The old token stays valid until one minute after the first
 * use of the new one: neither a lost answer nor requests of other tabs sign the buyer out.
 * @returns undefined if the session was renewed a moment ago, so that only one of two tabs gets a new token.
 */
export async function renewBuyerSession(
  db: Transaction,
  sessionId: number,
  userAgent: string,
): Promise<Omit<SignedIn, 'email'> | undefined> {
  const token = newToken();
  const [row] = await db.rows<{ buyer_id: number }>(renew, [
    sessionId,
    hashOf(token),
    userAgent,
    loginTokenTtlMs,
  ]);
  return row && { token, userId: String(row.buyer_id) };
}

const find = {
  name: 'buyer session',
  text: `
    select id, buyer_id, last_seen_at < now() - interval '5 minutes' as unseen, token_hash = $1 and given_up_until > now() + ${grace} as has_arrived
    from buyer_session where (token_hash = $1 and expires_at > now()) or (given_up_hash = $1 and given_up_until > now())`,
};
const see = {
  name: 'see buyer session',
  text: 'update buyer_session set last_seen_at = now() where id = $1',
};
const giveUp = {
  name: 'give up old token',
  text: `update buyer_session set given_up_until = now() + ${grace} where id = $1`,
};

/** The buyer of a token; undefined if the token is unknown, expired or ended. */
export async function holderOfBuyerToken(db: Transaction, token: string): Promise<Holder | undefined> {
  const [row] = await db.rows<{ id: number; buyer_id: number; unseen: boolean; has_arrived: boolean | null }>(
    find,
    [hashOf(token)],
  );
  if (!row) return undefined;
  // One-minute precision is enough for "last seen", and saves a write per call.
  if (row.unseen) await db.rows(see, [row.id]);
  // The browser has received the new token.
  if (row.has_arrived) await db.rows(giveUp, [row.id]);
  return { kind: 'buyer', accountId: row.buyer_id, sessionId: row.id };
}

const end = { name: 'end buyer session', text: 'delete from buyer_session where id = $1' };
const endOthers = {
  name: 'end other buyer sessions',
  text: 'delete from buyer_session where buyer_id = $1 and id is distinct from $2::int returning id',
};

export async function endBuyerSession(db: Transaction, sessionId: number): Promise<void> {
  await db.rows(end, [sessionId]);
}

/** Ends all sessions of a buyer, or all except one. Resolves to their number. */
export async function endBuyerSessions(
  db: Transaction,
  buyerId: number,
  butSessionId?: number,
): Promise<number> {
  return (await db.rows(endOthers, [buyerId, butSessionId ?? null])).length;
}
