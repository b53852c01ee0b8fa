// Forms around an account's password (§5).
import * as z from 'zod/mini';
import { linkSecretMaxCharacters } from '../limits.ts';
import { ruleKeys } from './messages.ts';
import { loginPasswordRule, newPasswordRule } from './password.ts';
import { filledRule } from './text.ts';

/** A one-time link's token from a mail's address. */
const linkRule = filledRule.check(z.maxLength(linkSecretMaxCharacters, ruleKeys.regex));

/** §5 Sets a new password with a one-time link. */
export const newPasswordForm = z.object({ link: linkRule, password: newPasswordRule });

/** Replaces the old password with a new one. */
export const changePasswordForm = z.object({ oldPassword: loginPasswordRule, newPassword: newPasswordRule });

/** Confirms the password for actions that need more than a session. */
export const passwordForm = z.object({ password: loginPasswordRule });
