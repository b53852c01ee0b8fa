import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { json } from '../gateway/upstream.ts';

const { upstream, gateway, close } = await startBoth({});
beforeEach(() => upstream.reset());
afterAll(close);

const nothing = { success: true, code: 200, data: null };

describe('an e-show', () => {
  it('§2.5 /eshow{countryName}_{shortName}: its fair with exhibitors and products, both searched alike', async () => {
    const { data } = await gateway.query(
      `{ eshow(shortName: "home-egypt", siteName: "Egypt") { shortName exhibition {
          id name
          exhibitors(filter: { keyword: "kettle", categoryIds: ["8"] }) { totalCount }
          products(keyword: "kettle", categoryId: "8") { nodes { id } }
      } } }`,
    );
    expect(data).toMatchObject({
      eshow: {
        shortName: 'home-egypt',
        exhibition: { id: '3001', name: 'Homelife Egypt 2027', exhibitors: { totalCount: 2 } },
      },
    });
    const bodyOf = (operation: string) => upstream.calls.find((call) => call.operation === operation)?.body;
    expect(bodyOf('getEshowInfo')).toMatchObject({ data: { shortName: 'home-egypt', countryName: 'Egypt' } });
    expect(bodyOf('searchGoodsV2')).toMatchObject({
      data: { keyword: 'kettle', categoryId: '8', exhibitionIds: ['3001'] },
    });
    expect(bodyOf('getExhibitorList')).toMatchObject({
      data: { keyword: 'kettle', categoryIds: ['8'], exhibitionId: '3001' },
    });
  });

  it('§2.5 /eshow_{shortName} asks for any site; null if there is none', async () => {
    upstream.answer('getEshowInfo', (_call, response) => json(response, nothing));
    expect((await gateway.query('{ eshow(shortName: "none") { shortName } }')).data).toEqual({ eshow: null });
    expect(upstream.calls[0]?.body).toMatchObject({ data: { shortName: 'none', countryName: '' } });
  });
});
