import type { CacheState } from '../cache/cache.ts';

/** One upstream call made for a request. */
export type LoggedCall = { source: string; operation: string; ms: number; outcome: string };

/** What a request asked of the sources: for the explorer's `extensions`, the page's time to live, and tests. */
export type CallLog = {
  begin: (source: string, operation: string) => (outcome: string) => void;
  cached: (source: string, operation: string, state: CacheState) => void;
  /** Something that stays fresh for so long went into the answer, in ms; 0 for what must not be shared. */
  fresh: (ttlMs: number) => void;
  readonly calls: readonly LoggedCall[];
  /** How many look-ups the cache answered, freshly or not, and how many it could not. */
  readonly lookups: Readonly<Record<CacheState, number>>;
  /** How long all that went in stays fresh, in ms; Infinity when nothing did. */
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
