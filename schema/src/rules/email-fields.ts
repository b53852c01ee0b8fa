// An email field by the generic validator (§5), for the browser: what `emailRule` (email.ts) asks for, without zod. The value
// is trimmed before.
import { emailMaxCharacters } from '../limits.ts';
import { emailPattern } from './email-pattern.ts';
import { ruleKeys } from './messages.ts';
import type { FieldRule } from './validator.ts';

const emailFieldWith = (formatKey: string) => [
  { kind: 'required', message: ruleKeys.emailEmpty },
  { kind: 'maxLength', bound: emailMaxCharacters },
  { kind: 'regex', pattern: emailPattern, message: formatKey },
] as const satisfies readonly FieldRule<string>[];

/** §5 any email field. */
export const emailField = emailFieldWith(ruleKeys.emailFormat);
/** §5 the email of the registration form. */
export const registrationEmailField = emailFieldWith(ruleKeys.emailFormatOnRegistration);
