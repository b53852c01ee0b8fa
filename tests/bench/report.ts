// The figures as Markdown: the printed report, and docs/benchmarks.md.
import { canPin } from './cores.ts';
import { describeMachine } from './machine.ts';
import type { LoadSettings, Figures } from './compare.ts';
import type { Comparison } from './compare-graphql.ts';
import type { Pages } from './compare-pages.ts';

export type Outcome = {
  graphql: { uncached: Comparison; cached: Comparison } | undefined;
  pages: Pages | undefined;
  loadSettings: LoadSettings;
  logLevel: string;
  /** The load average over a minute at the start of the run: other load on the machine. */
  loadBefore: number;
};

type Target = { what: string; reached: number; least?: number; most?: number; unit: string };

export function report({ graphql, pages, loadSettings, logLevel, loadBefore }: Outcome): string {
  const rows: Figures[] = [];
  const targets: Target[] = [];
  if (graphql) {
    const { uncached, cached } = graphql;
    rows.push(uncached.raw, uncached.gateway, cached.raw, cached.gateway);
    targets.push(
      {
        what: 'uncached search of 20 products with their suppliers, gateway / raw Fastify join',
        reached: uncached.gateway.perSecond / uncached.raw.perSecond,
        least: 0.5,
        unit: '',
      },
      {
        what: 'the same by CPU time per request',
        reached: uncached.raw.cpuMicros / uncached.gateway.cpuMicros,
        unit: '',
      },
      {
        what: 'cached, gateway / raw Fastify cache',
        reached: cached.gateway.perSecond / cached.raw.perSecond,
        least: 0.6,
        unit: '',
      },
      {
        what: 'the same by CPU time per request',
        reached: cached.raw.cpuMicros / cached.gateway.cpuMicros,
        unit: '',
      },
    );
  }
  if (pages) {
    rows.push(pages.rendered, pages.stored, pages.raw);
    targets.push(
      {
        what: 'list pages per second, rendered, source cache warm',
        reached: pages.rendered.perSecond,
        least: 500,
        unit: '/s',
      },
      { what: 'list pages per second, stored', reached: pages.stored.perSecond, least: 10_000, unit: '/s' },
      {
        what: 'stored pages, gateway / raw Fastify serving the same bytes',
        reached: pages.stored.perSecond / pages.raw.perSecond,
        least: 0.5,
        unit: '',
      },
      {
        what: 'the same by CPU time per request',
        reached: pages.raw.cpuMicros / pages.stored.cpuMicros,
        unit: '',
      },
      {
        what: 'from start to ready, with existing data',
        reached: pages.startMs / 1_000,
        most: 2,
        unit: ' s',
      },
      { what: 'memory of the gateway after rendering', reached: pages.rendered.residentMb, unit: ' MB' },
      { what: 'memory of the embedded services', reached: pages.servicesMb, unit: ' MB' },
    );
  }
  return [
    '# Benchmarks',
    '',
    `Written by \`pnpm bench --write\` on ${new Date().toISOString().slice(0, 10)}: one run, all servers on the same machine under the same load, in alternating rounds.`,
    '',
    `- ${describeMachine(loadBefore)}`,
    `- Load: ${loadSettings.rounds} rounds of ${loadSettings.seconds} s each, ${loadSettings.connections} connections, by tests/bench/load.ts; medians.`,
    canPin
      ? '- Servers run on a separate core from the load generator and the upstream (`taskset`).'
      : '- Servers and load generator share the cores: `taskset` is missing.',
    `- The gateway runs as it does in production, with LOG_LEVEL=${logLevel}, REQUEST_BUDGET=0 and SHED_LOAD=false; the raw programs write no log.`,
    ...(pages
      ? [`- A list page of 24 products is ${pages.pageKb.toFixed(0)} KB of HTML, uncompressed.`]
      : []),
    '',
    '| figure | reached | target |',
    '|---|---|---|',
    ...targets.map(
      ({ what, reached, least, most, unit }) =>
        `| ${what} | ${number(reached)}${unit} | ${least === undefined ? (most === undefined ? '–' : `≤ ${most}${unit}`) : `≥ ${number(least)}${unit}`} |`,
    ),
    '',
    '| server | per second | CPU µs per request | median ms | p99 ms | memory MB |',
    '|---|---|---|---|---|---|',
    ...rows.map(
      (row) =>
        `| ${row.name} | ${number(row.perSecond)} | ${number(row.cpuMicros)} | ${number(row.p50Ms)} | ${number(row.p99Ms)} | ${number(row.residentMb)} |`,
    ),
    '',
    'The raw join (`tests/bench/raw.ts`) is the same two calls joined by hand in Fastify, without GraphQL, validation, deadlines or metrics; all',
    'servers must give the same answer before anything is measured. CPU time counts all threads. It is more reliable than the throughput when',
    'the machine is shared. “Rendered” is with the answer cache off and the source cache on, over',
    `${pages?.pageCount ?? 0} different list pages; one Node process, so one core. Raw pages (\`tests/bench/raw-pages.ts\`) are the bytes of the gateway's pages, served from a Map.`,
    '',
  ].join('\n');
}

function number(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(2);
}
