// Forms around an account's password (§5).
import { z } from 'zod';
import { ruleKeys } from './messages.ts';
import { loginPasswordRule, newPasswordRule } from './password.ts';

/** A one-time link's token, as a mail's address holds it. */
const linkRule = z
  .string({ error: ruleKeys.required })
  .trim()
  .min(1, { error: ruleKeys.required, abort: true })
  .max(200, ruleKeys.regex);

/** §5 a new password by a one-time link. */
export const newPasswordForm = z.object({ link: linkRule, password: newPasswordRule });

/** A new password for the old one. */
export const changePasswordForm = z.object({ oldPassword: loginPasswordRule, newPassword: newPasswordRule });

/** The password again, for what a session alone must not do. */
export const passwordForm = z.object({ password: loginPasswordRule });
