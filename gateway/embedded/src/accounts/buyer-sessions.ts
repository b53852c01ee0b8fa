import { loginTokenTtlMs } from '@fairgate/schema/limits';
import type { Transaction } from '../db/database.ts';
import type { Holder } from '../wire/call.ts';
import { hashOf, newToken } from './token.ts';

/** §4 where a token came from; the last two are ours. */
export type Origin = 'login' | 'login-simple' | 'register' | 'oauth' | 'ac';

/** As the wire gives it. */
export type SignedIn = { readonly token: string; readonly userId: string };

const sessionsMost = 50;

const open = {
  name: 'open buyer session',
  text: `insert into buyer_session (token_hash, buyer_id, origin, user_agent, expires_at) values ($1, $2, $3, $4, now() + $5::bigint * interval '1 millisecond')`,
};
const endOldest = {
  name: 'end oldest buyer sessions',
  text: 'delete from buyer_session where id in (select id from buyer_session where buyer_id = $1 order by last_seen_at desc, id desc offset $2)',
};

/** Signs a buyer in: a new token, for 30 days (§9). Of more places than anybody has, the longest unseen is signed out. */
export async function openBuyerSession(
  db: Transaction,
  buyerId: number,
  { origin, userAgent }: { origin: Origin; userAgent: string },
): Promise<SignedIn> {
  const token = newToken();
  await db.rows(open, [hashOf(token), buyerId, origin, userAgent, loginTokenTtlMs]);
  await db.rows(endOldest, [buyerId, sessionsMost]);
  return { token, userId: String(buyerId) };
}

/** Longer than any request lasts (§9: 30 s in the browser): what other tabs asked with the old token is through by then. */
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
 * A new token of 30 days for the same session. The old one is worth something until the new one has been used, and for a minute
 * from then on: an answer that never reaches the browser signs nobody out, and neither does what other tabs ask meanwhile.
 * @returns undefined for a session that was renewed a moment ago, so that of two tabs one alone gets a new token.
 */
export async function renewBuyerSession(
  db: Transaction,
  sessionId: number,
  userAgent: string,
): Promise<SignedIn | undefined> {
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

/** Who holds a buyer's token; undefined for one that is unknown, expired or ended. */
export async function holderOfBuyerToken(db: Transaction, token: string): Promise<Holder | undefined> {
  const [row] = await db.rows<{ id: number; buyer_id: number; unseen: boolean; has_arrived: boolean | null }>(
    find,
    [hashOf(token)],
  );
  if (!row) return undefined;
  // To the minute is near enough for "last seen", and spares a write a call.
  if (row.unseen) await db.rows(see, [row.id]);
  // The browser has the new token.
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

/** Ends all of a buyer's sessions, or all but one. Resolves to how many. */
export async function endBuyerSessions(
  db: Transaction,
  buyerId: number,
  butSessionId?: number,
): Promise<number> {
  return (await db.rows(endOthers, [buyerId, butSessionId ?? null])).length;
}
