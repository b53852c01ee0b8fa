// §5 Password. Required; at most 20 characters. On registration also at least 6 and not trimmed. As spaces can be part
// of a registered password, login does not trim either.
import * as z from 'zod/mini';
import { passwordMaxCharacters, passwordMinCharacters } from '../limits.ts';
import { ruleKeys } from './messages.ts';

const given = z
  .string({ error: ruleKeys.password })
  .check(z.minLength(1, { error: ruleKeys.password, abort: true }));
const most = z.maxLength(passwordMaxCharacters, ruleKeys.maxLength);

/** §5 login: required; the only other field-level error is the maximum. */
export const loginPasswordRule = given.check(most);

/** §5 registration (and every new password): 6 to 20 characters. */
export const newPasswordRule = given.check(
  z.minLength(passwordMinCharacters, { error: ruleKeys.minLength, abort: true }),
  most,
);
