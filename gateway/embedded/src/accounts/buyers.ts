import type { Transaction } from '../db/database.ts';

const byEmail = {
  name: 'buyer by email',
  text: 'select id, email, password_hash, email_confirmed_at is not null as confirmed, lang from buyer where lower(email) = lower($1)',
};
const byId = {
  name: 'buyer by id',
  text: 'select id, email, password_hash, email_confirmed_at is not null as confirmed, lang from buyer where id = $1',
};
const supplierByEmail = {
  name: 'supplier account by email',
  text: 'select supplier_id from supplier_account where lower(email) = lower($1)',
};

/** The fields that sign-in needs. */
export type Account = {
  readonly id: number;
  readonly email: string;
  readonly password_hash: string | null;
  readonly confirmed: boolean;
  readonly lang: string;
};

export async function findBuyer(db: Transaction, email: string): Promise<Account | undefined> {
  return (await db.rows<Account>(byEmail, [email]))[0];
}

const lock = { name: 'lock buyer', text: `${byId.text} for no key update` };

/**
 * Locks a buyer until the end of the transaction, and reads it again: a password that was checked may have been replaced
 * meanwhile. Whatever ends a buyer's sessions and links locks the buyer first: transactions that lock in different orders
 * would deadlock. Resolves to undefined if the account has been deleted.
 */
export async function lockBuyer(db: Transaction, id: number): Promise<Account | undefined> {
  return (await db.rows<Account>(lock, [id]))[0];
}

/** The buyer of a session or a link. Throws if the buyer does not exist: the caller has just read it. */
export async function buyerOf(db: Transaction, id: number): Promise<Account> {
  const [row] = await db.rows<Account>(byId, [id]);
  if (!row) throw new Error('the buyer of a session is gone');
  return row;
}

/** §5 The supplier with this email: buyer forms reject supplier emails. */
export async function supplierOfEmail(db: Transaction, email: string): Promise<number | undefined> {
  return (await db.rows<{ supplier_id: number }>(supplierByEmail, [email]))[0]?.supplier_id;
}

export type NewBuyer = {
  readonly email: string;
  readonly passwordHash: string | null;
  readonly lang: string;
  readonly tagCodes?: readonly string[];
  readonly productName?: string;
  readonly source?: number | null | undefined;
  readonly appVersion?: string;
  readonly nickname?: string | null;
  readonly confirmed?: boolean;
};

const add = {
  name: 'add buyer',
  text: `
    insert into buyer (email, password_hash, lang, tag_codes, product_name, source, app_version, nickname, email_confirmed_at)
    values ($1, $2, $3, $4::text[], $5, $6, $7, $8, case when $9::boolean then now() end)
    on conflict (lower(email)) do nothing returning id`,
};

/** Creates an account. Resolves to its id; undefined if the email, in any case, has one. */
export async function addBuyer(db: Transaction, one: NewBuyer): Promise<number | undefined> {
  const [row] = await db.rows<{ id: number }>(add, [
    one.email,
    one.passwordHash,
    one.lang,
    one.tagCodes ?? [],
    one.productName ?? '',
    one.source ?? null,
    one.appVersion ?? '',
    one.nickname ?? null,
    one.confirmed ?? false,
  ]);
  return row?.id;
}
