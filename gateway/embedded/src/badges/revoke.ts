import type { Transaction } from '../db/database.ts';

const revoke = {
  name: 'revoke badge',
  text: 'update badge set revoked_at = now(), revoke_reason = $3 where exhibition_id = $1 and number = $2 and revoked_at is null returning number',
};
const eraseLeads = {
  name: 'erase leads',
  text: `
    delete from lead l using badge b
    where b.exhibition_id = l.exhibition_id and b.number = l.badge_no
      and (b.buyer_id = $1 or (lower(b.email) = lower($2) and b.code is not null))`,
};
const erase = {
  name: 'erase badges',
  text: `
    update badge set revoked_at = coalesce(revoked_at, now()), revoke_reason = null, name = '', company = '', email = null, buyer_id = null, code = null, link = null
    where buyer_id = $1 or (lower(email) = lower($2) and code is not null)`,
};

/** Resolves to whether the badge was valid until now. Checkers learn it from the revocation list. */
export async function revokeBadge(
  db: Transaction,
  { exhibitionId, number, reason }: { exhibitionId: number; number: string; reason?: string },
): Promise<boolean> {
  return (await db.rows(revoke, [exhibitionId, number, reason ?? null])).length > 0;
}

/**
 * Removes a person from their badges and from the leads of exhibitors, and revokes the badges: their codes are still around. With the email also those that
 * were issued to it without an account.
 */
export async function eraseBadges(
  db: Transaction,
  buyerId: number,
  email: string | undefined,
): Promise<void> {
  await db.rows(eraseLeads, [buyerId, email ?? null]);
  await db.rows(erase, [buyerId, email ?? null]);
}
