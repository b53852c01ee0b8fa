import { emailRule } from '@fairgate/schema/rules/email';
import { newPasswordRule } from '@fairgate/schema/rules/password';
import { z } from 'zod';
import { buyerOf, findBuyer, lockBuyer } from '../../accounts/buyers.ts';
import { callerFields, deviceFields } from '../../accounts/caller.ts';
import { findLink, type LinkPurpose, takeLink } from '../../accounts/links.ts';
import { linkUsed } from '../../accounts/failures.ts';
import { hashPassword } from '../../accounts/password.ts';
import { takeOverAccount } from '../../accounts/take-over.ts';
import { openBuyerSession, type SignedIn } from '../../accounts/buyer-sessions.ts';
import { atLeast } from '../../accounts/at-least.ts';
import { countAttempt } from '../../accounts/attempts.ts';
import type { Store } from '../../store.ts';
import { blade } from '../../wire/blade.ts';
import { operation, type Operation } from '../../wire/operation.ts';

/** The token of a link as addresses carry it. */
export const link = z.string().min(1).max(200);
/** Longer than writing a mail into the table takes. */
const sendMs = 250;

/** §5 Sends a one-time link if the account exists; otherwise answer and duration are the same. */
export function sendResetPasswordLink({ db, post }: Store): Operation {
  return operation({
    name: 'sendResetPasswordLink',
    path: '/account/sendResetPasswordLink.json',
    dialect: blade,
    request: z.object({ email: emailRule, ...callerFields }),
    async handle({ email, ip }, { language, tracking }) {
      await countAttempt(db, 'resetLink', { account: email, visitor: tracking.visitorId, ip });
      await atLeast(sendMs, async () => {
        const buyer = await findBuyer(db, email);
        if (!buyer) return;
        // To the stored address, not the one in this request.
        await db.transaction((transaction) =>
          post.writeResetPassword(transaction, { buyerId: buyer.id, email: buyer.email, language }),
        );
        post.deliver();
      });
      return {};
    },
  });
}

/** §5 "A one-time password-reset link is checked before a reset": whether the link is valid, with the masked email. */
export function checkResetPasswordLink({ db }: Store): Operation {
  return operation({
    name: 'checkResetPasswordLink',
    path: '/account/checkResetPasswordLink.json',
    dialect: blade,
    request: z.object({ link, ...callerFields }),
    async handle({ link: token, ip }, { tracking }) {
      await countAttempt(db, 'oneTimeToken', { visitor: tracking.visitorId, ip });
      const id = await findLink(db, token, 'reset', 'init');
      return id === undefined
        ? { valid: false, email: '' }
        : { valid: true, email: masked((await buyerOf(db, id)).email) };
    },
  });
}

export const resetPassword = (store: Store): Operation =>
  choosePassword(store, { name: 'resetPassword', purpose: 'reset' });
/** §2.2 `/initPassword`: as resetPassword, with the link in fastRegister's mail. */
export const initPassword = (store: Store): Operation =>
  choosePassword(store, { name: 'initPassword', purpose: 'init' });

function choosePassword(
  { db, post }: Store,
  { name, purpose }: { name: string; purpose: LinkPurpose },
): Operation {
  return operation({
    name,
    path: `/account/${name}.json`,
    dialect: blade,
    request: z.object({ link, password: newPasswordRule, ...callerFields, ...deviceFields }),
    async handle(
      { link: token, password, ip, userAgent, deviceId },
      { language, tracking },
    ): Promise<SignedIn> {
      await countAttempt(db, 'oneTimeToken', { visitor: tracking.visitorId, ip });
      // An invalid link must not cost a hash.
      const id = await findLink(db, token, purpose);
      if (id === undefined) throw linkUsed();
      const passwordHash = await hashPassword(password);
      const signedIn = await db.transaction(async (transaction) => {
        const buyer = await lockBuyer(transaction, id);
        if (!buyer || (await takeLink(transaction, token, purpose)) === undefined) throw linkUsed();
        const { email } = buyer;
        await takeOverAccount(transaction, id, { passwordHash });
        if (purpose === 'reset')
          await post.writePasswordChanged(transaction, { buyerId: id, email, language });
        return openBuyerSession(transaction, id, { origin: 'login', userAgent, deviceId });
      });
      post.deliver();
      return signedIn;
    },
  });
}

/** 'buyer@fairgate.example' → 'b***r@fairgate.example'; short names show the first letter only. */
function masked(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  return `${name.slice(0, 1)}***${name.length > 3 ? name.slice(-1) : ''}${email.slice(at)}`;
}
