// Search through GraphQL with every cache off, by number of products: response time, and resources of the services.
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sha256 } from '../gateway/start.ts';
import { startServices } from './command.ts';
import type { LoadSettings } from './compare.ts';
import { load } from './load.ts';
import { cpuMsOf, residentMb } from './compare-pages.ts';
import { start } from './process.ts';
import { countedQuery } from './search-query.ts';

/** Each query counts all facets. */
const queries = {
  'no words': { filter: {} },
  'the broadest word, “for”': { filter: { keyword: 'for' } },
  'a broad word, “steel”': { filter: { keyword: 'steel' } },
  'with three facets chosen': {
    filter: { keyword: 'steel', countryCodes: ['CN', 'TR'], certificates: ['CE', 'LFGB'], verified: true },
  },
  'by price': { filter: { keyword: 'steel' }, sort: 'PRICE_ASCENDING' },
  'page 1000': { filter: {}, page: 1000 },
  'with two typos': { filter: { keyword: 'electrc ketle' } },
} as const;

const indexTimeoutMs = 180_000;

export type SearchFigures = {
  products: number;
  /** Whether the products are in PostgreSQL instead of PGlite. */
  inPostgres: boolean;
  servicesMb: number;
  /** From the start of the services to the first response, with existing data. */
  firstAnswerMs: number;
  queries: { what: string; found: number; p50Ms: number; p99Ms: number; cpuMs: number }[];
};

/**
 * Sequential requests on one connection: the response time for one visitor.
 * @param databaseUrl a PostgreSQL database for the products; without it they are in PGlite.
 */
export async function measureSearch(
  products: number,
  { seconds }: Pick<LoadSettings, 'seconds'>,
  logLevel: string,
  databaseUrl?: string,
): Promise<SearchFigures> {
  const settings = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
  const folder = join(tmpdir(), `fairgate-bench-search-${products}`);
  mkdirSync(folder, { recursive: true });
  // The first start may write the data.
  await (await startServices(folder, products, settings)).stop();
  const startMs = performance.now();
  const services = await startServices(folder, products, settings);
  let stopGateway: (() => Promise<void>) | undefined;
  try {
    const gateway = await start('gateway.ts', {
      UPSTREAM_URL: services.env['SEARCH_GATEWAY_URL'] ?? '',
      LOG_LEVEL: logLevel,
      CACHE_MAX_ENTRIES: '0',
      PAGE_CACHE_MAX_BYTES: '0',
    });
    stopGateway = gateway.stop;
    const extensions = { persistedQuery: { version: 1, sha256Hash: sha256(countedQuery) } };
    const requestOf = (variables: object) => ({
      url: `${gateway.url}/graphql`,
      method: 'POST' as const,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ variables, extensions }),
    });
    const measuredQueries: SearchFigures['queries'] = [];
    let firstAnswerMs = 0;
    for (const [what, variables] of Object.entries(queries)) {
      const { url, ...request } = requestOf(variables);
      let response = await send(url, request);
      // Reading a million products takes longer than the time limit of a request.
      while (firstAnswerMs === 0 && response.errors && performance.now() - startMs < indexTimeoutMs)
        response = await send(url, request);
      const { data, errors } = response;
      firstAnswerMs ||= performance.now() - startMs;
      if (!data?.searchProducts || errors) throw new Error(`${what}: ${JSON.stringify(errors)}`);
      await load(requestOf(variables), 1, 1);
      const cpuMicros = async () => cpuMsOf(services.child.pid) * 1000 + (await gateway.used()).cpuMicros;
      const before = await cpuMicros();
      const { p50Ms, p99Ms, requests } = await load(requestOf(variables), seconds, 1);
      measuredQueries.push({
        what,
        found: data.searchProducts.totalCount,
        p50Ms,
        p99Ms,
        cpuMs: Math.round(((await cpuMicros()) - before) / requests / 10) / 100,
      });
    }
    return {
      products,
      inPostgres: databaseUrl !== undefined,
      servicesMb: residentMb(services.child.pid),
      firstAnswerMs,
      queries: measuredQueries,
    };
  } finally {
    await stopGateway?.();
    await services.stop();
  }
}

type SearchResponse = { data?: { searchProducts?: { totalCount: number } }; errors?: unknown };

async function send(url: string, request: RequestInit): Promise<SearchResponse> {
  return (await (await fetch(url, request)).json()) as SearchResponse;
}

/** The figures as Markdown. */
export function formatSearchFigures(measured: readonly SearchFigures[]): string {
  return measured
    .flatMap(({ products, inPostgres, servicesMb, firstAnswerMs, queries: rows }) => [
      `## Search among ${products.toLocaleString('en')} products${inPostgres ? ', in PostgreSQL' : ''}`,
      '',
      `Through GraphQL, all caches off, sequential queries, with all facet counts. CPU is that of gateway and services, ${inPostgres ? 'without PostgreSQL' : 'including PGlite'}. Services ${Math.round(servicesMb)} MB; first response ${(firstAnswerMs / 1000).toFixed(1)} s after the start of services and gateway.`,
      '',
      '| query | found | median ms | p99 ms | CPU ms |',
      '|---|---|---|---|---|',
      ...rows.map(
        ({ what, found, p50Ms, p99Ms, cpuMs }) =>
          `| ${what} | ${found.toLocaleString('en')} | ${p50Ms} | ${p99Ms} | ${cpuMs} |`,
      ),
      '',
    ])
    .join('\n');
}
