import { describe, expect, it } from 'vitest';
import { searchForDistinctWords } from '../chaos/distinct-searches.ts';

const mega = 1024 * 1024;

describe('memory', () => {
  it('searches that differ need no more memory than CACHE_MAX_BYTES', async () => {
    const cacheMaxBytes = 8 * mega;
    // Their answers together would need 80 MB.
    const { heap, cacheBytes, failed } = await searchForDistinctWords({
      count: 800,
      cacheMaxBytes,
      products: 60,
      warmUp: 1 / 5,
    });
    expect(failed).toBe(0);
    expect(cacheBytes).toBeGreaterThan(cacheMaxBytes / 2);
    expect(cacheBytes).toBeLessThanOrEqual(cacheMaxBytes);
    expect(heap.end - heap.early).toBeLessThan(15 * mega);
  });
});
