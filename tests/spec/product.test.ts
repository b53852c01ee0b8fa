import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { goldenOf } from '../gateway/golden.ts';
import { startGateway, type Started } from '../gateway/start.ts';
import { json, startUpstream, type Upstream } from '../gateway/upstream.ts';

let upstream: Upstream;
let gateway: Started;

beforeAll(async () => {
  upstream = await startUpstream();
  // The cache is off, so that every test sees its own calls.
  gateway = await startGateway({ upstreamUrl: upstream.url, env: { CACHE_MAX_ENTRIES: '0' } });
});
beforeEach(() => upstream.reset());
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const productPage = /* GraphQL */ `
  query Product($id: ID!) {
    product(id: $id) {
      id
      slug
      name
      description
      minimumOrder
      hsCode
      weight {
        value
        unit
      }
      carton {
        units
        size {
          length
          width
          height
        }
        grossWeight {
          value
          unit
        }
      }
      updatedAt
      picture {
        src
        alt
      }
      pictures {
        src
        width
        height
      }
      price {
        from {
          amount
          currencyCode
        }
        to {
          amount
        }
      }
      offer {
        stock
        ladder {
          minimumQuantity
          maximumQuantity
          price {
            amount
          }
        }
      }
      unit {
        key
        singular
        plural
        forms {
          one
          few
          other
        }
      }
      leadTime {
        minimumDays
        maximumDays
      }
      attributes {
        key
        name
        value
      }
      certificates {
        code
        number
        issuer
        validUntil
      }
      port {
        name
        countryCode
      }
      category {
        name
        parent {
          name
        }
      }
      tags {
        code
        name
      }
      rating {
        average
        count
      }
      supplier {
        id
        name
        countryCode
        verifications {
          title
          checkedOn
          inspector
          finding
        }
        responsiveness {
          rate
          medianHours
          online
        }
      }
      similar(first: 4) {
        id
        name
        supplier {
          name
        }
      }
      priceGuide(quantity: 500) {
        offers
        lowest {
          amount
        }
        median {
          amount
        }
        highest {
          amount
        }
      }
    }
  }
`;

/** The same with null at a path like 'similar.0.supplier'. */
function without(value: Record<string, unknown>, path: string): Record<string, unknown> {
  const copy = structuredClone(value);
  const names = path.split('.');
  const last = names.pop() ?? '';
  const holder = names.reduce((at, name) => at[name] as Record<string, unknown>, copy);
  holder[last] = null;
  return copy;
}

describe('product', () => {
  it("§7.3 a product page has the data of the five gateways, in the glossary's terms", async () => {
    const { data, errors } = await gateway.query<{ product: Record<string, unknown> }>(productPage, {
      id: '100123',
    });
    expect(errors).toBeUndefined();
    expect(data.product).toMatchObject({
      id: '100123',
      slug: 'Gooseneck-electric-kettle-with-temperature-control_',
      minimumOrder: 200,
      hsCode: '8516.79',
      carton: {
        units: 12,
        size: { length: 63.5, width: 48, height: 52 },
        grossWeight: { value: 14.6, unit: 'KILOGRAM' },
      },
      picture: { src: '/pictures/electric-kettle-white-front.webp' },
      price: { from: { amount: '11.2', currencyCode: 'USD' }, to: { amount: '15.5' } },
      offer: {
        stock: 1200,
        ladder: [
          { minimumQuantity: 200, maximumQuantity: 499, price: { amount: '14.9' } },
          {},
          { maximumQuantity: null },
        ],
      },
      category: { name: 'Kitchen appliances', parent: { name: 'Consumer electronics & appliances' } },
      supplier: {
        id: '2017',
        verifications: [
          { title: 'Factory visit', checkedOn: '2026-03-14', inspector: 'Intertrace Inspection' },
        ],
        responsiveness: { rate: 96 },
      },
      similar: [{ id: '100987' }],
      priceGuide: { offers: 41, median: { amount: '12.6' } },
    });
  });

  it('§7 a product page makes one call per operation: its suppliers and those of similar products come in batches', async () => {
    await gateway.query(productPage, { id: '100123' });
    expect(upstream.counts()).toEqual({
      goodsList: 1,
      cateAndTagV2: 1,
      supplierList: 2,
      supplierState: 1,
      similarGoods: 1,
      priceGuide: 1,
    });
  });

  it('§2.2 an unknown id gives null, not an error', async () => {
    upstream.answer('goodsList', (_call, response) => json(response, { success: true, data: [] }));
    const { data, errors } = await gateway.query('{ product(id: "1") { name } }');
    expect(data).toEqual({ product: null });
    expect(errors).toBeUndefined();
  });

  it('§5 an id that is not a number makes no upstream call', async () => {
    const { data } = await gateway.query('query($id: ID!) { product(id: $id) { name } }', { id: '1 OR 1=1' });
    expect(data).toEqual({ product: null });
    expect(upstream.calls).toEqual([]);
  });

  it('§7 products by ids come in one call, in the requested order, with null for unknown ids', async () => {
    const { data, errors } = await gateway.query<{ products: unknown[] }>(
      '{ products(ids: ["404", "100123", "x", "100123"]) { id } }',
    );
    expect(errors).toBeUndefined();
    expect(data.products).toEqual([null, { id: '100123' }, null, { id: '100123' }]);
    expect(upstream.counts()).toEqual({ goodsList: 1 });
  });

  it('§5 rejects more than 24 ids at once and names the argument', async () => {
    const { errors } = await gateway.query('query($ids: [ID!]!) { products(ids: $ids) { id } }', {
      ids: Array.from({ length: 25 }, (_, index) => String(index + 1)),
    });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument: ['ids'] });
  });

  it('§7.3 has the options and variants of a product in one call, each variant with its own offer and picture', async () => {
    const { data, errors } = await gateway.query<{ product: object }>(`{
      product(id: "100123") {
        options { key name values }
        variants {
          id sku options { key name value } picture { src } offer { id stock ladder { minimumQuantity price { amount currencyCode } } }
        }
        offer { variants { id stock } }
      }
    }`);
    expect(errors).toBeUndefined();
    const tier = (amount: string) => ({ price: { amount, currencyCode: 'USD' } });
    expect(data.product).toMatchObject({
      options: [{ key: 'colour', name: 'Colour', values: ['White', 'Black'] }],
      variants: [
        {
          id: '400001',
          sku: 'EK-1L-WH',
          options: [{ key: 'colour', name: 'Colour', value: 'White' }],
          picture: { src: '/pictures/electric-kettle-white-front.webp' },
          offer: { id: '400001', stock: 1200, ladder: [tier('14.9'), tier('12.9'), tier('11.2')] },
        },
        {
          id: '400002',
          options: [{ value: 'Black' }],
          picture: null,
          offer: { stock: 0, ladder: [{ minimumQuantity: 200 }, {}, {}] },
        },
      ],
      offer: {
        variants: [
          { id: '400001', stock: 1200 },
          { id: '400002', stock: 0 },
        ],
      },
    });
    expect(upstream.counts()).toEqual({ goodsList: 1 });
  });

  it('§7.3 a service without variants gives a product without options', async () => {
    const body = structuredClone(goldenOf('goodsList').response.body) as { data: Record<string, unknown>[] };
    for (const goods of body.data) {
      delete goods['options'];
      delete goods['variants'];
    }
    upstream.answer('goodsList', (_call, response) => json(response, body));
    const { data } = await gateway.query<{ product: object }>(
      '{ product(id: "100123") { options { key } variants { id } price { to { amount } } } }',
    );
    expect(data.product).toEqual({ options: [], variants: [], price: { to: { amount: '14.9' } } });
  });

  it('§7.3 has the terms of shipping, the payment methods and the samples', async () => {
    const { data } = await gateway.query<{ product: object }>(
      '{ product(id: "100123") { shipmentTerms { code name } paymentTerms { code } samples { code } } }',
    );
    expect(data.product).toEqual({
      shipmentTerms: [
        { code: 'FOB', name: 'FOB: the supplier delivers on board the ship at the port of loading' },
      ],
      paymentTerms: [{ code: 'tt-30-70' }],
      samples: [{ code: 'paid' }],
    });
  });

  it('§2.1 the address is made from the English name, so that it is the same in all languages; without it, from the name', async () => {
    for (const [enName, expected] of [
      ['Steel kettle, 1 L', 'Steel-kettle-1-L_'],
      [null, '水壶_'],
    ] as const) {
      const body = structuredClone(goldenOf('goodsList').response.body) as { data: object[] };
      upstream.answer('goodsList', (_call, response) =>
        json(response, { ...body, data: [{ ...body.data[0], goodsName: '水壶', enName }] }),
      );
      const { data } = await gateway.query<{ product: { slug: string } }>(
        '{ product(id: "100123") { name slug } }',
        {},
        { 'accept-language': 'zh' },
      );
      expect(data.product).toEqual({ name: '水壶', slug: expected });
    }
  });

  it('§5 rejects a quantity below one and names the argument', async () => {
    const { errors } = await gateway.query(
      '{ product(id: "100123") { priceGuide(quantity: 0) { offers } } }',
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument: ['quantity'] });
  });

  describe.each<[down: string[], lost: string[]]>([
    [['SUPPLIER'], ['supplier', 'similar.0.supplier']],
    [['SEARCH'], ['similar']],
    [['PURCHASER'], ['priceGuide']],
    [['CHAT'], ['supplier.responsiveness']],
    [
      ['SUPPLIER', 'SEARCH', 'PURCHASER', 'CHAT'],
      ['supplier', 'similar', 'priceGuide'],
    ],
  ])('§8 with %j down', (down, lost) => {
    it('a product has the data of the other gateways, and an error for the missing part', async () => {
      // A closed port.
      const env = Object.fromEntries(down.map((name) => [`${name}_GATEWAY_URL`, 'http://127.0.0.1:9']));
      const broken = await startGateway({
        upstreamUrl: upstream.url,
        env: { CACHE_MAX_ENTRIES: '0', ...env },
      });
      const query =
        '{ product(id: "100123") { name offer { stock } category { name } supplier { name responsiveness { rate } } similar(first: 1) { name supplier { name } } priceGuide(quantity: 500) { offers } } }';
      const { data, errors } = await broken.query<{ product: Record<string, unknown> }>(query);
      await broken.close();
      const whole = (await gateway.query<{ product: Record<string, unknown> }>(query)).data.product;
      expect(whole).toMatchObject({
        offer: { stock: 1200 },
        category: {},
        supplier: { responsiveness: { rate: 96 } },
        similar: [{ supplier: {} }],
        priceGuide: { offers: 41 },
      });
      expect(data.product).toEqual(lost.reduce(without, whole));
      expect(new Map(errors?.map((error) => [error.path?.join('.'), error.extensions.code]))).toEqual(
        new Map(lost.map((path) => [`product.${path}`, 'NETWORK_ERROR'])),
      );
    });
  });

  it('§7.1 sends the tracking headers to every gateway', async () => {
    await gateway.query(
      productPage,
      { id: '100123' },
      { 'meo-id': 'm-9', 'visitor-id': 'v-9', 'page-url': 'https://fair.example/kettle' },
    );
    expect(upstream.calls.length).toBeGreaterThan(4);
    for (const { headers } of upstream.calls)
      expect(headers).toMatchObject({
        'meo-id': 'm-9',
        'visitor-id': 'v-9',
        'page-url': 'https://fair.example/kettle',
      });
  });

  it('§4 requests the language of the address, else the cookie, else the browser', async () => {
    const languageFor = async (headers: Record<string, string>, search = '') => {
      upstream.reset();
      await gateway.query('{ product(id: "100123") { name } }', {}, headers, search);
      return (upstream.calls[0]?.body as { lang: string }).lang;
    };
    expect(await languageFor({ 'accept-language': 'de-AT,de;q=0.9', cookie: 'lang=tr' }, '?lang=ar')).toBe(
      'ar',
    );
    expect(await languageFor({ 'accept-language': 'de-AT,de;q=0.9', cookie: 'lang=tr' })).toBe('tr');
    expect(await languageFor({ 'accept-language': 'de-AT,de;q=0.9' })).toBe('de');
    expect(await languageFor({ 'accept-language': 'xx' })).toBe('en');
  });
});

describe('an upstream that misbehaves', () => {
  const query = '{ product(id: "100123") { name } }';
  const cases: [title: string, answer: Parameters<Upstream['answer']>[1], code: string][] = [
    ['§8 no response → NETWORK_ERROR', (_call, response) => void response.destroy(), 'NETWORK_ERROR'],
    [
      '§8 an error code → SERVER_ERROR',
      (_call, response) => json(response, { success: false, code: 500, msg: 'sold out' }),
      'SERVER_ERROR',
    ],
    [
      '§8 code 401 → INVALID_TOKEN',
      (_call, response) => json(response, { success: false, code: 401, msg: 'token' }, 401),
      'INVALID_TOKEN',
    ],
    [
      '§8 HTML → SERVER_ERROR',
      (_call, response) => void response.writeHead(200).end('<html>hello</html>'),
      'SERVER_ERROR',
    ],
    [
      '§8 JSON without an envelope → SERVER_ERROR',
      (_call, response) => json(response, [1, 2]),
      'SERVER_ERROR',
    ],
    [
      '§8 data of an unexpected shape → SERVER_ERROR',
      (_call, response) => json(response, { success: true, data: [{ goodsSpuId: 'x' }] }),
      'SERVER_ERROR',
    ],
    [
      '§8 a truncated answer → SERVER_ERROR',
      (_call, response) => void response.writeHead(200).end('{"success":true,"da'),
      'SERVER_ERROR',
    ],
  ];
  for (const [title, answer, code] of cases) {
    it(title, async () => {
      upstream.answer('goodsList', answer);
      const { errors, data } = await gateway.query<{ product: unknown }>(query);
      expect(data.product).toBeNull();
      expect(errors).toHaveLength(1);
      expect(errors?.[0]?.extensions.code).toBe(code);
      expect(JSON.stringify(errors)).not.toMatch(/127\.0\.0\.1|getGoodsList|at .*\.ts/);
    });
  }

  it("§8 the upstream's own message reaches the visitor; a cause never does", async () => {
    upstream.answer('goodsList', (_call, response) =>
      json(response, { success: false, code: 500, msg: goldenOf('goodsList').operation }),
    );
    const { errors } = await gateway.query(query);
    expect(errors?.[0]?.message).toBe('goodsList');
  });

  it('§8 an answer after the time limit → TIME_OUT', async () => {
    const impatient = await startGateway({
      upstreamUrl: upstream.url,
      env: { CACHE_MAX_ENTRIES: '0', HTTP_TIMEOUT_MS: '150' },
    });
    try {
      upstream.answer('goodsList', () => undefined);
      const { errors } = await impatient.query(query);
      expect(errors?.[0]).toMatchObject({ message: 'request time out', extensions: { code: 'TIME_OUT' } });
    } finally {
      await impatient.close();
    }
  });
});
