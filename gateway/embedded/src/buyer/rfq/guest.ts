import { newPasswordRule } from '@fairgate/schema/rules/password';
import { hasProductOfVariant } from '@fairgate/schema/rules/variant';
import { registrationSources } from '@fairgate/schema/constants';
import { z } from 'zod';
import { extend, refine } from 'zod/mini';
import { countAttempt } from '../../accounts/attempts.ts';
import { openBuyerSession } from '../../accounts/buyer-sessions.ts';
import { addBuyer, buyerOf, findBuyer, lockBuyer, supplierOfEmail } from '../../accounts/buyers.ts';
import { callerFields } from '../../accounts/caller.ts';
import { disposableMailbox, emailExists, linkUsed, supplierEmail } from '../../accounts/failures.ts';
import { mailboxKindOf } from '../../accounts/mailboxes.ts';
import { hashPassword } from '../../accounts/password.ts';
import { addRfq, type AddedRfq } from '../../rfq/add-rfq.ts';
import type { Store } from '../../store.ts';
import { blade } from '../../wire/blade.ts';
import type { Call } from '../../wire/call.ts';
import { operation, type Operation } from '../../wire/operation.ts';
import { writeOnce } from '../../write-once.ts';
import { buyerOperation } from '../buyer-operation.ts';
import { guestRfqPayload } from './payload.ts';

type Payload = z.output<typeof guestRfqPayload> & { readonly password?: string };

/** §7.3 A guest's RFQ with a new account and its password. */
export function addRfqAndReg(store: Store): Operation {
  const name = 'addRfqAndReg';
  return operation({
    name,
    path: `/rfq/${name}.json`,
    dialect: blade,
    request: extend(guestRfqPayload, { password: newPasswordRule }).check(refine(hasProductOfVariant)),
    handle: (payload, call) => addWithAccount(store, name, payload, call),
  });
}

/** §7.3 A guest's RFQ with a new account from the purchase info alone: a mail has the link to choose a password. */
export function addRfqAndPurReg(store: Store): Operation {
  const name = 'addRfqAndPurReg';
  return operation({
    name,
    path: `/rfq/${name}.json`,
    dialect: blade,
    request: guestRfqPayload.check(refine(hasProductOfVariant)),
    handle: (payload, call) => addWithAccount(store, name, payload, call),
  });
}

type Answer = AddedRfq & { readonly buyerId: number };

/**
 * The account, its purchase info and the RFQ are one write. The answer that is stored has no token: who sends the write again with
 * its secret key gets a session of its own.
 */
async function addWithAccount(
  { db, post, registrationsPerAddress }: Store,
  name: string,
  { ip, userAgent, deviceId, email, password, ...payload }: Payload,
  call: Call,
): Promise<object> {
  const { visitorId: visitor } = call.tracking;
  const isDisposable = (await mailboxKindOf(email)) === 'disposable';
  // The digest of the write has no password: a stored digest would let others guess it.
  const { buyerId, ...added } = await writeOnce<Answer>(
    db,
    call,
    { operation: name, payload: { ...payload, email } },
    async (transaction) => {
      await countAttempt(transaction, 'register', { account: email, visitor, ip }, registrationsPerAddress);
      if ((await supplierOfEmail(transaction, email)) !== undefined) throw supplierEmail();
      if (await findBuyer(transaction, email)) throw emailExists();
      if (isDisposable) throw disposableMailbox();
      const id = await addBuyer(transaction, {
        email,
        passwordHash: password === undefined ? null : await hashPassword(password),
        lang: call.language,
        source: payload.source ?? registrationSources.organicTraffic,
        productName: payload.productName,
      });
      if (id === undefined) throw emailExists();
      await transaction.rows(addPurchaseInfo, [
        id,
        payload.contactName,
        payload.companyName ?? null,
        payload.countryId ?? null,
      ]);
      if (password === undefined)
        await post.writeInitPassword(transaction, { buyerId: id, email, language: call.language });
      return { ...(await addRfq(transaction, post, id, payload, call)), buyerId: id };
    },
  );
  post.deliver();
  const origin = password === undefined ? 'login-simple' : 'register';
  const { token, userId } = await db.transaction((transaction) =>
    openBuyerSession(transaction, buyerId, { origin, userAgent, deviceId }),
  );
  return { ...added, tradeChinaToken: token, userId };
}

const addPurchaseInfo = {
  name: 'purchase info of rfq',
  text: 'insert into purchase_info (buyer_id, contact_name, company_name, country_id) values ($1, $2, $3, $4) on conflict do nothing',
};

const setPassword = {
  name: 'password after rfq',
  text: 'update buyer set password_hash = $2 where id = $1 and password_hash is null returning id',
};

/** §7.3 Completes the registration after addRfqAndPurReg: the password of an account that has none. */
export function regAfterRfq({ db, post }: Store): Operation {
  return buyerOperation({
    path: '/rfq/regAfterRfq.json',
    request: z.object({ password: newPasswordRule, ip: callerFields.ip }),
    async handle({ password, ip }, { accountId }, { language, tracking }) {
      const { email } = await buyerOf(db, accountId);
      await countAttempt(db, 'ownPassword', { account: email, visitor: tracking.visitorId, ip });
      const passwordHash = await hashPassword(password);
      await db.transaction(async (transaction) => {
        await lockBuyer(transaction, accountId);
        // An account with a password changes it with the old one only.
        if ((await transaction.rows(setPassword, [accountId, passwordHash])).length === 0) throw linkUsed();
        await post.writePasswordChanged(transaction, { buyerId: accountId, email, language });
      });
      post.deliver();
      return {};
    },
  });
}
