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
export async function openBuyerSession(db: Transaction, buyerId: number, { origin, userAgent }: { origin: Origin; userAgent: string }): Promise<SignedIn> {
  const token = newToken();
  await db.rows(open, [hashOf(token), buyerId, origin, userAgent, loginTokenTtlMs]);
  await db.rows(endOldest, [buyerId, sessionsMost]);
  return { token, userId: String(buyerId) };
}

const find = {
  name: 'buyer session',
  text: `select id, buyer_id, last_seen_at < now() - interval '5 minutes' as unseen from buyer_session where token_hash = $1 and expires_at > now()`,
};
const see = { name: 'see buyer session', text: 'update buyer_session set last_seen_at = now() where id = $1' };

/** Who holds a buyer's token; undefined for one that is unknown, expired or ended. */
export async function holderOfBuyerToken(db: Transaction, token: string): Promise<Holder | undefined> {
  const [row] = await db.rows<{ id: number; buyer_id: number; unseen: boolean }>(find, [hashOf(token)]);
  if (!row) return undefined;
  // To the minute is near enough for "last seen", and spares a write a call.
  if (row.unseen) await db.rows(see, [row.id]);
  return { kind: 'buyer', accountId: row.buyer_id, sessionId: row.id };
}

const end = { name: 'end buyer session', text: 'delete from buyer_session where id = $1' };
const endOthers = { name: 'end other buyer sessions', text: 'delete from buyer_session where buyer_id = $1 and id is distinct from $2::int returning id' };

export async function endBuyerSession(db: Transaction, sessionId: number): Promise<void> {
  await db.rows(end, [sessionId]);
}

/** Ends all of a buyer's sessions, or all but one. Resolves to how many. */
export async function endBuyerSessions(db: Transaction, buyerId: number, butSessionId?: number): Promise<number> {
  return (await db.rows(endOthers, [buyerId, butSessionId ?? null])).length;
}
