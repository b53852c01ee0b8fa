// The source cache (design: cache 1 of 2). Memory first, Redis behind it when there is one. Knows nothing of the domain.
import { BentoCache, bentostore, errors } from 'bentocache';
import { memoryDriver } from 'bentocache/drivers/memory';
import { redisBusDriver, redisDriver } from 'bentocache/drivers/redis';
import type { Redis } from 'ioredis';

/** How an answer came about. */
export type CacheState = 'hit' | 'miss' | 'off';

export type SourceCache = {
  /**
   * The stored value, else the factory's. One factory runs at a time for a key; while a stale value is at hand it is
   * given at once and renewed behind; when the factory fails the stale value stands in for up to an hour.
   * @param ttlMs how long the value is fresh, in ms; 0 passes the cache by.
   * @throws what the factory throws when there is nothing to stand in.
   */
  remember: <T>(key: string, ttlMs: number, factory: () => Promise<T>) => Promise<{ value: T; state: CacheState }>;
  close: () => Promise<void>;
};

const staleMs = 3_600_000;
const retryAfterFailureMs = 1_000;

const off: SourceCache = {
  remember: async (_key, _ttlMs, factory) => ({ value: await factory(), state: 'off' }),
  close: async () => {},
};

/** @param options.maxEntries kept in memory; 0 gives a cache that keeps nothing. */
export function createSourceCache(options: { maxEntries: number; redis?: Redis | undefined; onError?: (error: unknown) => void }): SourceCache {
  if (options.maxEntries === 0) return off;

  const memory = bentostore().useL1Layer(memoryDriver({ maxItems: options.maxEntries, serialize: false }));
  const store = options.redis
    ? memory
        .useL2Layer(redisDriver({ connection: options.redis, prefix: 'fairgate' }))
        .useBus(redisBusDriver({ connection: options.redis.options }))
    : memory;
  const bento = new BentoCache({
    default: 'sources',
    stores: { sources: store },
    grace: staleMs,
    graceBackoff: retryAfterFailureMs,
    // 0: a stale value is given at once while the factory runs on behind.
    timeout: 0,
    suppressL2Errors: true,
    onFactoryError: (error) => options.onError?.(error),
  });

  return {
    async remember(key, ttlMs, factory) {
      if (ttlMs === 0) return off.remember(key, ttlMs, factory);
      let state: CacheState = 'hit';
      try {
        const value = await bento.getOrSet({
          key,
          ttl: ttlMs,
          factory: () => {
            state = 'miss';
            return factory();
          },
        });
        return { value, state };
      } catch (error) {
        throw error instanceof errors.E_FACTORY_ERROR ? error.cause : error;
      }
    },
    close: () => bento.disconnectAll(),
  };
}
