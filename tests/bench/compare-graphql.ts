// The gateway against a raw Fastify join of the same upstream, uncached and cached.
import { deepEqual } from 'node:assert/strict';
import { persistedPath, sha256 } from '../gateway/start.ts';
import { compare, type LoadSettings, type Candidate, type Figures } from './compare.ts';
import { start, type MeasuredServer } from './process.ts';
import { searchQuery, variables } from './search-query.ts';

const json = { 'content-type': 'application/json' };
const preflight = { 'apollo-require-preflight': 'true' };

export type Comparison = { raw: Figures; gateway: Figures };

export async function compareGraphql(
  loadSettings: LoadSettings,
  logLevel: string,
): Promise<{ uncached: Comparison; cached: Comparison }> {
  const upstream = await start('upstream.ts');
  const env = { UPSTREAM_URL: upstream.url, LOG_LEVEL: logLevel };
  const started: MeasuredServer[] = [upstream];
  const run = async (file: string, more: Record<string, string> = {}) => {
    const server = await start(file, { ...env, ...more });
    started.push(server);
    return server;
  };
  try {
    const raw = await run('raw.ts');
    const uncached = await run('gateway.ts', {
      BENCH_NAME: 'uncached',
      CACHE_MAX_ENTRIES: '0',
      PAGE_CACHE_MAX_BYTES: '0',
    });
    const cached = await run('gateway.ts', { BENCH_NAME: 'cached' });
    const persisted = JSON.stringify({
      variables,
      extensions: { persistedQuery: { version: 1, sha256Hash: sha256(searchQuery) } },
    });
    const uncachedCandidates: Candidate[] = [
      {
        name: 'raw Fastify join',
        server: raw,
        request: { url: `${raw.url}/search`, method: 'POST', headers: json, body: JSON.stringify(variables) },
      },
      {
        name: 'gateway, caches off, own document',
        server: uncached,
        request: { url: `${uncached.url}/graphql`, method: 'POST', headers: json, body: persisted },
      },
    ];
    const cachedCandidates: Candidate[] = [
      {
        name: 'raw Fastify cache',
        server: raw,
        request: {
          url: `${raw.url}/search?${new URLSearchParams({ keyword: variables.keyword, first: String(variables.first) })}`,
        },
      },
      {
        name: 'gateway, answer cache, persisted GET',
        server: cached,
        request: { url: `${cached.url}${persistedPath(searchQuery, variables)}`, headers: preflight },
      },
    ];
    await assertSameAnswers([...uncachedCandidates, ...cachedCandidates]);
    const [ofRaw, gateway] = await compare(uncachedCandidates, loadSettings, [upstream.pid]);
    const [ofRawCache, cachedGateway] = await compare(cachedCandidates, loadSettings, [upstream.pid]);
    if (!ofRaw || !gateway || !ofRawCache || !cachedGateway) throw new Error('a result is missing');
    return {
      uncached: { raw: ofRaw, gateway },
      cached: { raw: ofRawCache, gateway: cachedGateway },
    };
  } finally {
    for (const server of started.toReversed()) await server.stop();
  }
}

/** The servers must give the same answer, or the comparison is not valid. */
async function assertSameAnswers(candidates: readonly Candidate[]): Promise<void> {
  const answers = await Promise.all(
    candidates.map(async ({ request: { url, method = 'GET', headers = {}, body } }) =>
      (await fetch([url].flat()[0] ?? '', { method, headers, ...(body ? { body } : {}) })).json(),
    ),
  );
  const cleaned = answers.map(
    (answer) => JSON.parse(JSON.stringify(answer).replaceAll('/pictures/', '/images/')) as unknown,
  );
  for (const answer of cleaned) deepEqual(answer, cleaned[0]);
}
