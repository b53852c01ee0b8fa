import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { stockUp } from '../gateway/catalogue.ts';
import { json } from '../gateway/upstream.ts';

const { upstream, gateway, close } = await startBoth();
beforeEach(() => upstream.reset());
afterAll(close);

type Connection = {
  searchProducts: {
    totalCount: number;
    nodes: { id: string; supplier: { id: string } }[];
    edges: { cursor: string; node: { id: string } }[];
    pageInfo: {
      hasNextPage: boolean;
      hasPreviousPage: boolean;
      startCursor: string | null;
      endCursor: string | null;
    };
    facets: { kind: string; values: { value: string; label: string | null; count: number }[] }[];
  };
};

/** The payload of the search gateway's call, without the envelope. */
const sentQuery = () =>
  (
    upstream.calls.find((call) => call.operation === 'searchGoodsV2')?.body as {
      data: Record<string, unknown>;
    }
  ).data;

describe('search for products', () => {
  it('§7.3 every condition of the filter is sent under its wire name', async () => {
    const filter = {
      keyword: '  steel kettle ',
      categoryId: '801',
      categoryIds: ['801', '802'],
      supplierId: '2017',
      countryCodes: ['cn', 'TR'],
      certificates: ['CE'],
      exhibitionIds: ['801'],
      verified: true,
      readyToShip: true,
      maximumMinimumOrder: 200,
      minimumPrice: { amount: 2.5, currencyCode: 'usd' },
      maximumPrice: { amount: '20', currencyCode: 'USD' },
      priceBands: ['0-5', '5-20'],
    };
    await gateway.query(
      'query($filter: ProductFilter!) { searchProducts(filter: $filter, sort: PRICE_ASCENDING, first: 12, page: 3) { totalCount } }',
      { filter },
    );
    expect(sentQuery()).toEqual({
      keyword: 'steel kettle',
      categoryId: '801',
      categoryIds: ['801', '802'],
      supplierId: '2017',
      countryIds: ['CN', 'TR'],
      certs: ['CE'],
      exhibitionIds: ['801'],
      verified: true,
      inStock: true,
      maxMinOrder: 200,
      priceMin: '2.5',
      priceMax: '20',
      priceBands: ['0-5', '5-20'],
      sort: 'priceAsc',
      offset: 24,
      pageSize: 12,
      withFacets: false,
    });
  });

  it('§7.3 without a filter it requests everything, 24 at a time, the best match first', async () => {
    await gateway.query('{ searchProducts { totalCount } }');
    expect(sentQuery()).toEqual({
      keyword: '',
      categoryId: '',
      categoryIds: [],
      supplierId: '',
      countryIds: [],
      certs: [],
      exhibitionIds: [],
      verified: null,
      inStock: null,
      maxMinOrder: null,
      priceMin: null,
      priceMax: null,
      priceBands: [],
      sort: 'relevance',
      offset: 0,
      pageSize: 24,
      withFacets: false,
    });
  });

  for (const [sort, wire] of Object.entries({
    RELEVANCE: 'relevance',
    NEWEST: 'newest',
    PRICE_ASCENDING: 'priceAsc',
    PRICE_DESCENDING: 'priceDesc',
    MINIMUM_ORDER: 'minOrder',
    RATING: 'stars',
  })) {
    it(`§7.3 the order ${sort} is "${wire}" on the wire`, async () => {
      await gateway.query(`{ searchProducts(sort: ${sort}) { totalCount } }`);
      expect(sentQuery()['sort']).toBe(wire);
    });
  }

  it('§7.3 rejects a price band that is not counted and names the argument', async () => {
    const { errors } = await gateway.query(
      '{ searchProducts(filter: { priceBands: ["0-5", "0-7"] }) { totalCount } }',
    );
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      argument: ['filter', 'priceBands'],
    });
    expect(upstream.calls).toEqual([]);
  });

  it('§9 a keyword over 200 characters → BAD_USER_INPUT, naming the argument', async () => {
    const { errors } = await gateway.query(
      'query($keyword: String) { searchProducts(filter: { keyword: $keyword }) { totalCount } }',
      { keyword: 'k'.repeat(201) },
    );
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      argument: ['filter', 'keyword'],
    });
    expect(upstream.calls).toEqual([]);
  });

  for (const [how, selection] of [
    ['directly', 'facets { kind }'],
    ['by an inline fragment', '... on ProductConnection { facets { kind } }'],
    ['by a fragment', '...F'],
  ] as const) {
    it(`§7 facets are counted when a query selects them ${how}`, async () => {
      const fragment = selection === '...F' ? 'fragment F on ProductConnection { facets { kind } }' : '';
      await gateway.query(`{ searchProducts { totalCount ${selection} } } ${fragment}`);
      expect(sentQuery()['withFacets']).toBe(true);
    });
  }

  it("§7.3 facets have the glossary's names", async () => {
    const { data } = await gateway.query<Connection>(
      '{ searchProducts { facets { kind values { value label count } } } }',
    );
    const kinds = data.searchProducts.facets.map(({ kind }) => kind);
    expect(kinds.length).toBeGreaterThan(0);
    expect([
      'CATEGORY',
      'COUNTRY',
      'CERTIFICATE',
      'VERIFIED',
      'READY_TO_SHIP',
      'MINIMUM_ORDER',
      'PRICE',
      'EXHIBITION',
    ]).toEqual(expect.arrayContaining(kinds));
    for (const value of data.searchProducts.facets.flatMap(({ values }) => values)) {
      expect(value).toEqual({
        value: expect.any(String),
        label: value.label === null ? null : expect.any(String),
        count: expect.any(Number),
      });
    }
  });

  it('§7 a page of 24 products with their suppliers makes two calls', async () => {
    stockUp(upstream, 100);
    const { data } = await gateway.query<Connection>(
      '{ searchProducts(first: 24) { nodes { id supplier { id name } } } }',
    );
    expect(data.searchProducts.nodes.map(({ supplier }) => supplier.id)).toEqual(
      Array.from({ length: 24 }, (_, index) => String(2_000 + index)),
    );
    expect(upstream.counts()).toEqual({ searchGoodsV2: 1, supplierList: 1 });
  });

  it('§7 products of one supplier request it once', async () => {
    await gateway.query(
      '{ a: searchProducts(first: 1) { nodes { supplier { name } } } b: searchProducts(first: 2) { nodes { supplier { name } } } }',
    );
    expect(upstream.counts()).toEqual({ searchGoodsV2: 2, supplierList: 1 });
    expect(upstream.calls.find((call) => call.operation === 'supplierList')?.body).toMatchObject({
      data: { supplierIds: ['2017'] },
    });
  });

  it('§7.3 if the words have no results it proposes fewer words, and certificates among them as a filter', async () => {
    const near = async (answered: object | null) => {
      upstream.reset();
      upstream.answer('searchGoodsV2', (_call, response) =>
        json(response, {
          success: true,
          code: 200,
          msg: 'ok',
          data: { total: 0, near: answered, list: [], facets: [] },
        }),
      );
      const { data } = await gateway.query<{ searchProducts: { near: object | null } }>(
        '{ searchProducts(filter: { keyword: "RoHS xyzzy lamp" }) { near { keyword dropped certificates } } }',
      );
      expect(upstream.counts()).toEqual({ searchGoodsV2: 1 });
      return data.searchProducts.near;
    };
    expect(await near({ keyword: 'lamp', dropped: ['xyzzy'], certs: ['RoHS'] })).toEqual({
      keyword: 'lamp',
      dropped: ['xyzzy'],
      certificates: ['RoHS'],
    });
    // A service may lack certificates and suggestions of words.
    expect(await near({ keyword: 'lamp', dropped: ['RoHS', 'xyzzy'] })).toEqual({
      keyword: 'lamp',
      dropped: ['RoHS', 'xyzzy'],
      certificates: [],
    });
    expect(await near(null)).toBeNull();
  });
});

describe('suggestions', () => {
  it('§7.3 proposes words, categories, suppliers and products for the typed text', async () => {
    const { data } = await gateway.query('{ searchSuggestions(text: "ket") { kind text id } }');
    expect(data['searchSuggestions']).toEqual([
      { kind: 'KEYWORD', text: 'kettle', id: null },
      { kind: 'CATEGORY', text: 'Kitchen appliances', id: '801' },
      { kind: 'SUPPLIER', text: 'Ningbo Haoyu Electric Appliance Co., Ltd.', id: '2017' },
      { kind: 'PRODUCT', text: expect.stringContaining('kettle'), id: '100123' },
    ]);
    expect(upstream.calls[0]?.body).toMatchObject({ data: { keyword: 'ket', size: 8 } });
  });

  it('§9 rejects a text over 200 characters and names the argument', async () => {
    const { errors } = await gateway.query(
      'query($text: String!) { searchSuggestions(text: $text) { text } }',
      { text: 'k'.repeat(201) },
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument: ['text'] });
    expect(upstream.calls).toEqual([]);
  });
});
