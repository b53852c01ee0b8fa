// Sign-in and sign-out of buyers (§7.2, §7.3 login/…, register/…).
import { registrationSources } from '@fairgate/schema/constants';
import { emailVerifyTimeoutMs, memberCheckTtlMs, verificationTtlMs } from '@fairgate/schema/limits';
import { verificationOutcome, type MemberCheck as WireCheck } from '@fairgate/schema/rules';
import { z } from 'zod';
import { blade } from '../../envelope/blade.ts';
import { withServiceKey } from '../../envelope/service-key.ts';
import type { EmailOutcome, MemberCheck, RegistrationSource, Session } from '../../generated/resolvers.ts';
import { count, text } from '../../wire/scalars.ts';
import { sessionListAnswer } from '../../wire/session-list.ts';
import type { Operation } from '../../upstream/operation.ts';

const anyId = z.union([z.string(), z.number()]).transform(String);
const write = { source: 'buyer', dialect: blade, ttlMs: 0, once: true } as const;

const check = z.object({ registered: z.union([z.literal(0), z.literal(1)]), supplierId: anyId.nullish() });

/** §7.2, §9: cached for 60 s per email, and no longer: the email may have been registered meanwhile. */
export const memberCheck: Operation<WireCheck> = {
  name: 'memberCheck',
  source: 'buyer',
  dialect: blade,
  path: '/register/memberCheck.json',
  answer: check,
  ttlMs: memberCheckTtlMs,
  staleMs: 0,
  personal: true,
};

const verification = z.object({
  isVerify: z.enum(['valid', 'invalid']),
  result: z.union([z.literal(1), z.literal(2), z.literal(3)]).optional(),
});

/** §5, §9: at most 3 s, cached for 36 minutes. */
export const verifyPublicEmail: Operation<EmailOutcome> = {
  name: 'verifyPublicEmail',
  source: 'buyer',
  dialect: blade,
  path: '/register/verifyPublicEmail.json',
  answer: verification.transform(toOutcome),
  ttlMs: verificationTtlMs,
  personal: true,
  deadlineMs: emailVerifyTimeoutMs,
};

/** The answer of a sign-in; services may leave out the email. */
const signedIn = z.object({ token: text, userId: anyId, email: text.nullish() });
type SignedInBuyer = z.infer<typeof signedIn>;

const sourceCodes: Readonly<Record<RegistrationSource, number>> = {
  PRE_REGISTRATION: registrationSources.preRegistration,
  ORGANIC_TRAFFIC: registrationSources.organicTraffic,
  INQUIRY: registrationSources.inquiry,
  WHATSAPP: registrationSources.whatsapp,
  ORGANIC_PRODUCT_CONVERSION: registrationSources.organicProductConversion,
  ORGANIC_INDUSTRY_OPERATION: registrationSources.organicIndustryOperation,
  RFQ_COLLECTION_MAIL: registrationSources.rfqCollectionMail,
  AI: registrationSources.ai,
  GROUND_PROMOTION: registrationSources.groundPromotion,
  CRM_IMPORT: registrationSources.crmImport,
  PRE_REGISTRATION_ASSOCIATION: registrationSources.preRegistrationAssociation,
};

/** GraphQL → wire: the source of a registration (§3). */
export function toSourceCode(source: RegistrationSource | null | undefined): number | undefined {
  return source ? sourceCodes[source] : undefined;
}

/** Wire → GraphQL; null for an unknown code. */
export function fromSourceCode(code: number): RegistrationSource | null {
  const known = Object.entries(sourceCodes).find(([, value]) => value === code);
  return known ? (known[0] as RegistrationSource) : null;
}

export const login: Operation<SignedInBuyer> = {
  ...write,
  name: 'login',
  path: '/login/login.json',
  answer: signedIn,
  failures: ['WRONG_PASSWORD', 'SUPPLIER_EMAIL'],
};

export const register: Operation<SignedInBuyer> = {
  ...write,
  name: 'registerV2',
  path: '/register/registerV2.json',
  answer: z
    .object({ tradeChinaToken: text, userId: anyId })
    .transform(({ tradeChinaToken, userId }) => ({ token: tradeChinaToken, userId })),
  failures: ['INVALID_EMAIL', 'EMAIL_EXISTS', 'SUPPLIER_EMAIL'],
};

export const fastRegister: Operation<SignedInBuyer> = {
  ...register,
  name: 'fastRegister',
  path: '/register/fastRegister.json',
};

/**
 * §7.3 A provider's statement about a person, with the key that the gateway shares with the service. 40903: the
 * provider cannot prove that the account is theirs.
 */
export const oauthLogin = (serviceKey: string): Operation<SignedInBuyer> => ({
  ...write,
  dialect: withServiceKey(blade, serviceKey),
  name: 'oauthLogin',
  path: '/oauth/login.json',
  answer: signedIn,
  failures: ['SUPPLIER_EMAIL', 'EMAIL_EXISTS'],
});

/** §4: `ac` or an app token of an address, valid once. */
export const autoLogin: Operation<SignedInBuyer> = {
  ...write,
  name: 'autoLogin',
  path: '/login/autoLogin.json',
  answer: signedIn,
  failures: ['LOGIN_REQUIRED'],
};

/** Replaces a valid token with a new one of 30 days; rejected when another process has just replaced it. */
export const refreshLogin: Operation<SignedInBuyer> = {
  ...write,
  name: 'refreshLogin',
  path: '/login/autoLogin.json',
  answer: signedIn,
  failures: ['LOGIN_REQUIRED'],
};

export const logout: Operation<unknown> = {
  ...write,
  name: 'logout',
  path: '/login/logout.json',
  answer: z.unknown(),
};

export const logoutOthers: Operation<{ ended: number }> = {
  ...write,
  name: 'logoutOthers',
  path: '/login/logoutOthers.json',
  answer: z.object({ ended: count }),
};

export const sessionList: Operation<Session[]> = {
  name: 'sessions',
  source: 'buyer',
  dialect: blade,
  path: '/login/sessions.json',
  ttlMs: 0,
  answer: sessionListAnswer,
};

/** Wire → GraphQL: a member check; the supplier's identity stays here. */
export function toMemberCheck({ registered, supplierId }: WireCheck): MemberCheck {
  return { registered: registered === 1, isSupplier: Boolean(supplierId) };
}

function toOutcome(wire: z.infer<typeof verification>): EmailOutcome {
  const outcome = verificationOutcome(wire);
  if (!outcome) return 'PASSES';
  return outcome.severity === 'error' ? 'INVALID' : 'COMPANY_RECOMMENDED';
}
