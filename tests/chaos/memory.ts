// Distinct requests must not fill the memory of a gateway: its stores have limits in bytes.
import { searchForDistinctWords } from './distinct-searches.ts';
import type { Scenario } from './scenario.ts';

const count = 50_000;
const mega = 1_024 * 1_024;
const cacheMaxBytes = 64 * mega;
/** Growth of the second half: the stores are full by then. */
const growthMostMb = 60;

export const memory: Scenario = {
  name: 'memory',
  async *run() {
    const begun = performance.now();
    const { heap, cacheBytes, failed } = await searchForDistinctWords({
      count,
      cacheMaxBytes,
      products: 4,
      warmUp: 1 / 2,
      node: ['--max-old-space-size=400'],
    });
    const [early, end, cache] = [heap.early, heap.end, cacheBytes].map((bytes) => Math.round(bytes / mega));
    yield {
      attack: `${count.toLocaleString('en')} distinct searches, 400 MB of heap`,
      promise: `the gateway answers them all; its heap grows at most ${growthMostMb} MB in the second half; its cache ≤ 64 MB`,
      measured: `half-way ${early} MB, at the end ${end} MB, cache ${cache} MB, ${failed} failed, ${Math.round((performance.now() - begun) / 1_000)} s`,
      holds: failed === 0 && heap.end - heap.early <= growthMostMb * mega && cacheBytes <= cacheMaxBytes,
    };
  },
};
