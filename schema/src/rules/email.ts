// §5 Email. Maximum length 100; required; must match the pattern. The registration validator has its own message.
import { z } from 'zod';
import { emailMaxCharacters } from '../limits.ts';
import { emailPattern } from './email-pattern.ts';
import { ruleKeys } from './messages.ts';

export { emailPattern };

const emailWith = (formatKey: string) =>
  z
    .string({ error: ruleKeys.emailEmpty })
    .trim()
    .min(1, { error: ruleKeys.emailEmpty, abort: true })
    .max(emailMaxCharacters, { error: ruleKeys.maxLength, abort: true })
    .regex(emailPattern, formatKey);

/** §5 any email field; trims. */
export const emailRule = emailWith(ruleKeys.emailFormat);
/** §5 the email of the registration form; trims. */
export const registrationEmailRule = emailWith(ruleKeys.emailFormatOnRegistration);
