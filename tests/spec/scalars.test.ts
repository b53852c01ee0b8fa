// The scalars validate input and output of free-form operations, and of those by the hash of a document of the web app.
import { countryCodes } from '@fairgate/schema/country-codes';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { json } from '../gateway/upstream.ts';
import { goldenOf } from '../gateway/golden.ts';

const search = `query Search($filter: ProductFilter!) { searchProducts(filter: $filter, first: 1) { totalCount } }`;
const product = 'query Product($id: ID!) { product(id: $id) { name updatedAt port { countryCode } } }';
const { upstream, gateway, close } = await startBoth({
  documents: [search, product],
  env: { PAGE_CACHE_MAX_BYTES: '0' },
});
beforeEach(() => upstream.reset());
afterAll(close);

type Answer = {
  data?: Record<string, unknown>;
  errors?: { path?: (string | number)[]; extensions: { code: string } }[];
};
const ways: [name: string, query: (document: string, variables: object) => Promise<Answer>][] = [
  ['free-form', async (document, variables) => gateway.query(document, variables as Record<string, unknown>)],
  [
    'by its hash',
    async (document, variables) =>
      (await (await gateway.persisted(document, variables as Record<string, unknown>)).json()) as Answer,
  ],
];

describe.each(ways)('scalars, %s', (_name, query) => {
  it('§3 a country is accepted in lower case, and is sent in capitals', async () => {
    expect((await query(search, { filter: { countryCodes: ['at', 'CN'] } })).errors).toBeUndefined();
    expect(upstream.calls).toMatchObject([{ body: { data: { countryIds: ['AT', 'CN'] } } }]);
  });

  it.each([
    [{ countryCodes: ['XX'] }],
    [{ countryCodes: ['Austria'] }],
    [{ minimumPrice: { amount: '1,5', currencyCode: 'USD' } }],
    [{ minimumPrice: { amount: '1.5', currencyCode: 'XYZ' } }],
    [{ minimumPrice: { amount: '1.5', currencyCode: 'EUR' } }],
  ])('§5 refuses %o before any upstream call', async (filter) => {
    expect((await query(search, { filter })).errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT' } },
    ]);
    expect(upstream.calls).toEqual([]);
  });

  it('§8 an invalid value of a service is a fault at its field', async () => {
    const [goods] = (goldenOf('goodsList').response.body as { data: object[] }).data;
    const given = [
      { ...goods, goodsSpuId: '100777', updateTime: 'yesterday' },
      { ...goods, goodsSpuId: '100778', port: { name: 'Vienna', countryId: 'Austria' } },
    ];
    upstream.answer('goodsList', (_call, response) => json(response, { success: true, data: given }));
    for (const [id, path] of [
      ['100777', ['product', 'updatedAt']],
      ['100778', ['product', 'port', 'countryCode']],
    ] as const)
      expect((await query(product, { id })).errors).toMatchObject([
        { path, extensions: { code: 'SERVER_ERROR' } },
      ]);
  });
});

it('§3 every country of ISO 3166-1 has a code, and a name in Intl', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  expect(countryCodes.size).toBe(249);
  expect([...countryCodes].filter((code) => names.of(code) === undefined)).toEqual([]);
});

it('§4 Content-Language names the language of the texts in an answer', async () => {
  const languageOf = async (path: string, headers: Record<string, string> = {}) =>
    (await gateway.get(path, headers)).headers.get('content-language');
  const query = encodeURIComponent('{ site { id } }');
  const checked = { 'apollo-require-preflight': '1' };
  expect(await languageOf(`/graphql?query=${query}&lang=ar`, checked)).toBe('ar');
  expect(
    await languageOf(`/graphql?query=${query}`, { ...checked, 'accept-language': 'de-AT,de;q=0.9' }),
  ).toBe('de');
  expect((await gateway.persisted(search, { filter: {} })).headers.get('content-language')).toBe('en');
});
