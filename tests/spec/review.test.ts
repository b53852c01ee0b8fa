import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';

const { upstream, gateway, close } = await startBoth();
beforeEach(() => upstream.reset());
afterAll(close);

const scores = /* GraphQL */ `
  query Scores($id: ID!, $stars: Int, $sort: ReviewSort, $first: Int, $page: Int, $after: String) {
    product(id: $id) {
      rating {
        average
        count
      }
      reviews(stars: $stars, sort: $sort, first: $first, page: $page, after: $after) {
        totalCount
        distribution {
          stars
          count
        }
        nodes {
          id
          stars
          text
          buyer
          countryCode
          quantity
          writtenOn
        }
        edges {
          cursor
          node {
            id
          }
        }
        pageInfo {
          hasNextPage
          hasPreviousPage
          endCursor
        }
      }
    }
  }
`;

type Scores = {
  product: {
    reviews: {
      totalCount: number;
      distribution: { stars: number; count: number }[];
      nodes: object[];
      edges: { cursor: string }[];
      pageInfo: object;
    };
  };
};
const payload = () =>
  (upstream.calls.find(({ operation }) => operation === 'scoreList')?.body as { data: object }).data;

describe('review scores', () => {
  it('§2.2 have the reviews of buyers, and the number for each count of stars, from five to one', async () => {
    const { data, errors } = await gateway.query<Scores>(scores, { id: '100123' });
    expect(errors).toBeUndefined();
    expect(data.product.reviews).toMatchObject({
      totalCount: 3,
      distribution: [
        { stars: 5, count: 2 },
        { stars: 4, count: 0 },
        { stars: 3, count: 1 },
        { stars: 2, count: 0 },
        { stars: 1, count: 0 },
      ],
      nodes: [
        {
          id: '1001230000',
          stars: 5,
          text: expect.stringContaining('approved sample'),
          buyer: 'M. Keller',
          countryCode: 'DE',
          quantity: 600,
          writtenOn: '2026-09-18',
        },
        {},
        {},
      ],
      pageInfo: { hasNextPage: false, hasPreviousPage: false },
    });
  });

  it("§7 make one call in addition to the product's own", async () => {
    await gateway.query(scores, { id: '100123' });
    expect(upstream.counts()).toEqual({ goodsList: 1, scoreList: 1 });
  });

  it('§7.3 stars, order and page are sent to the gateway, which filters and counts', async () => {
    await gateway.query(scores, { id: '100123', stars: 3, sort: 'WORST', first: 2, page: 3 });
    expect(payload()).toEqual({ goodsSpuId: '100123', score: 3, sort: 'low', offset: 4, pageSize: 2 });
  });

  it('§7.3 without stars all reviews are returned, the newest first', async () => {
    await gateway.query(scores, { id: '100123' });
    expect(payload()).toEqual({ goodsSpuId: '100123', score: null, sort: 'new', offset: 0, pageSize: 12 });
  });

  it('a cursor continues after its review', async () => {
    const { data } = await gateway.query<Scores>(scores, { id: '100123', first: 3 });
    upstream.reset();
    await gateway.query(scores, { id: '100123', first: 3, after: data.product.reviews.edges.at(-1)?.cursor });
    expect(payload()).toMatchObject({ offset: 3 });
  });

  for (const [argument, value] of [
    ['stars', 0],
    ['stars', 6],
    ['first', 49],
    ['page', 0],
  ] as const) {
    it(`§5 rejects ${argument} ${value} and names the argument, without a call for reviews`, async () => {
      const { errors } = await gateway.query(scores, { id: '100123', [argument]: value });
      expect(errors?.[0]).toMatchObject({
        path: ['product', 'reviews'],
        extensions: { code: 'BAD_USER_INPUT', argument: [argument] },
      });
      expect(upstream.counts()).not.toHaveProperty('scoreList');
    });
  }

  it('§8 if the reviews fail the product is returned without them', async () => {
    upstream.answer('scoreList', (_call, response) => void response.destroy());
    const { data, errors } = await gateway.query<{ product: object }>(scores, { id: '100123' });
    expect(data.product).toMatchObject({ rating: { average: 4.6 }, reviews: null });
    expect(errors?.[0]).toMatchObject({
      path: ['product', 'reviews'],
      extensions: { code: 'NETWORK_ERROR' },
    });
  });
});
