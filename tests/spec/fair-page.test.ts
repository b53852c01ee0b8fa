import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { json } from '../gateway/upstream.ts';

const { upstream, gateway, close } = await startBoth({});
beforeEach(() => upstream.reset());
afterAll(close);

describe('a fair page', () => {
  it('§2.5 /fair{websiteEnName}_{pageId}: a floor for each chosen category, with products of the fair', async () => {
    const { data } = await gateway.query(
      `{ fairPage(siteName: "Egypt", pageId: "kitchen") {
          pageId exhibition { id }
          floors { categoryId category { name } products(first: 3) { totalCount } }
      } }`,
    );
    expect(data).toMatchObject({
      fairPage: {
        pageId: 'kitchen',
        exhibition: { id: '3001' },
        floors: [
          { categoryId: '801', category: { name: 'Kitchen appliances' } },
          { categoryId: '8', category: { name: 'Consumer electronics & appliances' } },
        ],
      },
    });
    const searches = upstream.calls.filter(({ operation }) => operation === 'searchGoodsV2');
    expect(searches.map(({ body }) => body)).toMatchObject([
      { data: { categoryId: '801', exhibitionIds: ['3001'], pageSize: 3 } },
      { data: { categoryId: '8', exhibitionIds: ['3001'], pageSize: 3 } },
    ]);
  });

  it('is null if there is none', async () => {
    upstream.answer('getFairPage', (_call, response) =>
      json(response, { success: true, code: 200, data: null }),
    );
    expect((await gateway.query('{ fairPage(siteName: "Egypt", pageId: "x1") { pageId } }')).data).toEqual({
      fairPage: null,
    });
  });
});
