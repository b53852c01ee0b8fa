// §5 The effect of the member check and the email verification on the login and registration forms.
import type { ErrorCode } from '../errors.ts';

export type MemberCheck = {
  readonly registered: 0 | 1;
  /** Not empty when the email belongs to a supplier. */
  readonly supplierId?: string | number | null | undefined;
};

export type EmailVerification = {
  readonly isVerify: 'valid' | 'invalid';
  readonly result?: 1 | 2 | 3 | undefined;
};

/** §5 Login email: a supplier is rejected first; then an account must exist. */
export function loginEmailFailure(
  check: MemberCheck,
): Extract<ErrorCode, 'SUPPLIER_EMAIL' | 'ACCOUNT_NOT_FOUND'> | undefined {
  if (check.supplierId) return 'SUPPLIER_EMAIL';
  return check.registered === 0 ? 'ACCOUNT_NOT_FOUND' : undefined;
}

/** §5 Register email: a supplier is rejected first; then the account must not exist. */
export function registerEmailFailure(
  check: MemberCheck,
): Extract<ErrorCode, 'SUPPLIER_EMAIL' | 'EMAIL_EXISTS'> | undefined {
  if (check.supplierId) return 'SUPPLIER_EMAIL';
  return check.registered === 1 ? 'EMAIL_EXISTS' : undefined;
}

export type VerificationOutcome = {
  readonly code: 'INVALID_EMAIL' | 'ENTERPRISE_EMAIL';
  readonly severity: 'error' | 'warning';
};

/**
 * §5 Verification of a register email: invalid is the format error; for a valid email result 1 is the enterprise
 * warning, 2 passes, 3 is the format error. undefined (the call failed or timed out) is unknown, without a message.
 */
export function verificationOutcome(
  verification: EmailVerification | undefined,
): VerificationOutcome | undefined {
  if (!verification) return undefined;
  if (verification.isVerify === 'invalid' || verification.result === 3)
    return { code: 'INVALID_EMAIL', severity: 'error' };
  return verification.result === 1 ? { code: 'ENTERPRISE_EMAIL', severity: 'warning' } : undefined;
}
