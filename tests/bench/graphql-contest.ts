// The gateway against a raw Fastify join of the same upstream, uncached and cached.
import { deepEqual } from 'node:assert/strict';
import { persistedPath, sha256 } from '../gateway/start.ts';
import { contest, type Effort, type Entry, type Figures } from './contest.ts';
import { start, type Contestant } from './process.ts';
import { searchQuery, variables } from './search-query.ts';

const json = { 'content-type': 'application/json' };
const preflight = { 'apollo-require-preflight': 'true' };

export type Comparison = { raw: Figures; gateway: Figures };
/** `apollo`: the same query as text, through Apollo's pipeline. */
export type Uncached = Comparison & { apollo: Figures };

export async function contestGraphql(
  effort: Effort,
  logLevel: string,
): Promise<{ uncached: Uncached; cached: Comparison }> {
  const upstream = await start('upstream.ts');
  const env = { UPSTREAM_URL: upstream.url, LOG_LEVEL: logLevel };
  const started: Contestant[] = [upstream];
  const run = async (file: string, more: Record<string, string> = {}) => {
    const contestant = await start(file, { ...env, ...more });
    started.push(contestant);
    return contestant;
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
    const uncachedEntries: Entry[] = [
      {
        name: 'raw Fastify join',
        contestant: raw,
        shot: { url: `${raw.url}/search`, method: 'POST', headers: json, body: JSON.stringify(variables) },
      },
      {
        name: 'gateway, caches off, own document (short path)',
        contestant: uncached,
        shot: { url: `${uncached.url}/graphql`, method: 'POST', headers: json, body: persisted },
      },
      {
        name: 'gateway, caches off, the same query as text (Apollo)',
        contestant: uncached,
        shot: {
          url: `${uncached.url}/graphql`,
          method: 'POST',
          headers: json,
          body: JSON.stringify({ query: searchQuery, variables }),
        },
      },
    ];
    const cachedEntries: Entry[] = [
      {
        name: 'raw Fastify cache',
        contestant: raw,
        shot: {
          url: `${raw.url}/search?${new URLSearchParams({ keyword: variables.keyword, first: String(variables.first) })}`,
        },
      },
      {
        name: 'gateway, answer cache, persisted GET',
        contestant: cached,
        shot: { url: `${cached.url}${persistedPath(searchQuery, variables)}`, headers: preflight },
      },
    ];
    await mustAgree([...uncachedEntries, ...cachedEntries]);
    const [ofRaw, short, apollo] = await contest(uncachedEntries, effort, [upstream.pid]);
    const [ofRawCache, cachedGateway] = await contest(cachedEntries, effort, [upstream.pid]);
    if (!ofRaw || !short || !apollo || !ofRawCache || !cachedGateway)
      throw new Error('a contestant is missing');
    return {
      uncached: { raw: ofRaw, gateway: short, apollo },
      cached: { raw: ofRawCache, gateway: cachedGateway },
    };
  } finally {
    for (const contestant of started.toReversed()) await contestant.stop();
  }
}

/** The contestants must give the same answer, or the comparison is not valid. */
async function mustAgree(entries: readonly Entry[]): Promise<void> {
  const answers = await Promise.all(
    entries.map(async ({ shot: { url, method = 'GET', headers = {}, body } }) =>
      (await fetch([url].flat()[0] ?? '', { method, headers, ...(body ? { body } : {}) })).json(),
    ),
  );
  const cleaned = answers.map(
    (answer) => JSON.parse(JSON.stringify(answer).replaceAll('/pictures/', '/images/')) as unknown,
  );
  for (const answer of cleaned) deepEqual(answer, cleaned[0]);
}
