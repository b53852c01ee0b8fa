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
