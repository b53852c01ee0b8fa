import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { goldenOf } from '../gateway/golden.ts';
import { supplierAnswer } from '../gateway/catalogue.ts';
import { json } from '../gateway/upstream.ts';

const { upstream, gateway, close } = await startBoth();
beforeEach(() => upstream.reset());
afterAll(close);

type Found = {
  searchSuppliers: {
    totalCount: number;
    edges: { cursor: string; node: { id: string; name: string }; products: { id: string; name: string }[] }[];
    pageInfo: {
      hasNextPage: boolean;
      hasPreviousPage: boolean;
      startCursor: string | null;
      endCursor: string | null;
    };
    facets: { kind: string; values: { value: string; label: string | null; count: number }[] }[];
  } | null;
};

const searchRequest = () =>
  (
    upstream.calls.find((call) => call.operation === 'searchSupplierV2')?.body as {
      data: Record<string, unknown>;
    }
  ).data;
const [hit] = (goldenOf('searchSupplierV2').response.body as { data: { list: object[] } }).data.list;

/** A page of suppliers 2000, 2001 … of `total`. */
function stock(count: number, total: number): void {
  upstream.answer('searchSupplierV2', (_call, response) =>
    json(response, {
      success: true,
      code: 200,
      msg: 'ok',
      data: {
        total,
        list: Array.from({ length: count }, (_, index) => ({ ...hit, supplierId: String(2_000 + index) })),
        facets: [],
      },
    }),
  );
  upstream.answer('supplierList', ({ body }, response) =>
    json(response, supplierAnswer((body as { data: { supplierIds: string[] } }).data.supplierIds)),
  );
}

describe('search for suppliers', () => {
  it('§7.3 every condition of the filter is sent under its wire name', async () => {
    const filter = {
      keyword: '  steel kettle ',
      categoryId: '801',
      categoryIds: ['801', '802'],
      countryCodes: ['CN', 'TR'],
      businessTypes: ['MANUFACTURER', 'MANUFACTURER_TRADER', 'OTHER'],
      certificates: ['ISO 9001'],
      exhibitionIds: ['801'],
      verified: true,
    };
    await gateway.query(
      'query($filter: SupplierFilter) { searchSuppliers(filter: $filter, sort: YEARS, first: 10, page: 3) { totalCount } }',
      { filter },
    );
    expect(searchRequest()).toEqual({
      keyword: 'steel kettle',
      categoryId: '801',
      categoryIds: ['801', '802'],
      countryIds: ['CN', 'TR'],
      bizTypes: ['manufacturer', 'manufacturerTrader', 'other'],
      certs: ['ISO 9001'],
      exhibitionIds: ['801'],
      verified: true,
      sort: 'years',
      offset: 20,
      pageSize: 10,
      withFacets: false,
    });
  });

  for (const [sort, wire] of Object.entries({ RELEVANCE: 'relevance', RATING: 'stars', YEARS: 'years' })) {
    it(`§7.3 the order ${sort} is "${wire}" on the wire`, async () => {
      await gateway.query(`{ searchSuppliers(sort: ${sort}) { totalCount } }`);
      expect(searchRequest()['sort']).toBe(wire);
    });
  }

  it("§7.3 a supplier has matching products, and facets with the glossary's names", async () => {
    const { data } = await gateway.query<Found>(
      '{ searchSuppliers { totalCount edges { node { id name } products { id name } } facets { kind values { value label count } } } }',
    );
    expect(data.searchSuppliers?.totalCount).toBe(7);
    expect(data.searchSuppliers?.edges).toEqual([
      {
        node: { id: '2017', name: 'Ningbo Haoyu Electric Appliance Co., Ltd.' },
        products: [{ id: '100123', name: 'Gooseneck electric kettle with temperature control, 1 L, white' }],
      },
    ]);
    expect(data.searchSuppliers?.facets.map(({ kind }) => kind)).toEqual([
      'CATEGORY',
      'COUNTRY',
      'BUSINESS_TYPE',
      'CERTIFICATE',
      'VERIFIED',
      'EXHIBITION',
    ]);
    expect(data.searchSuppliers?.facets[2]?.values).toEqual([
      { value: 'MANUFACTURER', label: 'Manufacturer', count: 6 },
    ]);
  });

  it('§7.3 if the words have no results it proposes fewer words and certificates, in the same call', async () => {
    upstream.answer('searchSupplierV2', (_call, response) =>
      json(response, {
        success: true,
        code: 200,
        msg: 'ok',
        data: {
          total: 0,
          near: { keyword: 'steel kettle', dropped: ['xyzzy'], certs: ['ISO 9001'] },
          list: [],
          facets: [],
        },
      }),
    );
    const { data } = await gateway.query<{ searchSuppliers: object }>(
      '{ searchSuppliers(filter: { keyword: "steel xyzzy kettle" }) { totalCount near { keyword dropped certificates } } }',
    );
    expect(data.searchSuppliers).toMatchObject({
      totalCount: 0,
      near: { keyword: 'steel kettle', dropped: ['xyzzy'], certificates: ['ISO 9001'] },
    });
    expect(upstream.counts()).toEqual({ searchSupplierV2: 1 });
  });

  it('§7 facets are counted when a query selects them', async () => {
    await gateway.query('{ searchSuppliers { facets { kind } } }');
    expect(searchRequest()['withFacets']).toBe(true);
  });

  it('§7 a page of 20 suppliers with their response data makes three calls', async () => {
    stock(20, 55);
    const { data } = await gateway.query<Found>(
      '{ searchSuppliers(page: 2) { edges { cursor node { id name responsiveness { rate } } products { name } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }',
    );
    expect(data.searchSuppliers?.edges.map(({ node }) => node.id)).toEqual(
      Array.from({ length: 20 }, (_, index) => String(2_000 + index)),
    );
    expect(data.searchSuppliers?.pageInfo).toEqual({
      hasNextPage: true,
      hasPreviousPage: true,
      startCursor: data.searchSuppliers?.edges[0]?.cursor,
      endCursor: data.searchSuppliers?.edges.at(-1)?.cursor,
    });
    expect(upstream.counts()).toEqual({ searchSupplierV2: 1, supplierList: 1, supplierState: 1 });
  });

  it('§8 a supplier that the supplier gateway does not know is left out', async () => {
    stock(3, 3);
    upstream.answer('supplierList', (_call, response) => json(response, supplierAnswer(['2000', '2002'])));
    const { data, errors } = await gateway.query<Found>('{ searchSuppliers { edges { node { id } } } }');
    expect(data.searchSuppliers?.edges.map(({ node }) => node.id)).toEqual(['2000', '2002']);
    expect(errors).toBeUndefined();
  });

  it('§8 without the supplier gateway there is no list, and an error names it', async () => {
    upstream.answer('supplierList', (_call, response) => void response.destroy());
    const { data, errors } = await gateway.query<Found>('{ searchSuppliers { edges { node { id } } } }');
    expect(data.searchSuppliers).toBeNull();
    expect(errors).toMatchObject([{ path: ['searchSuppliers'], extensions: { code: 'NETWORK_ERROR' } }]);
  });

  for (const [title, args, argument] of [
    ['more than 40 at a time', 'first: 41', 'first'],
    ['page 0', 'page: 0', 'page'],
  ] as const) {
    it(`§5 rejects ${title} and names the argument, without an upstream call`, async () => {
      const { errors } = await gateway.query<Found>(`{ searchSuppliers(${args}) { totalCount } }`);
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument: [argument] });
      expect(upstream.calls).toEqual([]);
    });
  }
});
