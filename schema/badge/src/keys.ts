// Keys of badges: Ed25519 as JSON Web Keys (RFC 8037), published as a JWK Set (RFC 7517 §5).

/** A public key. `kid` is the start of its thumbprint (keyIdOf). */
export type PublicBadgeKey = {
  readonly kty: 'OKP';
  readonly crv: 'Ed25519';
  readonly alg: 'EdDSA';
  readonly use: 'sig';
  readonly kid: string;
  /** The key, 32 bytes as base64url. */
  readonly x: string;
};

/** With `d`, the private part. */
export type PrivateBadgeKey = PublicBadgeKey & { readonly d: string };

/** Short, because each code has it; among the few keys of a service it is unique. */
const keyIdBytes = 8;
const algorithm = 'Ed25519';

export async function createKey(): Promise<PrivateBadgeKey> {
  const pair = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  if (!('privateKey' in pair)) throw new Error('the new key is no pair');
  const { x, d } = await crypto.subtle.exportKey('jwk', pair.privateKey);
  if (x === undefined || d === undefined) throw new Error('the new key has no parts');
  return { ...publicKey(x, await keyIdOf(x)), d };
}

export function publicKey(x: string, kid: string): PublicBadgeKey {
  return { kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig', kid, x };
}

/** The first 8 bytes of the key's thumbprint (RFC 7638), as base64url. */
export async function keyIdOf(x: string): Promise<string> {
  const members = JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x });
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(members));
  return toBase64Url(new Uint8Array(digest).subarray(0, keyIdBytes));
}

export async function signWith(
  { x, d }: PrivateBadgeKey,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const jwk = { kty: 'OKP', crv: 'Ed25519', x, d };
  const key = await crypto.subtle.importKey('jwk', jwk, algorithm, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign(algorithm, key, bytes));
}

/** By WebCrypto, or by @noble/ed25519 where the browser's WebCrypto lacks Ed25519. A malformed key signs nothing. */
export async function isSignedBy(
  { x }: PublicBadgeKey,
  signature: Uint8Array<ArrayBuffer>,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const raw = fromBase64Url(x);
  if (raw?.length !== 32) return false;
  let key: Awaited<ReturnType<typeof crypto.subtle.importKey>>;
  try {
    key = await crypto.subtle.importKey('raw', raw, algorithm, false, ['verify']);
  } catch {
    const { verifyAsync } = await import('@noble/ed25519');
    return verifyAsync(signature, bytes, raw, { zip215: false }).catch(() => false);
  }
  return crypto.subtle.verify(algorithm, key, signature, bytes);
}

export function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** undefined for a text that is not base64url. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]*$/.test(text)) return undefined;
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
      sign.charCodeAt(0),
    );
  } catch {
    return undefined;
  }
}
