// §5 Password. Required; at most 20 characters. On registration also at least 6 and not trimmed. As spaces can be part
// of a registered password, login does not trim either.
import { z } from 'zod';
import { passwordMaxCharacters, passwordMinCharacters } from '../limits.ts';
import { ruleKeys } from './messages.ts';

/** §5 login: required; the only other field-level error is the maximum. */
export const loginPasswordRule = z
  .string({ error: ruleKeys.password })
  .min(1, { error: ruleKeys.password, abort: true })
  .max(passwordMaxCharacters, ruleKeys.maxLength);

/** §5 registration (and every new password): 6 to 20 characters. */
export const newPasswordRule = z
  .string({ error: ruleKeys.password })
  .min(1, { error: ruleKeys.password, abort: true })
  .min(passwordMinCharacters, { error: ruleKeys.minLength, abort: true })
  .max(passwordMaxCharacters, ruleKeys.maxLength);
