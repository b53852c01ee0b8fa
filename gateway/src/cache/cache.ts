// The source cache: memory first, then Redis if it is set (docs/architecture.md). It does not know the domain.
import { BentoCache, bentostore, errors } from 'bentocache';
import { MemoryDriver } from 'bentocache/drivers/memory';
import { redisDriver } from 'bentocache/drivers/redis';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { sizeOf } from './size-of.ts';

/**
 * Where a value came from. `stale`: the value expired and is used while the next one is fetched, or because the
 * fetch failed.
 */
export type CacheState = 'hit' | 'stale' | 'miss' | 'off';

export type Remembered<T> = {
  value: T;
  state: CacheState;
  /** How long the value is still fresh, in ms; 0 when it is stale. */
  freshMs: number;
};

export type SourceCache = {
  /**
   * Returns the stored value, or the factory's. One factory runs at a time for a key; all callers share its result,
   * also an error. A value that expired less than its time to live ago is returned at once and renewed in the
   * background. For an older value the caller waits for the next one and gets the old one when that fails or takes
   * too long.
   * @param factory may look up the expired value that it replaces; undefined if that is not stored any more.
   * @param ttlMs how long the value is fresh, in ms; 0 bypasses the cache.
   * @param staleMs how long an expired value may be used, in ms; 0: never.
   * @throws the factory's error when no stale value exists.
   */
  remember: <T>(
    key: string,
    ttlMs: number,
    factory: (expired: () => Promise<T | undefined>) => Promise<T>,
    staleMs?: number,
  ) => Promise<Remembered<T>>;
  /** Removes an outdated value. Other processes keep it in memory until it expires. */
  forget: (key: string) => Promise<void>;
  /** Estimated memory of the entries. */
  bytes: () => number;
  close: () => Promise<void>;
};

type Stored = { value: unknown; atMs: number };

const usualStaleMs = 3_600_000;
/** §9: limits how long a value is served stale when it was not requested for a while. */
const givenAtOnceMostMs = 60_000;
/** A source that hangs must not delay a stored value. */
const waitMostMs = 1_000;
const redisPauseMs = 2_000;

const off: SourceCache = {
  remember: async (_key, ttlMs, factory) => ({
    value: await factory(() => Promise.resolve(undefined)),
    state: 'off',
    freshMs: ttlMs,
  }),
  forget: async () => {},
  bytes: () => 0,
  close: async () => {},
};

/** What an entry needs besides its key and its value. */
const entryBytes = 400;

/**
 * @param options.maxEntries entries in memory; 0 turns the cache off.
 * @param options.maxBytes estimated memory of the entries; 0 turns the cache off.
 * @param options.onError receives errors of background renewals.
 */
export function createSourceCache(options: {
  maxEntries: number;
  maxBytes: number;
  redis?: Redis | undefined;
  onError?: (error: unknown) => void;
}): SourceCache {
  if (options.maxEntries === 0 || options.maxBytes === 0) return off;

  // Bento would serialize every value to know its size. The driver's type says text; unserialized values are objects.
  const entries = new LRUCache<string, string>({
    max: options.maxEntries,
    maxSize: options.maxBytes,
    sizeCalculation: (value: unknown, key) => entryBytes + sizeOf(key) + sizeOf(value),
  });
  const memory = bentostore().useL1Layer({
    options: { serialize: false },
    factory: (config: object) => new MemoryDriver({ ...config, cacheInstance: entries }),
  });
  // Processes have no bus: a removed value stays in other processes for a minute at most.
  const store = options.redis
    ? memory.useL2Layer(redisDriver({ connection: options.redis, prefix: 'fairgate' }))
    : memory;
  const bento = new BentoCache({
    default: 'sources',
    stores: { sources: store },
    // 0: returns a stale value at once while the factory continues in the background.
    timeout: 0,
    suppressL2Errors: true,
    l2CircuitBreakerDuration: redisPauseMs,
    onFactoryError: (error) => {
      if (error.isBackgroundFactory) options.onError?.(error.cause);
    },
  });
  // When a factory fails, Bento lets the waiting callers run it one after another. Here they share the failure.
  const underway = new Map<string, Promise<Remembered<unknown>>>();
  const renewing = new Map<string, Promise<Stored>>();

  function fetchNext(key: string, factory: () => Promise<unknown>): Promise<Stored> {
    const next = factory().then((value): Stored => ({ value, atMs: Date.now() }));
    renewing.set(key, next);
    const done = () => void (renewing.get(key) === next && renewing.delete(key));
    next.then(done, done);
    return next;
  }

  async function readOrFetch(
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
      factory: (expired: () => Promise<T | undefined>) => Promise<T>,
      staleMs = usualStaleMs,
    ): Promise<Remembered<T>> {
      if (ttlMs === 0) return off.remember(key, ttlMs, factory);
      const known = underway.get(key);
      if (known) return known as Promise<Remembered<T>>;
      const expired = async () =>
        (await bento.get<Stored>({ key, grace: ttlMs + staleMs }))?.value as T | undefined;
      const found = readOrFetch(key, ttlMs, () => factory(expired), staleMs).finally(() =>
        underway.delete(key),
      );
      underway.set(key, found);
      return found as Promise<Remembered<T>>;
    },
    forget: async (key) => void (await bento.delete({ key })),
    bytes: () => entries.calculatedSize,
    close: () => bento.disconnectAll(),
  };
}

/** Returns the next value, or the old one when the next one fails or is late. */
async function orSoon(next: Promise<Stored>, old: Stored): Promise<Stored> {
  const tooLate = Promise.withResolvers<Stored>();
  const timer = setTimeout(() => tooLate.resolve(old), waitMostMs);
  return Promise.race([next.catch(() => old), tooLate.promise]).finally(() => clearTimeout(timer));
}
