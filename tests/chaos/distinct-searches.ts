// Many new searches: each is a new entry in the source cache.
import { searchAnswer } from '../gateway/catalogue.ts';
import { startUpstream } from '../gateway/upstream.ts';
import { startGatewayProcess } from './gateway-process.ts';

/** Searches in one request: their answers are separate entries. */
const inOne = 5;
const names = Array.from({ length: inOne }, (_, index) => `k${index}`);
const query = `query(${names.map((name) => `$${name}: String`).join(', ')}) { ${names
  .map((name) => `${name}: searchProducts(first: 60, filter: { keyword: $${name} }) { totalCount }`)
  .join(' ')} }`;
const atOnce = 16;

export type MemoryUse = {
  /** After the warm-up. */
  early: number;
  end: number;
};

/**
 * Sends `count` distinct searches as 250 visitors.
 * @param options.products in each answer of the upstream.
 * @param options.warmUp the share of the searches after which code is compiled and the cache is full.
 * @param options.node arguments for Node.
 * @returns what they needed, in bytes: the heap's use, and what the gateway says of its cache.
 */
export async function searchForDistinctWords(options: {
  count: number;
  cacheMaxBytes: number;
  products: number;
  warmUp: number;
  node?: readonly string[];
}): Promise<{ heap: MemoryUse; cacheBytes: number; failed: number }> {
  const { count, cacheMaxBytes, products, warmUp, node = [] } = options;
  const upstream = await startUpstream();
  const text = JSON.stringify(searchAnswer(0, products, products));
  upstream.answer('searchGoodsV2', (_call, response) => {
    upstream.calls.length = 0;
    response.writeHead(200, { 'content-type': 'application/json' }).end(text);
  });
  const gateway = await startGatewayProcess({
    upstreamUrl: upstream.url,
    node,
    env: {
      CACHE_MAX_BYTES: String(cacheMaxBytes),
      TRUST_PROXY: '1',
      REQUEST_BUDGET: '0',
      // It is about memory: none is refused or left out on a busy machine.
      SHED_LOAD: 'false',
      PART_TIMEOUT_MS: '60000',
      HTTP_TIMEOUT_MS: '60000',
    },
  });
  let failed = 0;
  let next = 0;
  const searchUntil = async (end: number): Promise<void> => {
    while (next < end) {
      const number = (next += inOne);
      const variables = Object.fromEntries(names.map((name, index) => [name, `kettle ${number + index}`]));
      const response = await fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `10.0.0.${(number / inOne) % 250}`,
        },
        body: JSON.stringify({ query, variables }),
      });
      if ((await response.text()).includes('"errors"')) failed += 1;
    }
  };
  const run = (end: number) => Promise.all(Array.from({ length: atOnce }, () => searchUntil(end)));
  try {
    await run(count * warmUp);
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
