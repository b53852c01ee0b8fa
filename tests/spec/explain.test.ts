import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { examples } from '@fairgate/gateway/examples';
import { startBoth } from '../gateway/both.ts';
import { connect } from '../gateway/socket.ts';

const { upstream, gateway, close } = await startBoth({ env: { CACHE_MAX_ENTRIES: '1000' } });
beforeEach(() => upstream.reset());
afterAll(close);

type Explain = {
  cost: number | null;
  costLimit: number;
  calls: { source: string; operation: string; ms: number; outcome: string }[];
  cache: { hit: number; stale: number; miss: number; off: number };
  ms: number;
};

const query = '{ product(id: "100123") { name supplier { name } } }';
const explained = async (text: string, variables = {}) => {
  const answer = await gateway.query(text, variables, { 'x-fairgate-explain': '1' });
  return { ...answer, explain: answer.extensions?.['explain'] as Explain };
};

describe('extensions.explain', () => {
  it('contains the cost, the upstream calls, the cache hits and the milliseconds', async () => {
    const { explain } = await explained(query);
    expect(explain).toEqual({
      // Four fields and two calls.
      cost: 104,
      costLimit: 5_000,
      // The request itself costs 5 points.
      budget: { limit: 300_000, remaining: 300_000 - 109, resetSeconds: expect.any(Number) },
      cache: { hit: 0, stale: 0, miss: 2, off: 0 },
      ms: expect.any(Number),
      calls: [
        { source: 'buyer', operation: 'goodsList', outcome: 'ok', ms: expect.any(Number) },
        { source: 'supplier', operation: 'supplierList', outcome: 'ok', ms: expect.any(Number) },
      ],
    });
  });

  it('an answer from the cache has no upstream calls', async () => {
    await explained(query);
    expect((await explained(query)).explain).toMatchObject({ calls: [], cache: { hit: 2, miss: 0 } });
  });

  it('a failure is named by its code', async () => {
    upstream.answer('priceGuide', (_call, response) => void response.destroy());
    const { explain, errors } = await explained(
      '{ product(id: "100123") { priceGuide(quantity: 77) { offers } } }',
    );
    expect(errors).toHaveLength(1);
    expect(explain.calls).toMatchObject([
      { source: 'purchaser', operation: 'priceGuide', outcome: 'NETWORK_ERROR' },
    ]);
  });

  it('without the header an answer has data only', async () => {
    expect((await gateway.query(query)).extensions).toBeUndefined();
  });

  it('a query with invalid variables is rejected as without the header', async () => {
    const { errors } = await explained('query($n: Int!) { searchProducts(first: $n) { totalCount } }', {
      n: 'many',
    });
    expect(errors).toHaveLength(1);
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe("the explorer's examples", () => {
  for (const { query: text, variables = '{}', headers } of examples.filter(
    (example) => !example.query.includes('subscription'),
  )) {
    it(`runs unchanged: ${/(?:query|mutation) (\w+)/.exec(text)?.[1]}`, async () => {
      const { data, errors, extensions } = await gateway.query(
        text,
        JSON.parse(variables) as Record<string, unknown>,
        JSON.parse(headers) as Record<string, string>,
      );
      expect(errors).toBeUndefined();
      expect(Object.values(data)[0]).toBeTruthy();
      expect(extensions).toHaveProperty('explain.cost');
    });
  }

  it('the subscription among them runs unchanged', async () => {
    const example = examples.find(({ query: text }) => text.includes('subscription'));
    upstream.answer('goodsOffer', ({ body }, response) => {
      const [id] = (body as { data: { goodsSpuIds: string[] } }).data.goodsSpuIds;
      response.end(
        JSON.stringify({
          success: true,
          data: [
            {
              id,
              currency: 'USD',
              ladder: [{ from: 1, to: null, price: '2' }],
              stock: 7,
              offerTime: '2026-11-01T09:00:00.000Z',
            },
          ],
        }),
      );
    });
    const socket = await connect(gateway.url);
    const event = await socket
      .listen(example?.query ?? '', JSON.parse(example?.variables ?? '{}') as Record<string, unknown>)
      .next();
    expect(event).toMatchObject({
      data: {
        productOfferChanged: {
          stock: 7,
          ladder: [{ minimumQuantity: 1, price: { amount: '2', currencyCode: 'USD' } }],
        },
      },
    });
    await socket.close();
  });
});
