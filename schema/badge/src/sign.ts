import { encodeBase45 } from './base45.ts';
import { type BadgeClaims, encodeClaims } from './claims.ts';
import { codePrefix, encodeHeader, encodeMessage, signedBytes } from './cose.ts';
import { fromBase64Url, type PrivateBadgeKey, signWith } from './keys.ts';

/** The code of a badge, for its QR code (docs/badge-format.md). The same claims and key give the same code. */
export async function signBadge(claims: BadgeClaims, key: PrivateBadgeKey): Promise<string> {
  const keyId = fromBase64Url(key.kid);
  if (!keyId) throw new Error('the key has no valid id');
  const unsigned = { protectedHeader: encodeHeader(keyId), payload: encodeClaims(claims) };
  const signature = await signWith(key, signedBytes(unsigned));
  return codePrefix + encodeBase45(encodeMessage({ ...unsigned, signature }));
}
