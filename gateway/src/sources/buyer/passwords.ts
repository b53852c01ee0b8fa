// Passwords and the one-time links for them (§5, §7.3 account/…).
import { z } from 'zod';
import { blade } from '../../envelope/blade.ts';
import type { PasswordLink } from '../../generated/resolvers.ts';
import { text } from '../../wire/scalars.ts';
import type { Operation } from '../../upstream/operation.ts';

const once = { source: 'buyer', dialect: blade, ttlMs: 0, once: true } as const;
const failures = ['RESET_LINK_INVALID'] as const;
const signedIn = z.object({ token: text, email: text.nullish() });
type SignedIn = z.infer<typeof signedIn>;

export const sendResetPasswordLink: Operation<unknown> = {
  ...once,
  name: 'sendResetPasswordLink',
  path: '/account/sendResetPasswordLink.json',
  answer: z.unknown(),
  failures,
};

export const checkResetPasswordLink: Operation<PasswordLink> = {
  source: 'buyer',
  dialect: blade,
  ttlMs: 0,
  name: 'checkResetPasswordLink',
  path: '/account/checkResetPasswordLink.json',
  failures,
  answer: z
    .object({ valid: z.boolean(), email: z.string().nullish() })
    .transform(({ valid, email }) => ({ valid, maskedEmail: (valid && email) || null })),
};

export const resetPassword: Operation<SignedIn> = {
  ...once,
  name: 'resetPassword',
  path: '/account/resetPassword.json',
  answer: signedIn,
  failures,
};

export const initPassword: Operation<SignedIn> = {
  ...once,
  name: 'initPassword',
  path: '/account/initPassword.json',
  answer: signedIn,
  failures,
};

export const changePassword: Operation<unknown> = {
  ...once,
  name: 'changePassword',
  path: '/account/changePassword.json',
  answer: z.unknown(),
  failures: ['WRONG_PASSWORD', 'NO_PASSWORD'],
};
