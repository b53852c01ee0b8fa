import type { Transaction } from '../db/database.ts';
import { endBuyerSessions } from './buyer-sessions.ts';
import { buyerOf } from './buyers.ts';
import { forgetDevices } from './known-devices.ts';
import { voidLinks } from './links.ts';

const confirm = {
  name: 'confirm buyer',
  text: `
    update buyer b set email_confirmed_at = coalesce(b.email_confirmed_at, now()), password_hash = case when $2::text is null and old.email_confirmed_at is not null then b.password_hash else $2 end
    from (select id, email_confirmed_at from buyer where id = $1 for no key update) old where b.id = old.id
    returning old.email_confirmed_at is null as first`,
};
const forgetProviders = { name: 'forget providers', text: 'delete from oauth_identity where buyer_id = $1' };

/**
 * Handles proof of mailbox ownership by a mailed link or a provider. An unconfirmed account, which another person may
 * have created with this email, loses its password, its providers and its known browsers. With a new password, all
 * sessions and secrets end too.
 */
export async function takeOverAccount(
  db: Transaction,
  buyerId: number,
  { passwordHash }: { passwordHash: string | null },
): Promise<void> {
  const [row] = await db.rows<{ first: boolean }>(confirm, [buyerId, passwordHash]);
  if (row?.first) {
    await db.rows(forgetProviders, [buyerId]);
    await forgetDevices(db, (await buyerOf(db, buyerId)).email);
  }
  if (!row?.first && passwordHash === null) return;
  // In this order: it waits for a link that is being used, and then ends the session of that use too.
  await voidLinks(db, buyerId);
  await endBuyerSessions(db, buyerId);
}
