// Many searches that nobody has made before: each is a new entry in the source cache.
import { searchAnswer } from '../gateway/catalogue.ts';
import { startUpstream } from '../gateway/upstream.ts';
import { startGatewayProcess } from './gateway-process.ts';

const query =
  'query($keyword: String) { searchProducts(first: 60, filter: { keyword: $keyword }) { totalCount } }';
const atOnce = 16;
export type MemoryUse = {
  /** After the first fifth of the searches, when code is compiled and the cache is full. */
  early: number;
  end: number;
};

/**
 * Sends `count` distinct searches, each with 60 products in the upstream's answer, as 250 visitors.
 * @returns what they needed, in bytes: the heap's use, and what the gateway says of its cache.
 */
export async function searchForDistinctWords(options: {
  count: number;
  cacheMaxBytes: number;
}): Promise<{ heap: MemoryUse; cacheBytes: number; failed: number }> {
  const { count, cacheMaxBytes } = options;
  const upstream = await startUpstream();
  const text = JSON.stringify(searchAnswer(0, 60, 60));
  upstream.answer('searchGoodsV2', (_call, response) => {
    upstream.calls.length = 0;
    response.writeHead(200, { 'content-type': 'application/json' }).end(text);
  });
  const gateway = await startGatewayProcess({
    upstreamUrl: upstream.url,
    env: { CACHE_MAX_BYTES: String(cacheMaxBytes), TRUST_PROXY: '1' },
  });
  let failed = 0;
  let next = 0;
  const searchUntil = async (end: number): Promise<void> => {
    while (next < end) {
      const number = (next += 1);
      const response = await fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${number % 250}` },
        body: JSON.stringify({ query, variables: { keyword: `kettle ${number}` } }),
      });
      if ((await response.text()).includes('"errors"')) failed += 1;
    }
  };
  const run = (end: number) => Promise.all(Array.from({ length: atOnce }, () => searchUntil(end)));
  try {
    await run(count / 5);
    const early = await gateway.heapBytes();
    await run(count);
    return {
      heap: { early, end: await gateway.heapBytes() },
      cacheBytes: await gateway.metric('fairgate_cache_bytes{cache="source"}'),
      failed,
    };
  } finally {
    await gateway.stop();
    await upstream.close();
  }
}
