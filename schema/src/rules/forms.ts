// §5 The complete login and registration forms (§2.8, §3 payloads).
import { z } from 'zod';
import { emailMaxCharacters } from '../limits.ts';
import { emailRule, registrationEmailRule } from './email.ts';
import { ruleKeys } from './messages.ts';
import { loginPasswordRule, newPasswordRule } from './password.ts';
import { tagsRule } from './tags.ts';
import { keywordRule } from './text.ts';

/**
 * §5 The person must accept the clause; otherwise the check fails with the request to agree to the membership and
 * privacy terms.
 */
export const clauseRule = z.literal(true, { error: ruleKeys.clause });

/** §3 login payload, without the client IP that the gateway adds. */
export const loginForm = z.object({ email: emailRule, password: loginPasswordRule });

/** §3 the source of a registration: one of 11 codes. */
const sourceRule = z
  .int({ error: ruleKeys.regex })
  .min(1, ruleKeys.regex)
  .max(11, ruleKeys.regex)
  .nullish()
  .transform((source) => source ?? undefined);

/** §3 register payload, without appVersion; tags and a free-text product of interest may both be missing. */
export const registerForm = z.object({
  email: registrationEmailRule,
  password: newPasswordRule,
  tagCodes: tagsRule().default([]),
  productName: keywordRule.default(''),
  clause: clauseRule,
  source: sourceRule,
});

/** §7.3 fastRegister: an account with an email only. */
export const fastRegisterForm = z.object({ email: registrationEmailRule, source: sourceRule });

export type LoginForm = z.output<typeof loginForm>;
export type RegisterForm = z.output<typeof registerForm>;

/** §7.2 a supplier's login: an email or another account name; trims. */
export const supplierLoginForm = z.object({
  account: z
    .string({ error: ruleKeys.emailEmpty })
    .trim()
    .min(1, { error: ruleKeys.emailEmpty, abort: true })
    .max(emailMaxCharacters, ruleKeys.maxLength),
  password: loginPasswordRule,
});
