import { loginTokenTtlMs } from '@fairgate/schema/limits';
import type { Transaction } from '../db/database.ts';
import type { Holder } from '../wire/call.ts';
import { type Browser, type Origin, sessionsMost } from './buyer-sessions.ts';
import { rememberDevice, supplierAccount } from './known-devices.ts';
import { hashOf, newToken } from './token.ts';

const ssoSeconds = 300;

const open = {
  name: 'open supplier session',
  text: `insert into supplier_session (token_hash, supplier_account_id, origin, user_agent, expires_at) values ($1, $2, $3, $4, now() + $5::bigint * interval '1 millisecond')`,
};
const endOldest = {
  name: 'end oldest supplier sessions',
  text: 'delete from supplier_session where id in (select id from supplier_session where supplier_account_id = $1 order by last_seen_at desc, id desc offset $2)',
};

/**
 * Signs a supplier account in with a new 30-day token (§9), and remembers the browser. Above the session limit, the
 * longest unused session ends.
 */
export async function openSupplierSession(
  db: Transaction,
  { id, email }: { readonly id: number; readonly email: string },
  { origin, userAgent, deviceId }: Browser & { origin: Extract<Origin, 'login' | 'ac'> },
): Promise<string> {
  const token = newToken();
  await db.rows(open, [hashOf(token), id, origin, userAgent, loginTokenTtlMs]);
  await db.rows(endOldest, [id, sessionsMost]);
  if (deviceId) await rememberDevice(db, supplierAccount(email), deviceId);
  return token;
}

const end = { name: 'end supplier session', text: 'delete from supplier_session where id = $1' };
const endOthers = {
  name: 'end other supplier sessions',
  text: 'delete from supplier_session where supplier_account_id = $1 and id <> $2 returning id',
};

export async function endSupplierSession(db: Transaction, sessionId: number): Promise<void> {
  await db.rows(end, [sessionId]);
}

/** Ends all sessions of a supplier account except one. Resolves to their number. */
export async function endOtherSupplierSessions(
  db: Transaction,
  accountId: number,
  sessionId: number,
): Promise<number> {
  return (await db.rows(endOthers, [accountId, sessionId])).length;
}

const endAll = {
  name: 'end supplier sessions',
  text: 'delete from supplier_session where supplier_account_id = $1',
};
const endLinks = {
  name: 'end sso tokens',
  text: 'delete from supplier_link where supplier_account_id = $1',
};

/** Ends all sessions of a supplier account, and the SSO tokens that would open another one. */
export async function endSupplierSessions(db: Transaction, accountId: number): Promise<void> {
  await db.rows(endAll, [accountId]);
  await db.rows(endLinks, [accountId]);
}

const find = {
  name: 'supplier session',
  text: `
    select s.id, s.supplier_account_id, s.last_seen_at < now() - interval '5 minutes' as unseen
    from supplier_session s join supplier_account a on a.id = s.supplier_account_id and a.disabled_at is null
    where s.token_hash = $1 and s.expires_at > now()`,
};
const see = {
  name: 'see supplier session',
  text: 'update supplier_session set last_seen_at = now() where id = $1',
};

/** The account of a supplier token; undefined if the token is unknown, expired or ended, or the account disabled. */
export async function holderOfSupplierToken(db: Transaction, token: string): Promise<Holder | undefined> {
  const [row] = await db.rows<{ id: number; supplier_account_id: number; unseen: boolean }>(find, [
    hashOf(token),
  ]);
  if (!row) return undefined;
  if (row.unseen) await db.rows(see, [row.id]);
  return { kind: 'supplier', accountId: row.supplier_account_id, sessionId: row.id };
}

const issue = {
  name: 'issue sso token',
  text: `
    insert into supplier_link (token_hash, supplier_account_id, expires_at)
    select $1, id, now() + $3::int * interval '1 second' from supplier_account where lower(email) = lower($2) and disabled_at is null returning supplier_account_id`,
};
const use = {
  name: 'use sso token',
  text: 'update supplier_link set used_at = now() where token_hash = $1 and used_at is null and expires_at > now() returning supplier_account_id',
};

/** §4 A supplier's SSO token, valid once and for five minutes; undefined if there is no such account, or a disabled one. */
export async function issueSsoToken(db: Transaction, email: string): Promise<string | undefined> {
  const token = newToken();
  const [row] = await db.rows(issue, [hashOf(token), email, ssoSeconds]);
  return row ? token : undefined;
}

/** Of two concurrent uses one succeeds. */
export async function takeSsoToken(db: Transaction, token: string): Promise<number | undefined> {
  return (await db.rows<{ supplier_account_id: number }>(use, [hashOf(token)]))[0]?.supplier_account_id;
}
