import { invitationDays } from '@fairgate/schema/limits';
import type { LanguageCode } from '@fairgate/schema/locales';
import type { Transaction } from '../db/database.ts';
import { hashOf, newToken } from './token.ts';

const add = {
  name: 'add invitation',
  text: `
    insert into supplier_invitation (supplier_id, email, name, lang, token_hash, operator_name, expires_at)
    values ($1, $2, $3, $4, $5, $6, now() + $7::int * interval '1 day')
    on conflict (lower(email)) do update set supplier_id = excluded.supplier_id, email = excluded.email, name = excluded.name, lang = excluded.lang,
      token_hash = excluded.token_hash, operator_name = excluded.operator_name, sent_at = now(), expires_at = excluded.expires_at
    returning id`,
};
const renew = {
  name: 'renew invitation',
  text: `
    update supplier_invitation set token_hash = $2, operator_name = $3, sent_at = now(), expires_at = now() + $4::int * interval '1 day'
    where id = $1 returning supplier_id, email, lang`,
};
const find = {
  name: 'invitation of link',
  text: `
    select i.id, i.supplier_id, i.email, i.name, s.name as supplier_name from supplier_invitation i join supplier s on s.id = i.supplier_id
    where i.token_hash = $1 and i.expires_at > now()`,
};
const take = {
  name: 'accept invitation',
  text: 'delete from supplier_invitation where id = $1 and token_hash = $2 returning id',
};
const revoke = {
  name: 'revoke invitation',
  text: 'delete from supplier_invitation where id = $1 returning email',
};

export type Invited = {
  readonly supplierId: number;
  readonly email: string;
  readonly name: string;
  readonly language: LanguageCode;
  readonly operatorName: string;
};

/** Invites a person, in place of an earlier invitation of the same email. Only the result contains the secret of the link. */
export async function addInvitation(
  db: Transaction,
  { supplierId, email, name, language, operatorName }: Invited,
): Promise<{ id: number; token: string }> {
  const token = newToken();
  const values = [supplierId, email, name, language, hashOf(token), operatorName, invitationDays];
  const [row] = await db.rows<{ id: number }>(add, values);
  if (!row) throw new Error('an invitation was not stored');
  return { id: row.id, token };
}

/** A new secret in place of the last one, which works no longer; undefined if there is no such invitation. */
export async function renewInvitation(
  db: Transaction,
  id: number,
  operatorName: string,
): Promise<{ token: string; supplier_id: number; email: string; lang: string } | undefined> {
  const token = newToken();
  const [row] = await db.rows<{ supplier_id: number; email: string; lang: string }>(renew, [
    id,
    hashOf(token),
    operatorName,
    invitationDays,
  ]);
  return row && { ...row, token };
}

export type OpenInvitation = {
  readonly id: number;
  readonly supplier_id: number;
  readonly email: string;
  readonly name: string;
  readonly supplier_name: string;
};

/** The invitation of a link that works. */
export async function findInvitation(db: Transaction, token: string): Promise<OpenInvitation | undefined> {
  return (await db.rows<OpenInvitation>(find, [hashOf(token)]))[0];
}

/** Uses an invitation up: of two concurrent calls one succeeds. */
export async function takeInvitation(db: Transaction, id: number, token: string): Promise<boolean> {
  return (await db.rows(take, [id, hashOf(token)])).length > 0;
}

/** Resolves to the email; undefined if there is no such invitation. */
export async function revokeInvitation(db: Transaction, id: number): Promise<string | undefined> {
  return (await db.rows<{ email: string }>(revoke, [id]))[0]?.email;
}
