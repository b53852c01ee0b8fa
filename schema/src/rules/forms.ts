// §5 The complete login and registration forms (§2.8, §3 payloads).
import * as z from 'zod/mini';
import { emailRule, registrationEmailRule, supplierAccountRule } from './email.ts';
import { ruleKeys } from './messages.ts';
import { loginPasswordRule, newPasswordRule } from './password.ts';
import { tagsRule } from './tags.ts';
import { keywordRule } from './text.ts';
import { clauseRule } from './clause.ts';

/** §3 login payload, without the client IP that the gateway adds. */
export const loginForm = z.object({ email: emailRule, password: loginPasswordRule });

/** §3 the source of a registration: one of 11 codes. */
const sourceRule = z.pipe(
  z.nullish(
    z.int({ error: ruleKeys.regex }).check(z.minimum(1, ruleKeys.regex), z.maximum(11, ruleKeys.regex)),
  ),
  z.transform((source: number | null | undefined) => source ?? undefined),
);

/** §3 register payload, without appVersion; tags and a free-text product of interest may both be missing. */
export const registerForm = z.object({
  email: registrationEmailRule,
  password: newPasswordRule,
  tagCodes: z._default(tagsRule(), []),
  productName: z._default(keywordRule, ''),
  clause: clauseRule,
  source: sourceRule,
});

/** §7.3 fastRegister: an account with an email only. */
export const fastRegisterForm = z.object({ email: registrationEmailRule, source: sourceRule });

export type LoginForm = z.output<typeof loginForm>;
export type RegisterForm = z.output<typeof registerForm>;

/** §7.2 a supplier's login. */
export const supplierLoginForm = z.object({ account: supplierAccountRule, password: loginPasswordRule });
