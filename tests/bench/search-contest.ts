// Search through GraphQL with every cache off, by number of products: response time, and resources of the services.
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sha256 } from '../gateway/start.ts';
import { startServices } from './command.ts';
import type { Effort } from './contest.ts';
import { load } from './load.ts';
import { cpuMsOf, residentMb } from './pages-contest.ts';
import { start } from './process.ts';
import { countedQuery } from './search-query.ts';

/** The broadest word, then other searches; each with all counts. */
const questions = {
  'no words at all': { filter: {} },
  'the broadest word, “for”': { filter: { keyword: 'for' } },
  'a broad word, “steel”': { filter: { keyword: 'steel' } },
  'with three facets chosen': {
    filter: { keyword: 'steel', countryCodes: ['CN', 'TR'], certificates: ['CE', 'LFGB'], verified: true },
  },
  'by price': { filter: { keyword: 'steel' }, sort: 'PRICE_ASCENDING' },
  'page 1000': { filter: {}, page: 1000 },
  'with two slips': { filter: { keyword: 'electrc ketle' } },
} as const;

const indexedAtLatestMs = 180_000;

export type SearchFigures = {
  products: number;
  /** Whether the products are in PostgreSQL instead of PGlite. */
  inPostgres: boolean;
  servicesMb: number;
  /** From the start of the services to the first answer, with existing data. */
  firstAnswerMs: number;
  questions: { what: string; found: number; p50Ms: number; p99Ms: number; cpuMs: number }[];
};

/**
 * Sequential requests on one connection: the response time for one visitor.
 * @param databaseUrl the PostgreSQL with the products, or for them; without one PGlite has them.
 */
export async function measureSearch(
  products: number,
  { seconds }: Pick<Effort, 'seconds'>,
  logLevel: string,
  databaseUrl?: string,
): Promise<SearchFigures> {
  const settings = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
  const folder = join(tmpdir(), `fairgate-bench-search-${products}`);
  mkdirSync(folder, { recursive: true });
  // The first start may write the data.
  await (await startServices(folder, products, settings)).stop();
  const begunMs = performance.now();
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
    const shotOf = (variables: object) => ({
      url: `${gateway.url}/graphql`,
      method: 'POST' as const,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ variables, extensions }),
    });
    const answers: SearchFigures['questions'] = [];
    let firstAnswerMs = 0;
    for (const [what, variables] of Object.entries(questions)) {
      const { url, ...request } = shotOf(variables);
      let answer = await ask(url, request);
      // Reading a million products takes longer than the time limit of a request.
      while (firstAnswerMs === 0 && answer.errors && performance.now() - begunMs < indexedAtLatestMs)
        answer = await ask(url, request);
      const { data, errors } = answer;
      firstAnswerMs ||= performance.now() - begunMs;
      if (!data?.searchProducts || errors) throw new Error(`${what}: ${JSON.stringify(errors)}`);
      await load(shotOf(variables), 1, 1);
      const cpuMicros = async () => cpuMsOf(services.child.pid) * 1000 + (await gateway.used()).cpuMicros;
      const before = await cpuMicros();
      const { p50Ms, p99Ms, requests } = await load(shotOf(variables), seconds, 1);
      answers.push({
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
      questions: answers,
    };
  } finally {
    await stopGateway?.();
    await services.stop();
  }
}

type Answer = { data?: { searchProducts?: { totalCount: number } }; errors?: unknown };

async function ask(url: string, request: RequestInit): Promise<Answer> {
  return (await (await fetch(url, request)).json()) as Answer;
}

/** The figures as lines of Markdown. */
export function sayFigures(measured: readonly SearchFigures[]): string {
  return measured
    .flatMap(({ products, inPostgres, servicesMb, firstAnswerMs, questions: asked }) => [
      `## Search among ${products.toLocaleString('en')} products${inPostgres ? ', in PostgreSQL' : ''}`,
      '',
      `Through GraphQL, every cache off, one question after the other, with all facets counted. CPU is that of gateway and services together, ${inPostgres ? 'without PostgreSQL' : 'PGlite among them'}. Services ${Math.round(servicesMb)} MB; first answer ${(firstAnswerMs / 1000).toFixed(1)} s after the start of services and gateway.`,
      '',
      '| question | found | median ms | p99 ms | CPU ms |',
      '|---|---|---|---|---|',
      ...asked.map(
        ({ what, found, p50Ms, p99Ms, cpuMs }) =>
          `| ${what} | ${found.toLocaleString('en')} | ${p50Ms} | ${p99Ms} | ${cpuMs} |`,
      ),
      '',
    ])
    .join('\n');
}
