import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { CacheState } from './cache/cache.ts';

const cacheStates = ['hit', 'stale', 'miss', 'off'] as const satisfies readonly CacheState[];

export type UpstreamMetrics = {
  /**
   * Starts to time an upstream call; the answer ends it with its outcome: `ok`, `failure` or a fault's code.
   */
  start: (source: string, operation: string) => (outcome: string) => void;
};

export type Metrics = UpstreamMetrics & {
  request: (route: string, status: number, seconds: number) => void;
  cacheLookup: (cache: 'source' | 'answer', state: CacheState) => void;
  /** Reads the size of a cache when the metrics are read. */
  cacheBytes: (cache: 'source' | 'answer', read: () => number) => void;
  /** A request was refused because of the load. */
  shed: () => void;
  subscriptions: (change: 1 | -1) => void;
  /** Prometheus text format. */
  text: () => Promise<string>;
  contentType: string;
};

/** A separate registry, so that two gateways in one process (tests) do not mix. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const upstream = new Histogram({
    name: 'fairgate_upstream_seconds',
    help: 'Upstream calls',
    labelNames: ['source', 'operation', 'outcome'],
    registers,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  });
  const requests = new Histogram({
    name: 'fairgate_request_seconds',
    help: 'HTTP requests',
    labelNames: ['route', 'status'],
    registers,
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  });
  const lookups = new Counter({
    name: 'fairgate_cache_lookups_total',
    help: 'Cache look-ups',
    labelNames: ['cache', 'state'],
    registers,
  });
  const sizes = new Map<string, () => number>();
  registry.registerMetric(
    new Gauge({
      name: 'fairgate_cache_bytes',
      help: 'Estimated memory of a cache',
      labelNames: ['cache'],
      registers: [],
      collect() {
        for (const [cache, read] of sizes) this.set({ cache }, read());
      },
    }),
  );
  const shed = new Counter({
    name: 'fairgate_requests_shed_total',
    help: 'Requests refused because of the load',
    registers,
  });
  const live = new Gauge({ name: 'fairgate_subscriptions', help: 'Open subscriptions', registers });
  // Looks up series once and not at every observation: a request makes dozens.
  const upstreamOf = seriesOf((source: string, operation: string, outcome: string) =>
    upstream.labels({ source, operation, outcome }),
  );
  const requestsOf = seriesOf((route: string, status: string) => requests.labels({ route, status }));
  const lookupsOf = (cache: string) =>
    Object.fromEntries(cacheStates.map((state) => [state, lookups.labels({ cache, state })])) as Record<
      CacheState,
      Counter.Internal
    >;
  const lookupsBy = { source: lookupsOf('source'), answer: lookupsOf('answer') };
  return {
    start(source, operation) {
      const begunMs = performance.now();
      return (outcome) =>
        upstreamOf(source, operation, outcome).observe((performance.now() - begunMs) / 1000);
    },
    request: (route, status, seconds) => requestsOf(route, String(status)).observe(seconds),
    cacheLookup: (cache, state) => lookupsBy[cache][state].inc(),
    cacheBytes: (cache, read) => void sizes.set(cache, read),
    shed: () => shed.inc(),
    subscriptions: (change) => live.inc(change),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

function seriesOf<Labels extends string[], Series>(
  make: (...labels: Labels) => Series,
): (...labels: Labels) => Series {
  const known = new Map<string, Series>();
  return (...labels) => {
    const key = labels.join(' ');
    const series = known.get(key) ?? make(...labels);
    known.set(key, series);
    return series;
  };
}
