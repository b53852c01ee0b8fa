// The source cache (design: cache 1 of 2). Memory first, Redis behind it when there is one. Knows nothing of the domain.
import { BentoCache, bentostore, errors } from 'bentocache';
import { memoryDriver } from 'bentocache/drivers/memory';
import { redisDriver } from 'bentocache/drivers/redis';
import type { Redis } from 'ioredis';

/** How an answer came about. `stale`: it is past its time, and stands in while the next one is fetched or cannot be. */
export type CacheState = 'hit' | 'stale' | 'miss' | 'off';

export type Remembered<T> = {
  value: T;
  state: CacheState;
  /** How long the value stays fresh from now on, in ms; 0 when it is stale. */
  freshMs: number;
};

export type SourceCache = {
  /**
   * The stored value, else the factory's. One factory runs at a time for a key, and all who ask meanwhile share what
   * comes of it, be it an error. A value that is stale for no longer than it was fresh is given at once and renewed behind;
   * for an older one the next is waited for, and when that fails or takes too long the old one stands in.
   * @param ttlMs how long the value is fresh, in ms; 0 passes the cache by.
   * @param staleMs how long past that it may stand in, in ms; 0: not at all.
   * @throws what the factory throws when there is nothing to stand in.
   */
  remember: <T>(
    key: string,
    ttlMs: number,
    factory: () => Promise<T>,
    staleMs?: number,
  ) => Promise<Remembered<T>>;
  /** Drops a value that is known to hold no more. Other processes' memories keep it for its time. */
  forget: (key: string) => Promise<void>;
  close: () => Promise<void>;
};

type Stored = { value: unknown; atMs: number };

const usualStaleMs = 3_600_000;
/** §9: what has changed is not to be hidden for long by nobody having asked. */
const givenAtOnceMostMs = 60_000;
/** A source that hangs must not hold up what stands ready. */
const waitMostMs = 1_000;
const redisPauseMs = 2_000;

const off: SourceCache = {
  remember: async (_key, ttlMs, factory) => ({ value: await factory(), state: 'off', freshMs: ttlMs }),
  forget: async () => {},
  close: async () => {},
};

/**
 * @param options.maxEntries kept in memory; 0 gives a cache that keeps nothing.
 * @param options.onError told what goes wrong behind a caller's back: a renewal that failed.
 */
export function createSourceCache(options: {
  maxEntries: number;
  redis?: Redis | undefined;
  onError?: (error: unknown) => void;
}): SourceCache {
  if (options.maxEntries === 0) return off;

  const memory = bentostore().useL1Layer(memoryDriver({ maxItems: options.maxEntries, serialize: false }));
  // No bus between processes: what is dropped before its time is kept for a minute at most.
  const store = options.redis
    ? memory.useL2Layer(redisDriver({ connection: options.redis, prefix: 'fairgate' }))
    : memory;
  const bento = new BentoCache({
    default: 'sources',
    stores: { sources: store },
    // 0: a stale value is given at once while the factory runs on behind.
    timeout: 0,
    suppressL2Errors: true,
    l2CircuitBreakerDuration: redisPauseMs,
    onFactoryError: (error) => {
      if (error.isBackgroundFactory) options.onError?.(error.cause);
    },
  });
  // Bento lets those who wait run the factory one after the other when it fails; here they share the failure.
  const underway = new Map<string, Promise<Remembered<unknown>>>();
  const renewing = new Map<string, Promise<Stored>>();

  function fetchNext(key: string, factory: () => Promise<unknown>): Promise<Stored> {
    const next = factory().then((value): Stored => ({ value, atMs: Date.now() }));
    renewing.set(key, next);
    const done = () => void (renewing.get(key) === next && renewing.delete(key));
    next.then(done, done);
    return next;
  }

  async function ask(
    key: string,
    ttlMs: number,
    factory: () => Promise<unknown>,
    staleMs: number,
  ): Promise<Remembered<unknown>> {
    let made: Stored | undefined;
    try {
      const stored = await bento.getOrSet<Stored>({
        key,
        ttl: ttlMs,
        grace: staleMs > 0 ? ttlMs + staleMs : false,
        factory: async () => (made = await fetchNext(key, factory)),
      });
      const lateMs = Date.now() - stored.atMs - ttlMs;
      const next = lateMs > Math.min(ttlMs, givenAtOnceMostMs) ? renewing.get(key) : undefined;
      const found = next ? await orSoon(next, stored) : stored;
      const freshMs = Math.max(0, found.atMs + ttlMs - Date.now());
      return { value: found.value, state: found === made ? 'miss' : freshMs > 0 ? 'hit' : 'stale', freshMs };
    } catch (error) {
      throw error instanceof errors.E_FACTORY_ERROR ? error.cause : error;
    }
  }

  return {
    remember<T>(
      key: string,
      ttlMs: number,
      factory: () => Promise<T>,
      staleMs = usualStaleMs,
    ): Promise<Remembered<T>> {
      if (ttlMs === 0) return off.remember(key, ttlMs, factory);
      const known = underway.get(key);
      if (known) return known as Promise<Remembered<T>>;
      const asked = ask(key, ttlMs, factory, staleMs).finally(() => underway.delete(key));
      underway.set(key, asked);
      return asked as Promise<Remembered<T>>;
    },
    forget: async (key) => void (await bento.delete({ key })),
    close: () => bento.disconnectAll(),
  };
}

/** The next one, or, where that fails or does not come in time, the old one. */
async function orSoon(next: Promise<Stored>, old: Stored): Promise<Stored> {
  const tooLate = Promise.withResolvers<Stored>();
  const timer = setTimeout(() => tooLate.resolve(old), waitMostMs);
  return Promise.race([next.catch(() => old), tooLate.promise]).finally(() => clearTimeout(timer));
}
