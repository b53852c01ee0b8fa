import { createKey, type PrivateBadgeKey, publicKey, type PublicBadgeKey } from '@fairgate/badge/keys';
import { advisoryLocks } from '../db/advisory-locks.ts';
import type { Transaction } from '../db/database.ts';

/** After this time a new key signs. The old one verifies its badges as long as one of them is valid. */
const signingDays = 90;

/** How long a signed business card is valid (buyer/cards/signed-card.ts). */
export const cardDays = 30;

const current = {
  name: 'signing badge key',
  text: `select id, x, d from badge_key where created_at > now() - interval '${signingDays} days' order by created_at desc, id limit 1`,
};
const published = {
  name: 'published badge keys',
  text: `
    select id, x from badge_key k
    where created_at > now() - interval '${signingDays + cardDays} days'
      or exists (select from badge b where b.key_id = k.id and b.valid_until > now())
    order by created_at desc, id`,
};
const all = { name: 'all badge keys', text: 'select id, x from badge_key' };
const lock = { name: 'lock badge keys', text: 'select pg_advisory_xact_lock($1)' };
const add = { name: 'add badge key', text: 'insert into badge_key (id, x, d) values ($1, $2, $3)' };

type KeyRow = { id: string; x: string; d: string };

/** The key that signs today; the first call in a period creates it. */
export async function signingKey(transaction: Transaction): Promise<PrivateBadgeKey> {
  return (await findCurrent(transaction)) ?? rotate(transaction);
}

async function findCurrent(db: Transaction): Promise<PrivateBadgeKey | undefined> {
  const [row] = await db.rows<KeyRow>(current);
  return row && privateKey(row);
}

/** A stored key that signs. */
export const privateKey = ({ id, x, d }: KeyRow): PrivateBadgeKey => ({ ...publicKey(x, id), d });

/** Of concurrent calls the first one creates the key. */
async function rotate(transaction: Transaction): Promise<PrivateBadgeKey> {
  await transaction.rows(lock, [advisoryLocks.badgeKey]);
  const known = await findCurrent(transaction);
  if (known) return known;
  const key = await createKey();
  await transaction.rows(add, [key.kid, key.x, key.d]);
  return key;
}

/** The public keys of all badges and business cards that may still be shown. */
export async function publishedKeys(db: Transaction): Promise<PublicBadgeKey[]> {
  return (await db.rows<Omit<KeyRow, 'd'>>(published)).map(({ id, x }) => publicKey(x, id));
}

/** The public keys of all badges ever: for codes that were scanned earlier, and may no longer be shown. */
export async function allKeys(db: Transaction): Promise<PublicBadgeKey[]> {
  return (await db.rows<Omit<KeyRow, 'd'>>(all)).map(({ id, x }) => publicKey(x, id));
}
