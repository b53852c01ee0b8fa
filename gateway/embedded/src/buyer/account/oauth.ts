import { oauthPlatforms } from '@fairgate/schema/constants';
import { emailRule } from '@fairgate/schema/rules/email';
import { z } from 'zod';
import { openBuyerSession } from '../../accounts/buyer-sessions.ts';
import { addBuyer, findBuyer, supplierOfEmail } from '../../accounts/buyers.ts';
import { callerFields, deviceFields } from '../../accounts/caller.ts';
import { emailUnverified, supplierEmail } from '../../accounts/failures.ts';
import { needServiceKey } from '../../accounts/service-key.ts';
import { takeOverAccount } from '../../accounts/take-over.ts';
import type { Transaction } from '../../db/database.ts';
import type { Store } from '../../store.ts';
import { blade } from '../../wire/blade.ts';
import { operation, type Operation } from '../../wire/operation.ts';

const request = z.object({
  provider: z.enum(oauthPlatforms),
  subject: z.string().min(1).max(255),
  email: emailRule,
  emailVerified: z.boolean(),
  name: z.string().trim().max(100).nullish(),
  ...callerFields,
  ...deviceFields,
});
type Payload = z.output<typeof request>;

const find = {
  name: 'oauth identity',
  text: 'select buyer_id from oauth_identity where provider = $1 and subject = $2 for share',
};
const join = {
  name: 'join oauth identity',
  text: 'insert into oauth_identity (provider, subject, buyer_id, email) values ($1, $2, $3, $4) on conflict (provider, subject) do update set email = excluded.email returning buyer_id',
};

/**
 * §2.8 Signs in a person identified by a provider; the gateway has verified the provider's answer and sends its service
 * key. The provider's own id identifies the account, never the email alone: an existing account is linked only if the
 * provider has verified the email (40903 otherwise).
 */
export function oauthLogin({ db, serviceKey }: Store): Operation {
  return operation({
    name: 'oauthLogin',
    path: '/oauth/login.json',
    dialect: blade,
    request,
    handle: (payload, call) => {
      needServiceKey(call.headers, serviceKey);
      return db.transaction(async (transaction) => {
        const { id, created } = await accountOf(transaction, payload, call.language);
        const { userAgent, deviceId } = payload;
        return {
          ...(await openBuyerSession(transaction, id, { origin: 'oauth', userAgent, deviceId })),
          created,
        };
      });
    },
  });
}

async function accountOf(
  db: Transaction,
  { provider, subject, email, emailVerified, name }: Payload,
  lang: string,
): Promise<{ id: number; created: boolean }> {
  const [known] = await db.rows<{ buyer_id: number }>(find, [provider, subject]);
  if (known) return { id: known.buyer_id, created: false };
  if ((await supplierOfEmail(db, email)) !== undefined) throw supplierEmail();
  const added = await addBuyer(db, {
    email,
    passwordHash: null,
    lang,
    nickname: name || null,
    confirmed: emailVerified,
  });
  const id = added ?? (await findBuyer(db, email))?.id;
  if (id === undefined || (added === undefined && !emailVerified)) throw emailUnverified();
  if (added === undefined) await takeOverAccount(db, id, { passwordHash: null });
  const [joined] = await db.rows<{ buyer_id: number }>(join, [provider, subject, id, email]);
  return { id: joined?.buyer_id ?? id, created: added !== undefined };
}
