import { randomBadgeNumber } from '@fairgate/badge/number';
import { signBadge } from '@fairgate/badge/sign';
import { newToken } from '../accounts/token.ts';
import type { Transaction } from '../db/database.ts';
import { validFrom, validUntil } from './days.ts';
import { signingKey } from './keys.ts';

export type BadgeOrder = {
  readonly exhibitionId: number;
  readonly kind: 'visitor' | 'exhibitor';
  readonly name: string;
  readonly company: string;
  /** Of the holder: their own badge is found by it when the mail is sent again. */
  readonly email: string;
  /** The signed-in buyer who owns it; null for a guest, who opens it by its link. */
  readonly buyerId: number | null;
  readonly supplierId?: number | null;
  /** The number of the revoked badge in whose place it is issued. */
  readonly inPlaceOf?: string;
};

export type IssuedBadge = {
  readonly number: string;
  /** The signed code, for the QR code (docs/badge-format.md). */
  readonly code: string;
  /** The secret of the link to the badge's page (mail/links.ts, badgeLink). */
  readonly link: string;
};

// The days stay until the badge is stored: a change of them renews badges (renew.ts).
const days = {
  name: 'days of badges',
  text: `
    select ${validFrom} as "validFrom", ${validUntil} as "validUntil", extract(epoch from now())::int as "issuedAt"
    from exhibition e where id = $1 for key share`,
};
const add = {
  name: 'add badge',
  text: `
    insert into badge (number, exhibition_id, kind, name, company, email, supplier_id, buyer_id, key_id, code, link,
      issued_at, valid_from, valid_until, first_number)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, to_timestamp($12::int), to_timestamp($13::int), to_timestamp($14::int),
      (select coalesce(first_number, number) from badge where exhibition_id = $2 and number = $15))
    on conflict (number, exhibition_id) do nothing returning number`,
};

const stored = {
  name: 'badge to sign again',
  text: `
    select name, company from badge where exhibition_id = $1 and number = $2 and code is not null and revoked_at is null for update`,
};
const replaceCode = {
  name: 'sign badge again',
  text: `
    update badge set name = $3, company = $4, key_id = $5, code = $6, issued_at = to_timestamp($7::int),
      valid_from = to_timestamp($8::int), valid_until = to_timestamp($9::int)
    where exhibition_id = $1 and number = $2`,
};

type Times = { validFrom: number; validUntil: number; issuedAt: number };

/** Issues a signed badge in the caller's transaction. @throws Error when the exhibition does not exist */
export async function issueBadge(transaction: Transaction, order: BadgeOrder): Promise<IssuedBadge> {
  const [times] = await transaction.rows<Times>(days, [order.exhibitionId]);
  if (!times) throw new Error(`no exhibition ${order.exhibitionId}`);
  const key = await signingKey(transaction);
  const link = newToken();
  const { exhibitionId, kind, name, company, email, supplierId = null, buyerId, inPlaceOf = null } = order;
  // Another badge of the exhibition may have the random number.
  for (;;) {
    const number = randomBadgeNumber();
    const code = await signBadge(
      { number, exhibitionId: String(exhibitionId), name, company, ...times },
      key,
    );
    const [added] = await transaction.rows(add, [
      number,
      exhibitionId,
      kind,
      name,
      company,
      email,
      supplierId,
      buyerId,
      key.kid,
      code,
      link,
      times.issuedAt,
      times.validFrom,
      times.validUntil,
      inPlaceOf,
    ]);
    if (added) return { number, code, link };
  }
}

/**
 * Signs a valid badge again with its number, for the days that its exhibition now has and, if given, another name and
 * company. Earlier copies of the code stay genuine. Resolves to false if the badge is revoked or erased.
 */
export async function signAgain(
  transaction: Transaction,
  { exhibitionId, number }: { readonly exhibitionId: number; readonly number: string },
  person?: { readonly name: string; readonly company: string },
): Promise<boolean> {
  const [known] = await transaction.rows<{ name: string; company: string }>(stored, [exhibitionId, number]);
  const [times] = await transaction.rows<Times>(days, [exhibitionId]);
  if (!known || !times) return false;
  const { name, company } = person ?? known;
  const key = await signingKey(transaction);
  const claims = { number, exhibitionId: String(exhibitionId), name, company, ...times };
  await transaction.rows(replaceCode, [
    exhibitionId,
    number,
    name,
    company,
    key.kid,
    await signBadge(claims, key),
    times.issuedAt,
    times.validFrom,
    times.validUntil,
  ]);
  return true;
}
