// Tokens that ended a moment ago, by a logout or a renewal. Requests that use them may still be running.
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';

/** Longer than any request lasts (§9: 30 s in the browser). */
const ttlMs = 60_000;
const most = 10_000;

export type EndedTokens = {
  note: (token: string) => Promise<void>;
  /** Reverts this when the token did not end. */
  forget: (token: string) => Promise<void>;
  /**
   * Whether the token ended within the last minute. A service then rejects it, and that must not end the session.
   */
  has: (token: string) => Promise<boolean>;
  /**
   * Renews a token once for all concurrent requests; they share the result.
   * @param renew returns the new token, or undefined when the old one stays valid. Never rejects.
   * @returns undefined also while another process renews it: the old token stays in use until then.
   */
  renewOnce: (token: string, renew: () => Promise<string | undefined>) => Promise<string | undefined>;
  /** The new token of a token that this process renewed or is renewing; undefined for any other. */
  successorOf: (token: string) => Promise<string | undefined> | undefined;
};

/**
 * @param options.digest turns a token into a value that may be stored. Without Redis each process knows only its own
 * tokens.
 */
export function createEndedTokens({
  redis,
  digest,
}: {
  redis: Redis | undefined;
  digest: (text: string) => string;
}): EndedTokens {
  const own = new LRUCache<string, true>({ max: most, ttl: ttlMs });
  // New tokens stay in memory and are stored nowhere else.
  const renewals = new LRUCache<string, Promise<string | undefined>>({ max: most, ttl: ttlMs });
  const keyOf = (token: string) => `fairgate:ended:${digest(token)}`;

  const ended: EndedTokens = {
    async note(token) {
      own.set(keyOf(token), true);
      await redis?.set(keyOf(token), '1', 'PX', ttlMs).catch(() => undefined);
    },
    async forget(token) {
      own.delete(keyOf(token));
      renewals.delete(keyOf(token));
      await redis?.del(keyOf(token)).catch(() => undefined);
    },
    async has(token) {
      return own.has(keyOf(token)) || (await redis?.exists(keyOf(token)).catch(() => 0)) === 1;
    },
    renewOnce(token, renew) {
      const known = renewals.get(keyOf(token));
      if (known) return known;
      const renewal = renewFirst(token, renew);
      renewals.set(keyOf(token), renewal);
      return renewal;
    },
    successorOf: (token) => renewals.get(keyOf(token)),
  };

  async function renewFirst(
    token: string,
    renew: () => Promise<string | undefined>,
  ): Promise<string | undefined> {
    if (await ended.has(token)) return undefined;
    await ended.note(token);
    const renewed = await renew();
    if (renewed === undefined) await ended.forget(token);
    return renewed;
  }

  return ended;
}
