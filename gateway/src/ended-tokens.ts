// Tokens that were given up a moment ago: by a logout, or for a newer one. What was asked with them may still be on its way.
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';

/** Longer than any request lasts (§9: 30 s in the browser). */
const ttlMs = 60_000;
const most = 10_000;

export type EndedTokens = {
  note: (token: string) => Promise<void>;
  /** It was not given up after all. */
  forget: (token: string) => Promise<void>;
  /** Whether it was given up within the last minute; then an answer that it is unknown is no news, and ends nothing. */
  has: (token: string) => Promise<boolean>;
  /**
   * Has a token renewed once, however many requests come with it: the others get what came of the first.
   * @param renew gives the new token; undefined when the old one stays. Never rejects.
   * @returns undefined also while another process is at it: the old token goes on then.
   */
  renewOnce: (token: string, renew: () => Promise<string | undefined>) => Promise<string | undefined>;
  /** What became of a token that this process has renewed, or is renewing; undefined of any other. */
  successorOf: (token: string) => Promise<string | undefined> | undefined;
};

/** @param options.digest makes of a token what may be stored. Without Redis, or while it is away, each process knows its own. */
export function createEndedTokens({
  redis,
  digest,
}: {
  redis: Redis | undefined;
  digest: (text: string) => string;
}): EndedTokens {
  const own = new LRUCache<string, true>({ max: most, ttl: ttlMs });
  // New tokens stay in memory: nowhere else is one written down.
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
