import { loginPasswordRule, newPasswordRule } from '@fairgate/schema/rules/password';
import { z } from 'zod';
import { endBuyerSessions } from '../../accounts/buyer-sessions.ts';
import { type Account, buyerOf, lockBuyer } from '../../accounts/buyers.ts';
import { noPasswordYet, wrongPassword } from '../../accounts/failures.ts';
import { voidLinks } from '../../accounts/links.ts';
import { hashPassword, isPassword } from '../../accounts/password.ts';
import { countAttempt, forgiveAttempt } from '../../accounts/attempts.ts';
import type { Transaction } from '../../db/database.ts';
import type { Store } from '../../store.ts';
import type { Operation } from '../../wire/operation.ts';
import { buyerOperation } from '../buyer-operation.ts';

const set = { name: 'set password hash', text: 'update buyer set password_hash = $2 where id = $1' };

/** Replaces the password. All other sessions end, and a mail informs the buyer. */
export function changePassword({ db, post }: Store): Operation {
  return buyerOperation({
    path: '/account/changePassword.json',
    request: z.object({ oldPassword: loginPasswordRule, newPassword: newPasswordRule }),
    async handle({ oldPassword, newPassword }, { accountId, sessionId }, { language }) {
      const proven = await provePassword(db, accountId, oldPassword);
      const passwordHash = await hashPassword(newPassword);
      await db.transaction(async (transaction) => {
        await lockProven(transaction, proven);
        await transaction.rows(set, [accountId, passwordHash]);
        // In this order: see take-over.ts.
        await voidLinks(transaction, accountId);
        await endBuyerSessions(transaction, accountId, sessionId);
        await post.writePasswordChanged(transaction, { buyerId: accountId, email: proven.email, language });
      });
      post.deliver();
      return {};
    },
  });
}

/**
 * Checks the password of a signed-in buyer, for actions that a session alone must not perform. Throws ErrorAnswer: wrong
 * password (40101), no password set (40104), too many attempts (42901).
 */
export async function provePassword(db: Store['db'], buyerId: number, password: string): Promise<Account> {
  const buyer = await buyerOf(db, buyerId);
  if (buyer.password_hash === null) throw noPasswordYet();
  const trier = { account: buyer.email };
  await countAttempt(db, 'ownPassword', trier);
  if (!(await isPassword(password, buyer.password_hash))) throw wrongPassword();
  await forgiveAttempt(db, 'ownPassword', trier);
  return buyer;
}

/** Locks a buyer who has proven the password. Throws ErrorAnswer (40101) if the password has been replaced since. */
export async function lockProven(db: Transaction, proven: Account): Promise<void> {
  const current = await lockBuyer(db, proven.id);
  if (current?.password_hash !== proven.password_hash) throw wrongPassword();
}
