// Addresses that a person typed, changed or got cut. What the app accepts, the API must accept too.
import { afterAll, describe, expect, it } from 'vitest';
import { startRealPages } from '../gateway/real-pages.ts';

const { gateway, close } = await startRealPages({ PAGE_CACHE_MAX_BYTES: '0' });
afterAll(close);

/** A page, another address of it, or a page that does not exist: no fault. */
const opened = [200, 301, 302, 303, 308, 404];
const oneOf = (list: readonly number[]): number =>
  expect.toSatisfy((value: number) => list.includes(value)) as number;

/** 100 emoji are 200 UTF-16 units; with a letter before them, the limit of 200 cuts one in half. */
const cutEmoji = `a${'🧵'.repeat(110)}`;

const values = {
  text: [cutEmoji, 'a\0b', '\0', '\u202e', '%', '"><b>', 'x'.repeat(1_500), '\ud800'],
  country: ['UK', 'uk', 'EU', 'XK', 'UN', 'SU', 'ZZ', 'XX', 'Q1', 'EGY', 'ﬀ', 'eg'],
  price: ['1.2345', '0.0001', '.5', '1e3', '-1', '999999999', '1'.repeat(40), 'NaN'],
  count: ['0', '-1', '1.5', '1e9', '2147483648', '999999999', '1'.repeat(40)],
  id: ['0', 'x', '-1', '1'.repeat(18), '1'.repeat(19), '007', '9'.repeat(400)],
};
type Kind = keyof typeof values;

const everywhere = { pageNo: 'count', keyword: 'text' } as const satisfies Record<string, Kind>;
const exhibitors = { exhibitor: 'text', hall: 'text', category: 'id', country: 'country' } as const;
const lists: readonly (readonly [path: string, parameters: Readonly<Record<string, Kind>>])[] = [
  [
    '/search/product',
    {
      country: 'country',
      priceMin: 'price',
      priceMax: 'price',
      moq: 'count',
      cat: 'id',
      fair: 'id',
      supplier: 'id',
      cert: 'text',
      id: 'id',
      exhibitionId: 'id',
      sort: 'text',
      view: 'text',
    },
  ],
  ['/search/supplier', { country: 'country', biz: 'text', cert: 'text', fair: 'id' }],
  ['/chinahomelifeEgypt_3001/exhibitors', exhibitors],
  ['/chinahomelifeEgypt_3001/hall-plan', { ...exhibitors, stand: 'text', here: 'text' }],
  [
    '/chinahomelifeEgypt_3001/preregister',
    { source: 'text', exhibition_id: 'id', sib_eid: 'id', industryType: 'text' },
  ],
  ['/chinahomelifeEgypt_3001', { source: 'count', gclid: 'text', recommend_site: 'text' }],
  ['/product/score/list/100123', {}],
  ['/supplier/Ningbo-Haoyu-Electric-Appliance-Co-Ltd_2017.html', {}],
  ['/verify', { number: 'text' }],
  ['/expo', { industryType: 'text', country: 'country' }],
];

describe('§2.6 a page number beyond every list', () => {
  it.each([
    '/category/Kitchen-appliances_801_999999999.html',
    '/aggregate/kettle/Kitchen-appliances_801_999999999.html',
    '/showroom/showroom-kettle_999999999.html',
    '/hot/product_999999999',
    '/new/arrivals_999999999',
  ])('%s', async (path) => {
    const response = await gateway.get(path);
    expect(response.status).toEqual(oneOf(opened));
  });
});

describe('§2.9 an address with values that no list knows', () => {
  it.each(
    lists.flatMap(([path, parameters]) =>
      Object.entries({ ...everywhere, ...parameters }).map(([name, kind]) => [path, name, kind] as const),
    ),
  )('%s opens with any %s', async (path, name, kind) => {
    for (const value of values[kind].filter((one) => one.isWellFormed())) {
      const address = `${path}?${name}=${encodeURIComponent(value)}`;
      const response = await gateway.get(address);
      expect({ address, status: response.status }).toEqual({ address, status: oneOf(opened) });
      await response.text();
    }
  });
});
