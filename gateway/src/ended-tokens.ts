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
};

/** @param options.digest makes of a token what may be stored. Without Redis, or while it is away, each process knows its own. */
export function createEndedTokens({ redis, digest }: { redis: Redis | undefined; digest: (text: string) => string }): EndedTokens {
  const own = new LRUCache<string, true>({ max: most, ttl: ttlMs });
  const keyOf = (token: string) => `fairgate:ended:${digest(token)}`;
  return {
    async note(token) {
      own.set(keyOf(token), true);
      await redis?.set(keyOf(token), '1', 'PX', ttlMs).catch(() => undefined);
    },
    async forget(token) {
      own.delete(keyOf(token));
      await redis?.del(keyOf(token)).catch(() => undefined);
    },
    async has(token) {
      return own.has(keyOf(token)) || (await redis?.exists(keyOf(token)).catch(() => 0)) === 1;
    },
  };
}
