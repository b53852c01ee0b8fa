import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { goldenOf } from '../gateway/golden.ts';
import { json } from '../gateway/upstream.ts';
import { signedInBuyer, type Visitor } from '../gateway/visitor.ts';

const { upstream, gateway, close } = await startBoth();
afterAll(close);

let buyer: Visitor;
beforeEach(async () => {
  upstream.reset();
  buyer ??= await signedInBuyer(gateway);
  upstream.reset();
});
const sent = (operation: string) =>
  upstream.calls
    .filter((call) => call.operation === operation)
    .map(({ body }) => body as { token: string; data: object });

describe('§7.3 follow', () => {
  const key = '0b9c2f0e-7a51-4a3e-9d63-2f1f8f1f6a10';
  const cases = [
    [
      'followProduct',
      'unfollowProduct',
      'productId',
      'goodsId',
      'cancelFollowProduct',
      'followProduct',
      'ProductFollow',
    ],
    [
      'followSupplier',
      'unfollowSupplier',
      'supplierId',
      'supplierId',
      'cancelFollowEnterprise',
      'followEnterprise',
      'SupplierFollow',
    ],
    [
      'followExhibitor',
      'unfollowExhibitor',
      'exhibitorId',
      'exhibitorId',
      'cancelFollowExhibitor',
      'followExhibitor',
      'ExhibitorFollow',
      '3001-152',
    ],
  ] as const;
  for (const [
    follow,
    unfollow,
    name,
    wireName,
    cancelOperation,
    followOperation,
    type,
    id = '2017',
  ] of cases) {
    it(`§7.3 ${follow} and ${unfollow} return whether it is followed now, and the number of followers`, async () => {
      const mutation = (field: string, args: string) =>
        `mutation { ${field}(${args}) { ... on ${type} { ${name} followed count } ... on Refusal { code path } } }`;
      expect(
        (await buyer.query(mutation(follow, `input: { id: "${id}", idempotencyKey: "${key}" }`))).data[
          follow
        ],
      ).toMatchObject({ [name]: id, followed: true });
      expect((await buyer.query(mutation(unfollow, `id: "${id}"`))).data[unfollow]).toMatchObject({
        [name]: id,
        followed: false,
      });
      expect(sent(followOperation)).toMatchObject([
        { token: 't-1', data: { [wireName]: id, idempotencyKey: key } },
      ]);
      expect(sent(cancelOperation)).toMatchObject([{ token: 't-1', data: { [wireName]: id } }]);
      upstream.answer(followOperation, (_call, response) =>
        json(response, { success: false, code: 404, msg: 'none' }),
      );
      expect((await buyer.query(mutation(follow, `input: { id: "${id}" }`))).data[follow]).toEqual({
        code: 'NOT_FOUND',
        path: ['id'],
      });
    });
  }

  it('§5 ids are digits', async () => {
    const followed = async (inputs: string) =>
      (
        await buyer.query(
          `mutation { followProduct(input: { ${inputs} }) { ... on InvalidInput { code message path fields { name key bound } } } }`,
        )
      ).data['followProduct'];
    expect(await followed('id: "x"')).toEqual({
      code: 'BAD_USER_INPUT',
      message: 'id must be digits',
      path: ['id'],
      fields: [{ name: 'id', key: 'validator.regex', bound: null }],
    });
    expect(await followed('id: "1", idempotencyKey: "x"')).toMatchObject({
      path: ['idempotencyKey'],
      fields: [{ name: 'idempotencyKey' }],
    });
    expect(upstream.calls).toEqual([]);
  });
});

describe('§2.4 /myFavorite/product', () => {
  const list =
    'query($page: Int) { viewer { ... on Buyer { followedProducts(page: $page, first: 2) { totalCount edges { cursor productId followedAt node { id name supplier { name } } } pageInfo { hasNextPage hasPreviousPage } } } } }';

  it('§2.4 lists the products with their cards, one call for all of them; a deleted one is named by its id', async () => {
    const { data, errors } = await buyer.query<{ viewer: { followedProducts: object } }>(list, { page: 1 });
    expect(errors).toBeUndefined();
    const [golden] = (
      goldenOf('goodsList').response.body as { data: { goodsSpuId: string; goodsName: string }[] }
    ).data;
    expect(data.viewer.followedProducts).toMatchObject({
      totalCount: 2,
      edges: [
        {
          productId: golden?.goodsSpuId,
          followedAt: '2026-11-21T08:00:00.000Z',
          node: { name: golden?.goodsName },
        },
        { productId: '100999', node: null },
      ],
      pageInfo: { hasNextPage: false, hasPreviousPage: false },
    });
    expect(upstream.counts()).toEqual({
      getUserInfo: 1,
      getFollowProducts: 1,
      goodsList: 1,
      supplierList: 1,
    });
  });

  it('§2.4 pages by number', async () => {
    upstream.answer('getFollowProducts', (_call, response) =>
      json(response, {
        success: true,
        data: {
          total: 7,
          list: [
            { goodsId: '1', createTime: '2026-11-20T08:00:00.000Z' },
            { goodsId: '2', createTime: '2026-11-20T08:00:00.000Z' },
          ],
        },
      }),
    );
    const { data } = await buyer.query<{ viewer: { followedProducts: object } }>(list, { page: 2 });
    expect(sent('getFollowProducts')).toMatchObject([{ token: 't-1', data: { pageNo: 2, pageSize: 2 } }]);
    expect(data.viewer.followedProducts).toMatchObject({
      totalCount: 7,
      pageInfo: { hasNextPage: true, hasPreviousPage: true },
    });
    expect(
      (await buyer.query('{ viewer { ... on Buyer { followedProducts(first: 49) { totalCount } } } }'))
        .errors?.[0]?.extensions,
    ).toMatchObject({ argument: ['first'] });
    expect((await buyer.query(list, { page: 0 })).errors?.[0]?.extensions).toMatchObject({
      argument: ['page'],
    });
  });

  it('§2.4 continues after a cursor, also if follows are added or removed meanwhile', async () => {
    const follows = ['3', '2', '1'].map((id) => ({
      goodsId: id,
      createTime: `2026-11-20T08:00:00.00${id}Z`,
    }));
    upstream.answer('getFollowProducts', ({ body }, response) => {
      const { after, pageSize } = (body as { data: { after?: { id: string }; pageSize: number } }).data;
      const from = after ? follows.findIndex(({ goodsId }) => goodsId < after.id) : 0;
      json(response, {
        success: true,
        data: { total: follows.length, list: follows.slice(from, from + pageSize) },
      });
    });
    const pages =
      'query($after: String) { viewer { ... on Buyer { followedProducts(first: 1, after: $after) { nodes { id } edges { productId } pageInfo { hasNextPage hasPreviousPage endCursor } } } } }';
    const read = async (after: string | null) =>
      (
        await buyer.query<{
          viewer: {
            followedProducts: { edges: object[]; pageInfo: { endCursor: string; hasNextPage: boolean } };
          };
        }>(pages, { after })
      ).data.viewer.followedProducts;
    const first = await read(null);
    expect(first).toMatchObject({
      nodes: [null],
      edges: [{ productId: '3' }],
      pageInfo: { hasNextPage: true, hasPreviousPage: false },
    });
    follows.shift();
    expect(await read(first.pageInfo.endCursor)).toMatchObject({
      edges: [{ productId: '2' }],
      pageInfo: { hasNextPage: true, hasPreviousPage: true },
    });
    expect(sent('getFollowProducts')).toMatchObject([
      { data: { pageNo: 1, pageSize: 1 } },
      { data: { after: { id: '3', createTime: '2026-11-20T08:00:00.003Z' }, pageSize: 2 } },
    ]);
    expect((await buyer.query(pages, { after: 'x' })).errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      argument: ['after'],
    });
  });

  it('§2.4 lists suppliers the same way', async () => {
    const { data } = await buyer.query(
      '{ viewer { ... on Buyer { followedSuppliers { totalCount edges { supplierId node { id } } } } } }',
    );
    expect(data['viewer']).toEqual({
      followedSuppliers: { totalCount: 1, edges: [{ supplierId: '2017', node: { id: '2017' } }] },
    });
  });

  it('§2.4 lists exhibitors that are no suppliers the same way, each with its fair', async () => {
    const { data } = await buyer.query(
      '{ viewer { ... on Buyer { followedExhibitors { totalCount edges { exhibitorId node { name exhibition { id } } } } } } }',
    );
    expect(data['viewer']).toEqual({
      followedExhibitors: {
        totalCount: 1,
        edges: [
          {
            exhibitorId: '3001-152',
            node: { name: 'Yiwu Jinlong Kitchenware Co., Ltd.', exhibition: { id: '3001' } },
          },
        ],
      },
    });
  });

  it('§7.3 asks for nothing when no id is asked for', async () => {
    await buyer.query('{ viewer { ... on Buyer { followedExhibitorIds(among: []) } } }');
    expect(sent('exhibitorsAmong')).toEqual([]);
  });

  it('§7.3 says for many ids at once which are followed', async () => {
    const { data } = await buyer.query(
      '{ viewer { ... on Buyer { followedProductIds(among: ["100123", "100124"]) followedSupplierIds(among: ["2017", "2018"]) } } }',
    );
    expect(data['viewer']).toEqual({ followedProductIds: ['100123'], followedSupplierIds: ['2017'] });
    expect(sent('followedAmong')).toMatchObject([{ data: { goodsIds: ['100123', '100124'] } }]);
    const many = JSON.stringify(Array.from({ length: 101 }, (_, index) => String(index)));
    expect(
      (await buyer.query(`{ viewer { ... on Buyer { followedProductIds(among: ${many}) } } }`)).errors?.[0]
        ?.extensions.code,
    ).toBe('BAD_USER_INPUT');
  });

  it('a part that fails keeps the rest', async () => {
    upstream.answer('getFollowProducts', (_call, response) => json(response, { success: false, code: 500 }));
    const { data, errors } = await buyer.query(
      '{ viewer { ... on Buyer { email followedProducts { totalCount } } } }',
    );
    expect(data['viewer']).toEqual({ email: 'buyer@fairgate.example', followedProducts: null });
    expect(errors?.[0]?.extensions.code).toBe('SERVER_ERROR');
  });
});
