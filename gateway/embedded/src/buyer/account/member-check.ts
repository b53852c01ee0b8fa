import { emailMaxCharacters } from '@fairgate/schema/limits';
import { emailRule } from '@fairgate/schema/rules/email';
import { z } from 'zod';
import { findBuyer, supplierOfEmail } from '../../accounts/buyers.ts';
import { callerFields } from '../../accounts/caller.ts';
import { type MailboxKind, mailboxKindOf } from '../../accounts/mailboxes.ts';
import { countAttempt } from '../../accounts/attempts.ts';
import type { Store } from '../../store.ts';
import { blade } from '../../wire/blade.ts';
import { operation, type Operation } from '../../wire/operation.ts';

/** §5 Whether an email has a buyer or a supplier account: the forms need it, so it cannot be hidden, but its rate is limited. */
export function memberCheck({ db }: Store): Operation {
  return operation({
    name: 'memberCheck',
    path: '/register/memberCheck.json',
    dialect: blade,
    request: z.object({ email: emailRule, ...callerFields }),
    async handle({ email, ip }, { tracking }) {
      await countAttempt(db, 'memberCheck', { account: email, visitor: tracking.visitorId, ip });
      const [buyer, supplierId] = await Promise.all([findBuyer(db, email), supplierOfEmail(db, email)]);
      return {
        registered: buyer ? 1 : 0,
        ...(supplierId !== undefined && { supplierId: String(supplierId) }),
      };
    },
  });
}

/**
 * §5 Results of a verification. "Result 1 gives the warning for an enterprise email": the text in §8 recommends such an
 * email, so 1 stands for a public mailbox, as the operation's name says. 2 passes; 3 is the format error.
 */
const verdicts = {
  malformed: { isVerify: 'invalid', result: 3 },
  disposable: { isVerify: 'invalid', result: 3 },
  public: { isVerify: 'valid', result: 1 },
  company: { isVerify: 'valid', result: 2 },
} as const satisfies Readonly<Record<MailboxKind, object>>;

/** §5 The kind of mailbox of an email, by lists, without asking its server. */
export function verifyPublicEmail(_: Store): Operation {
  return operation({
    name: 'verifyPublicEmail',
    path: '/register/verifyPublicEmail.json',
    dialect: blade,
    // Any text: a malformed email has its own answer.
    request: z.object({ email: z.string().trim(), ...callerFields }),
    handle: async ({ email }) =>
      verdicts[email.length > emailMaxCharacters ? 'malformed' : await mailboxKindOf(email)],
  });
}
