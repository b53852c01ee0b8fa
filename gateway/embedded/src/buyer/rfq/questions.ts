import { rfqMaxCharacters } from '@fairgate/schema/limits';
import { emailPhoneForm } from '@fairgate/schema/rules/rfq';
import { isValidPhoneNumber } from 'libphonenumber-js/min';
import { z } from 'zod';
import { countAttempt } from '../../accounts/attempts.ts';
import { findBuyer, supplierOfEmail } from '../../accounts/buyers.ts';
import { callerFields } from '../../accounts/caller.ts';
import type { Store } from '../../store.ts';
import { blade } from '../../wire/blade.ts';
import { operation, type Operation } from '../../wire/operation.ts';
import { purchaseInfoOf } from '../account/purchase-info.ts';
import { buyerOperation } from '../buyer-operation.ts';

/**
 * §7.3 Before a guest's RFQ: whether the email has an account, so that the guest logs in, and whether the phone number is one.
 * Limited as the member check.
 */
export function checkEmailPhone({ db }: Store): Operation {
  return operation({
    name: 'checkEmailPhone',
    path: '/rfq/checkEmailPhone.json',
    dialect: blade,
    request: z.object({
      email: emailPhoneForm.shape.email,
      phone: z.string().max(rfqMaxCharacters.phone).nullish(),
      ip: callerFields.ip,
    }),
    async handle({ email, phone, ip }, { tracking }) {
      const { visitorId: visitor } = tracking;
      await countAttempt(db, 'memberCheck', { account: email ?? undefined, visitor, ip });
      const [buyer, supplier] =
        email == null ? [] : await Promise.all([findBuyer(db, email), supplierOfEmail(db, email)]);
      return {
        emailRegistered: buyer !== undefined,
        isSupplier: supplier !== undefined,
        phoneValid: phone == null || phone === '' || isValidPhoneNumber(phone),
      };
    },
  });
}

/** §7.3 What a buyer's purchase info still lacks for an RFQ. */
export function isCompleted({ db }: Store): Operation {
  return buyerOperation({
    path: '/rfq/isCompleted.json',
    request: z.object({}),
    async handle(_, { accountId }) {
      const info = await purchaseInfoOf(db, accountId);
      const wanted = ['contactName', 'companyName', 'countryId', 'mobile'] as const;
      const missing = wanted.filter((name) => !info[name]);
      return { completed: missing.length === 0, missing };
    },
  });
}
