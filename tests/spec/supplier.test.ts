import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { goldenOf } from '../gateway/golden.ts';
import { json } from '../gateway/upstream.ts';

const { upstream, gateway, close } = await startBoth();
beforeEach(() => upstream.reset());
afterAll(close);

const supplierPage = /* GraphQL */ `
  query Supplier($id: ID!, $first: Int, $after: String) {
    supplier(id: $id) {
      id
      slug
      name
      description
      countryCode
      city
      businessType
      businessTypeName
      foundedYear
      yearsOnSite
      employees
      factoryArea {
        value
        unit
      }
      exportMarkets
      productCount
      verifications {
        key
        title
        finding
        checkedOn
        inspector
      }
      languages
      timeZone
      certificates {
        code
      }
      categories {
        id
        name
      }
      picture {
        src
      }
      rating {
        average
        count
      }
      responsiveness {
        rate
        medianHours
        online
      }
      products(first: $first, after: $after) {
        totalCount
        nodes {
          id
          name
          supplier {
            name
          }
        }
      }
    }
  }
`;

describe('supplier', () => {
  it("§7.3 a supplier page has the data of four gateways, in the glossary's terms", async () => {
    const { data, errors } = await gateway.query(supplierPage, { id: '2017' });
    expect(errors).toBeUndefined();
    expect(data['supplier']).toMatchObject({
      id: '2017',
      slug: 'Ningbo-Haoyu-Electric-Appliance-Co-Ltd_',
      name: 'Ningbo Haoyu Electric Appliance Co., Ltd.',
      countryCode: 'CN',
      city: 'Ningbo',
      businessType: 'MANUFACTURER',
      businessTypeName: 'Manufacturer',
      foundedYear: 2009,
      yearsOnSite: 6,
      employees: '201–500',
      factoryArea: { value: 12000, unit: 'SQUARE_METRE' },
      exportMarkets: ['DE', 'EG', 'PL'],
      languages: ['en', 'zh', 'ar'],
      timeZone: 'Asia/Shanghai',
      verifications: [
        {
          key: 'factoryVisit',
          title: 'Factory visit',
          checkedOn: '2026-03-14',
          inspector: 'Intertrace Inspection',
        },
      ],
      responsiveness: { rate: 96, medianHours: 3.5, online: true },
      products: { totalCount: 41, nodes: [{ id: '100123' }] },
    });
  });

  it.each([['flagshipStore'], [null]])(
    'a business type that the API does not know, %s, is OTHER with its words',
    async (bizTypeCode) => {
      upstream.answer('supplierList', (_call, response) => {
        const {
          data: [known],
        } = goldenOf('supplierList').response.body as { data: object[] };
        json(response, { code: 0, msg: 'ok', data: [{ ...known, bizType: 'Flagship store', bizTypeCode }] });
      });
      const { data } = await gateway.query('{ supplier(id: "2017") { businessType businessTypeName } }');
      expect(data['supplier']).toEqual({ businessType: 'OTHER', businessTypeName: 'Flagship store' });
    },
  );

  it('§7 a supplier page makes one call per operation, though its products name it again', async () => {
    await gateway.query(supplierPage, { id: '2017' });
    expect(upstream.counts()).toEqual({
      supplierList: 1,
      cateAndTagV2: 1,
      supplierState: 1,
      searchGoodsV2: 1,
    });
  });

  it('§7.3 its products are searched by its id, the best rated first, without facets', async () => {
    await gateway.query(supplierPage, { id: '2017', first: 12 });
    const search = upstream.calls.find((call) => call.operation === 'searchGoodsV2');
    expect(search?.body).toMatchObject({
      data: { supplierId: '2017', sort: 'stars', offset: 0, pageSize: 12, withFacets: false },
    });
  });

  it('§5 rejects more than 48 products at once and names the argument', async () => {
    const { errors } = await gateway.query(supplierPage, { id: '2017', first: 49 });
    expect(errors?.[0]).toMatchObject({
      path: ['supplier', 'products'],
      extensions: { code: 'BAD_USER_INPUT', argument: ['first'] },
    });
  });

  it('§2.2 an unknown id gives null, not an error', async () => {
    const { data, errors } = await gateway.query('{ supplier(id: "404") { name } }');
    expect(data).toEqual({ supplier: null });
    expect(errors).toBeUndefined();
  });

  it('§5 an id that is not a number makes no upstream call', async () => {
    const { data } = await gateway.query('{ supplier(id: "2017x") { name } }');
    expect(data).toEqual({ supplier: null });
    expect(upstream.calls).toEqual([]);
  });

  it('§7.1 the supplier gateway gets requests in its own dialect', async () => {
    await gateway.query('{ supplier(id: "2017") { name } }', {}, {}, '?site=eg&lang=ar');
    expect(upstream.calls[0]?.body).toMatchObject({
      data: { supplierIds: ['2017'] },
      appVersion: 'WEB',
      device: { deviceId: 'WEB' },
      sign: '',
      token: '',
      lang: 'ar',
      websiteId: '1020',
    });
  });

  it('§8 code 100001 of the supplier gateway → INVALID_TOKEN', async () => {
    upstream.answer('supplierList', (_call, response) => json(response, { code: 100001, msg: 'token' }));
    const { errors } = await gateway.query('{ supplier(id: "2017") { name } }');
    expect(errors?.[0]).toMatchObject({
      message: 'Maybe you signed in another place, please relogin again.',
      extensions: { code: 'INVALID_TOKEN', key: 'error.token.invalid' },
    });
  });

  it('§8 with the chat gateway down the page lacks the response data only', async () => {
    upstream.answer('supplierState', (_call, response) => json(response, '<html>', 502));
    const { data, errors } = await gateway.query(supplierPage, { id: '2017' });
    expect(data['supplier']).toMatchObject({
      name: 'Ningbo Haoyu Electric Appliance Co., Ltd.',
      responsiveness: null,
    });
    expect(errors).toMatchObject([
      { path: ['supplier', 'responsiveness'], extensions: { code: 'SERVER_ERROR' } },
    ]);
  });
});
