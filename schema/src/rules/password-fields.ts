// Password fields by the generic validator (§5), for the browser: the rules of password.ts without zod. Values
// are not trimmed: spaces can be part of a password.
import { passwordMaxCharacters, passwordMinCharacters } from '../limits.ts';
import { ruleKeys } from './messages.ts';
import type { FieldRule } from './validator.ts';

/** §5 login, and every field for the current password. */
export const passwordField = [
  { kind: 'required', message: ruleKeys.password },
  { kind: 'maxLength', bound: passwordMaxCharacters },
] as const satisfies readonly FieldRule<string>[];

/** §5 registration, and every new password. */
export const newPasswordField = [
  { kind: 'required', message: ruleKeys.password },
  { kind: 'minLength', bound: passwordMinCharacters },
  { kind: 'maxLength', bound: passwordMaxCharacters },
] as const satisfies readonly FieldRule<string>[];
