// Seals values that browsers store and must not read or change (iron: AES-256-CBC with an HMAC);
// see docs/decisions/2026-11-21-sealed-session.md.
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { defaults, seal, unseal } from 'iron-webcrypto';

export type Secrets = {
  /**
   * @param purpose a seal opens only for its own purpose. @param ttlMs how long it can be opened, in ms.
   * @returns letters, digits and `*._-`: valid in a cookie.
   */
  seal: (purpose: string, value: unknown, ttlMs: number) => Promise<string>;
  /**
   * The value; undefined when the text is not our seal, was changed, has another purpose or has expired.
   */
  unseal: (purpose: string, text: string) => Promise<unknown>;
  /** A signature of a text for a purpose. */
  sign: (purpose: string, text: string) => string;
  /** Whether the signature is ours, for this purpose and text. */
  isSigned: (purpose: string, text: string, signature: string) => boolean;
  /** A short keyed digest of a text for cache keys: equal for equal texts, not reversible without a key. */
  digest: (text: string) => string;
};

const longestSeal = 4_096;

/**
 * @param keys of 32 characters or more, newest first: the first seals, all open. Empty: a generated key for the
 * process.
 */
export function createSecrets(keys: readonly string[]): Secrets {
  const all = keys.length > 0 ? keys : [randomBytes(32).toString('base64url')];
  // A key has its own id, not its position: positions change when keys are added or removed.
  const byName = Object.fromEntries(all.map((key) => [nameOf(key), key]));
  const [newest = ''] = all;

  return {
    seal: (purpose, value, ttlMs) =>
      seal(
        { purpose, value },
        { id: nameOf(newest), secret: newest },
        { ...defaults, ttl: ttlMs, timestampSkewSec: 0 },
      ),
    async unseal(purpose, text) {
      if (text.length > longestSeal) return undefined;
      try {
        const opened = (await unseal(text, byName, { ...defaults, timestampSkewSec: 0 })) as {
          purpose?: unknown;
          value?: unknown;
        };
        return opened.purpose === purpose ? opened.value : undefined;
      } catch {
        return undefined;
      }
    },
    sign: (purpose, text) => signatureOf(newest, purpose, text),
    isSigned: (purpose, text, signature) =>
      all.some((key) => isSame(signatureOf(key, purpose, text), signature)),
    digest: (text) => createHmac('sha256', newest).update(text).digest('base64url'),
  };
}

function signatureOf(key: string, purpose: string, text: string): string {
  return createHmac('sha256', key)
    .update(JSON.stringify(['signature', purpose, text]))
    .digest('base64url');
}

/** Compares in constant time. */
function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function nameOf(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 8);
}
