import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export type UpstreamMetrics = {
  /** Begins to time an upstream call; the answer ends it with its outcome: `ok` or a fault's code. */
  start: (source: string, operation: string) => (outcome: string) => void;
};

export type Metrics = UpstreamMetrics & {
  request: (route: string, status: number, seconds: number) => void;
  cacheLookup: (cache: 'source' | 'answer', state: string) => void;
  subscriptions: (change: 1 | -1) => void;
  /** Prometheus text format. */
  text: () => Promise<string>;
  contentType: string;
};

/** A registry of its own, so that two gateways in one process (tests) do not mix. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const upstream = new Histogram({
    name: 'fairgate_upstream_seconds', help: 'Upstream calls', labelNames: ['source', 'operation', 'outcome'], registers,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  });
  const requests = new Histogram({
    name: 'fairgate_request_seconds', help: 'HTTP requests', labelNames: ['route', 'status'], registers,
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  });
  const lookups = new Counter({ name: 'fairgate_cache_lookups_total', help: 'Cache look-ups', labelNames: ['cache', 'state'], registers });
  const live = new Gauge({ name: 'fairgate_subscriptions', help: 'Open subscriptions', registers });
  // One series a combination of labels, looked up once: there are dozens of look-ups in a request.
  const upstreamOf = seriesOf((source: string, operation: string, outcome: string) => upstream.labels({ source, operation, outcome }));
  const requestsOf = seriesOf((route: string, status: string) => requests.labels({ route, status }));
  const lookupsOf = seriesOf((cache: string, state: string) => lookups.labels({ cache, state }));
  return {
    start(source, operation) {
      const begunMs = performance.now();
      return (outcome) => upstreamOf(source, operation, outcome).observe((performance.now() - begunMs) / 1000);
    },
    request: (route, status, seconds) => requestsOf(route, String(status)).observe(seconds),
    cacheLookup: (cache, state) => lookupsOf(cache, state).inc(),
    subscriptions: (change) => live.inc(change),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

function seriesOf<Labels extends string[], Series>(make: (...labels: Labels) => Series): (...labels: Labels) => Series {
  const known = new Map<string, Series>();
  return (...labels) => {
    const key = labels.join(' ');
    const series = known.get(key) ?? make(...labels);
    known.set(key, series);
    return series;
  };
}
