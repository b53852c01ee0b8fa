import type { Transaction } from '../db/database.ts';
import { hashOf, newToken } from './token.ts';

const minutes = 60;
const days = 24 * 60 * minutes;

/** The lifetime of each kind of secret, in seconds. */
export const linkSeconds = {
  /** §5 One-time password-reset link. */
  reset: 60 * minutes,
  init: 7 * days,
  /** As long as people keep the mail; it can be used any number of times. */
  unsubscribe: 365 * days,
  /** §2.9 `ac`, in the address of a page in a notification. */
  ac: 7 * days,
  /** §4 App token: from the native app to its own web view, used at once. */
  app: 5 * minutes,
} as const;

export type LinkPurpose = keyof typeof linkSeconds;

const add = {
  name: 'add buyer link',
  text: `insert into buyer_link (token_hash, buyer_id, purpose, expires_at) values ($1, $2, $3, now() + $4::int * interval '1 second')`,
};
const find = {
  name: 'buyer link',
  text: 'select buyer_id from buyer_link where token_hash = $1 and purpose = any($2) and used_at is null and expires_at > now()',
};
const use = {
  name: 'use buyer link',
  text: 'update buyer_link set used_at = now() where token_hash = $1 and purpose = $2 and used_at is null and expires_at > now() returning buyer_id',
};
const useAll = {
  name: 'use buyer links',
  text: `update buyer_link set used_at = now() where buyer_id = $1 and purpose in ('reset', 'init', 'ac', 'app') and used_at is null`,
};

/** Creates a secret for a buyer. Only the result contains it: the database stores its hash. */
export async function addLink(db: Transaction, buyerId: number, purpose: LinkPurpose): Promise<string> {
  const token = newToken();
  await db.rows(add, [hashOf(token), buyerId, purpose, linkSeconds[purpose]]);
  return token;
}

/** The buyer of a valid secret, which stays valid. */
export async function findLink(
  db: Transaction,
  token: string,
  ...purposes: readonly LinkPurpose[]
): Promise<number | undefined> {
  return (await db.rows<{ buyer_id: number }>(find, [hashOf(token), purposes]))[0]?.buyer_id;
}

/** As findLink, but uses the secret up: of two concurrent calls one succeeds. */
export async function takeLink(
  db: Transaction,
  token: string,
  purpose: LinkPurpose,
): Promise<number | undefined> {
  return (await db.rows<{ buyer_id: number }>(use, [hashOf(token), purpose]))[0]?.buyer_id;
}

/** Invalidates every secret of a buyer that can sign in. */
export async function voidLinks(db: Transaction, buyerId: number): Promise<void> {
  await db.rows(useAll, [buyerId]);
}
