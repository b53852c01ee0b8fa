import type { CacheState } from '../cache/cache.ts';

/** One upstream call of a request. */
export type LoggedCall = { source: string; operation: string; ms: number; outcome: string };

/** Upstream calls of a request: for `extensions.explain`, the page's time to live, and tests. */
export type CallLog = {
  begin: (source: string, operation: string) => (outcome: string) => void;
  cached: (source: string, operation: string, state: CacheState) => void;
  /** Records data in the answer that stays fresh for this long, in ms; 0: the answer must not be shared. */
  fresh: (ttlMs: number) => void;
  readonly calls: readonly LoggedCall[];
  /** Number of look-ups that the cache answered (fresh or stale) and of misses. */
  readonly lookups: Readonly<Record<CacheState, number>>;
  /** The shortest freshness of the answer's data, in ms; Infinity when there is none. */
  readonly ttlMs: number;
};

export function createCallLog(onLookup?: (state: CacheState) => void): CallLog {
  const calls: LoggedCall[] = [];
  const lookups = { hit: 0, stale: 0, miss: 0, off: 0 };
  let ttlMs = Number.POSITIVE_INFINITY;
  return {
    calls,
    lookups,
    get ttlMs() {
      return ttlMs;
    },
    begin(source, operation) {
      const started = performance.now();
      return (outcome) => {
        calls.push({ source, operation, ms: Math.round((performance.now() - started) * 10) / 10, outcome });
      };
    },
    cached: (_source, _operation, state) => {
      lookups[state] += 1;
      onLookup?.(state);
    },
    fresh: (ms) => {
      ttlMs = Math.min(ttlMs, ms);
    },
  };
}
