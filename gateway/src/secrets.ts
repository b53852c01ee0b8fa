// What the gateway hands to browsers and must get back unread and unchanged is sealed (iron: AES-256-CBC with an HMAC);
// see docs/decisions/2026-11-21-sealed-session.md.
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { defaults, seal, unseal } from 'iron-webcrypto';

export type Secrets = {
  /**
   * @param purpose what it is for: it opens for no other. @param ttlMs how long it opens, in ms.
   * @returns letters, digits and `*._-`: fit for a cookie.
   */
  seal: (purpose: string, value: unknown, ttlMs: number) => Promise<string>;
  /** The value; undefined when the text is no seal of ours, was changed, is for something else or past its time. */
  unseal: (purpose: string, text: string) => Promise<unknown>;
  /** The same short name for the same text, from which nobody without a key gets back to the text: for cache keys. */
  digest: (text: string) => string;
};

const longestSeal = 4_096;

/** @param keys of 32 characters or more, the newest first: that one seals, all of them open. None: one that lasts as long as the process. */
export function createSecrets(keys: readonly string[]): Secrets {
  const all = keys.length > 0 ? keys : [randomBytes(32).toString('base64url')];
  // A key is named by itself, not by its place: places move when keys come and go.
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
    digest: (text) => createHmac('sha256', newest).update(text).digest('base64url'),
  };
}

function nameOf(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 8);
}
