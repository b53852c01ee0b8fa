// §5 Email. Maximum length 100; required; must match the pattern. The registration validator has its own message.
import * as z from 'zod/mini';
import { emailMaxCharacters } from '../limits.ts';
import { emailPattern } from './email-pattern.ts';
import { ruleKeys } from './messages.ts';

export { emailPattern };

/** §7.2 the account of a supplier's login: usually an email, but a service may accept another name; trims. */
export const supplierAccountRule = z
  .string({ error: ruleKeys.emailEmpty })
  .check(
    z.trim(),
    z.minLength(1, { error: ruleKeys.emailEmpty, abort: true }),
    z.maxLength(emailMaxCharacters, { error: ruleKeys.maxLength, abort: true }),
  );

/** §5 any email field; trims. */
export const emailRule = supplierAccountRule.check(z.regex(emailPattern, ruleKeys.emailFormat));
/** §5 the email of the registration form; trims. */
export const registrationEmailRule = supplierAccountRule.check(
  z.regex(emailPattern, ruleKeys.emailFormatOnRegistration),
);
