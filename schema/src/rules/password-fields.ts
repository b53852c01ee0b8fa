// Password fields by the generic validator (§5), for the browser: what the rules of password.ts ask for, without zod. Values
// are not trimmed: blanks can be part of a password.
import { passwordMaxCharacters, passwordMinCharacters } from '../limits.ts';
import { ruleKeys } from './messages.ts';
import type { FieldRule } from './validator.ts';

/** §5 login, and wherever the password that holds is asked for. */
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
