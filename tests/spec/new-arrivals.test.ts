// §9: new arrivals are cached for a day; every other search for ten seconds.
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { startBoth } from '../gateway/both.ts';

const { upstream, gateway, close } = await startBoth({ env: { CACHE_MAX_ENTRIES: '1000' } });
beforeEach(() => upstream.reset());
afterAll(async () => {
  vi.useRealTimers();
  await close();
});

for (const [title, query, isStored] of [
  ['the newest of everything', '{ searchProducts(sort: NEWEST) { totalCount } }', true],
  [
    'the newest of a category',
    '{ searchProducts(sort: NEWEST, filter: { categoryId: "801" }) { totalCount } }',
    true,
  ],
  [
    'the newest that pass a filter',
    '{ searchProducts(sort: NEWEST, filter: { verified: true }) { totalCount } }',
    false,
  ],
  ['another order', '{ searchProducts(sort: RATING) { totalCount } }', false],
] as const) {
  it(`§9 ${title}: ${isStored ? 'stored' : 'not stored'} for a day`, async () => {
    await gateway.query(query);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    await gateway.query(query);
    vi.useRealTimers();
    await vi.waitFor(() => expect(upstream.counts()).toEqual({ searchGoodsV2: isStored ? 1 : 2 }), 60_000);
  });
}
