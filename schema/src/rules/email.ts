// §5 Email. Maximum length 100; required; must match the pattern. The registration validator has its own message.
import { z } from 'zod';
import { emailMaxCharacters } from '../limits.ts';
import { ruleKeys } from './messages.ts';

// §5 Pattern: a word character first; then word characters or ! # $ % & - / . before the @. The domain is 4 to 256
// characters in total: dot-separated labels of letters, digits and inner hyphens; the last is letters only, 2 to 22.
// Case-insensitive. The labels are written so that no text can make the match slow.
export const emailPattern = /^\w[\w!#$%&\-/.]*@(?=.{4,256}$)(?:[a-z\d]+(?:-+[a-z\d]+)*\.)+[a-z]{2,22}$/i;

const emailWith = (formatKey: string) =>
  z.string({ error: ruleKeys.emailEmpty }).trim()
    .min(1, { error: ruleKeys.emailEmpty, abort: true })
    .max(emailMaxCharacters, { error: ruleKeys.maxLength, abort: true })
    .regex(emailPattern, formatKey);

/** §5 any email field; trims. */
export const emailRule = emailWith(ruleKeys.emailFormat);
/** §5 the email of the registration form; trims. */
export const registrationEmailRule = emailWith(ruleKeys.emailFormatOnRegistration);
