// Email fields by the generic validator (§5), for the browser: the rules of `emailRule` (email.ts) without zod. The
// caller trims the value.
import { emailMaxCharacters } from '../limits.ts';
import { emailPattern } from './email-pattern.ts';
import { ruleKeys } from './messages.ts';
import type { FieldRule } from './validator.ts';

const emailFieldWith = (formatKey: string) =>
  [
    { kind: 'required', message: ruleKeys.emailEmpty },
    { kind: 'maxLength', bound: emailMaxCharacters },
    { kind: 'regex', pattern: emailPattern, message: formatKey },
  ] as const satisfies readonly FieldRule<string>[];

/** §5 any email field. */
export const emailField = emailFieldWith(ruleKeys.emailFormat);
/** §7.2 the account of a supplier's login: usually an email, but a service may accept another name. */
export const supplierAccountField = [
  { kind: 'required', message: ruleKeys.emailEmpty },
  { kind: 'maxLength', bound: emailMaxCharacters },
] as const satisfies readonly FieldRule<string>[];
/** §5 the email of the registration form. */
export const registrationEmailField = emailFieldWith(ruleKeys.emailFormatOnRegistration);
