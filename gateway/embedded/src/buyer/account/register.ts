import { registrationEmailRule } from '@fairgate/schema/rules/email';
import { newPasswordRule } from '@fairgate/schema/rules/password';
import { tagsRule } from '@fairgate/schema/rules/tags';
import { keywordRule } from '@fairgate/schema/rules/text';
import { z } from 'zod';
import { _default } from 'zod/mini';
import { openBuyerSession } from '../../accounts/buyer-sessions.ts';
import { addBuyer, findBuyer, supplierOfEmail } from '../../accounts/buyers.ts';
import { callerFields, deviceFields } from '../../accounts/caller.ts';
import { disposableMailbox, emailExists, supplierEmail } from '../../accounts/failures.ts';
import { mailboxKindOf } from '../../accounts/mailboxes.ts';
import { hashPassword } from '../../accounts/password.ts';
import { countAttempt } from '../../accounts/attempts.ts';
import type { Store } from '../../store.ts';
import { blade } from '../../wire/blade.ts';
import type { Call } from '../../wire/call.ts';
import { operation, type Operation } from '../../wire/operation.ts';

/** A tag code of a category; six characters in demo data, any code otherwise. */
export const tagCodes = tagsRule();
const source = z.int().min(1).max(11).nullish();

/** §3 register payload. The form checks the consent clause; all other rules of §5 are checked here too. */
export function registerV2(store: Store): Operation {
  const { db } = store;
  return operation({
    name: 'registerV2',
    path: '/register/registerV2.json',
    dialect: blade,
    request: z.object({
      email: registrationEmailRule,
      password: newPasswordRule,
      tagCodes: _default(tagCodes, []),
      productName: _default(keywordRule, ''),
      appVersion: z.string().max(40).default(''),
      source,
      ...callerFields,
      ...deviceFields,
    }),
    async handle({ password, ip, userAgent, deviceId, ...person }, call) {
      await needNewcomer(store, person.email, { call, ip });
      const passwordHash = await hashPassword(password);
      const { token, userId } = await db.transaction(async (transaction) => {
        const id = await addBuyer(transaction, { ...person, passwordHash, lang: call.language });
        // A concurrent request has created the account.
        if (id === undefined) throw emailExists();
        return openBuyerSession(transaction, id, { origin: 'register', userAgent, deviceId });
      });
      return { tradeChinaToken: token, userId };
    },
  });
}

/** §7.3 Creates an account from an email alone, as part of another action; a mail contains the link to set a password. */
export function fastRegister(store: Store): Operation {
  const { db, post } = store;
  return operation({
    name: 'fastRegister',
    path: '/register/fastRegister.json',
    dialect: blade,
    request: z.object({ email: registrationEmailRule, source, ...callerFields, ...deviceFields }),
    async handle({ email, source: from, ip, userAgent, deviceId }, call) {
      await needNewcomer(store, email, { call, ip });
      const { token, userId } = await db.transaction(async (transaction) => {
        const id = await addBuyer(transaction, {
          email,
          passwordHash: null,
          source: from,
          lang: call.language,
        });
        if (id === undefined) throw emailExists();
        await post.writeInitPassword(transaction, { buyerId: id, email, language: call.language });
        return openBuyerSession(transaction, id, { origin: 'register', userAgent, deviceId });
      });
      post.deliver();
      return { tradeChinaToken: token, userId, initPasswordSent: true };
    },
  });
}

/** Throws ErrorAnswer unless the email may have a new account (§5); checks in the order of the form. */
async function needNewcomer(
  { db, registrationsPerAddress }: Store,
  email: string,
  { call, ip }: { call: Call; ip: string | null | undefined },
): Promise<void> {
  const subject = { account: email, visitor: call.tracking.visitorId, ip };
  await countAttempt(db, 'register', subject, registrationsPerAddress);
  if ((await supplierOfEmail(db, email)) !== undefined) throw supplierEmail();
  if (await findBuyer(db, email)) throw emailExists();
  if ((await mailboxKindOf(email)) === 'disposable') throw disposableMailbox();
}
