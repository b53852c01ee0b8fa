import { decodeBase45 } from './base45.ts';
import { type BadgeClaims, decodeClaims } from './claims.ts';
import { codePrefix, decodeMessage, signedBytes } from './cose.ts';
import { isSignedBy, type PublicBadgeKey, toBase64Url } from './keys.ts';

/**
 * Why a code does not admit its holder, in the order of the checks:
 * - `not-a-badge`: another QR code;
 * - `damaged`: a badge's code that is incomplete or altered in its form;
 * - `unknown-key`: no known key has signed it. The list of keys may be old;
 * - `forged`: the signature is not this key's;
 * - `wrong-clock`: issued in the future of the clock of this device;
 * - `other-exhibition`, `revoked`, `not-yet-valid`, `expired`.
 */
export const badgeProblems = [
  'not-a-badge',
  'damaged',
  'unknown-key',
  'forged',
  'wrong-clock',
  'other-exhibition',
  'revoked',
  'not-yet-valid',
  'expired',
] as const;
export type BadgeProblem = (typeof badgeProblems)[number];

export type BadgeVerdict =
  | { readonly problem?: undefined; readonly claims: BadgeClaims }
  /** With the claims if the signature is valid. */
  | { readonly problem: BadgeProblem; readonly claims?: BadgeClaims };

export type BadgeContext = {
  readonly keys: readonly PublicBadgeKey[];
  /** The exhibition at whose gate the badge is checked. */
  readonly exhibitionId: string;
  readonly nowSeconds: number;
  readonly isRevoked: (claims: BadgeClaims) => boolean;
};

/** A clock may differ by so much from the issuer's. */
export const clockToleranceSeconds = 10 * 60;

/** Verifies the text of a QR code without a network. Never throws. */
export async function verifyBadge(code: string, context: BadgeContext): Promise<BadgeVerdict> {
  if (!code.startsWith(codePrefix)) return { problem: 'not-a-badge' };
  const { keys, exhibitionId, nowSeconds, isRevoked } = context;
  const read = readOrNothing(() => {
    const bytes = decodeBase45(code.slice(codePrefix.length));
    return bytes && decodeMessage(bytes);
  });
  if (!read) return { problem: 'damaged' };
  const { message, keyId } = read;
  const key = keys.find(({ kid }) => kid === toBase64Url(keyId));
  if (!key) return { problem: 'unknown-key' };
  if (!(await isSignedBy(key, message.signature, signedBytes(message)))) return { problem: 'forged' };
  const claims = readOrNothing(() => decodeClaims(message.payload));
  if (!claims) return { problem: 'damaged' };
  if (nowSeconds + clockToleranceSeconds < claims.issuedAt) return { problem: 'wrong-clock', claims };
  if (claims.exhibitionId !== exhibitionId) return { problem: 'other-exhibition', claims };
  if (isRevoked(claims)) return { problem: 'revoked', claims };
  if (nowSeconds + clockToleranceSeconds < claims.validFrom) return { problem: 'not-yet-valid', claims };
  if (nowSeconds - clockToleranceSeconds > claims.validUntil) return { problem: 'expired', claims };
  return { claims };
}

function readOrNothing<T>(read: () => T | undefined): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
