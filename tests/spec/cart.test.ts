import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { goldenOf } from '../gateway/golden.ts';
import { json } from '../gateway/upstream.ts';
import { newVisitor, signedInBuyer, signedInSupplier, type Visitor } from '../gateway/visitor.ts';

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

const lines = `lines { id productId variantId quantity addedAt minimumOrder stock price { amount currencyCode } total { amount }
  discount { amount } options { name value } picture { src } product { id name slug supplier { name } } }`;

describe('§7.3 the cart', () => {
  it('has its lines with the price at each quantity; what is gone stays without one', async () => {
    const { data } = await buyer.query(
      `{ viewer { ... on Buyer { cart { count maximum ${lines} totals { total { amount currencyCode } discount { amount } } } } } }`,
    );
    expect(data['viewer']).toEqual({
      cart: {
        count: 2,
        maximum: 10,
        lines: [
          {
            id: '100123-7001',
            productId: '100123',
            variantId: '7001',
            quantity: 500,
            addedAt: '2026-11-21T09:30:00.000Z',
            minimumOrder: 200,
            stock: 1200,
            price: { amount: '11.2', currencyCode: 'USD' },
            total: { amount: '5600' },
            discount: { amount: '650' },
            options: [{ name: 'Colour', value: 'Black' }],
            picture: { src: '/pictures/solar-garden-light-black-side.webp' },
            product: {
              id: '100123',
              name: 'Solar Garden Light, 10 W',
              slug: expect.stringMatching(/_$/) as string,
              supplier: { name: expect.any(String) as string },
            },
          },
          {
            id: '100999',
            productId: '100999',
            variantId: null,
            quantity: 100,
            addedAt: '2026-11-21T09:31:00.000Z',
            minimumOrder: null,
            stock: null,
            price: null,
            total: null,
            discount: null,
            options: [],
            picture: null,
            product: null,
          },
        ],
        totals: [{ total: { amount: '5600', currencyCode: 'USD' }, discount: { amount: '650' } }],
      },
    });
    expect(upstream.counts()).toMatchObject({ cartInfo: 1, queryDiscount: 1, supplierList: 1 });
    // A product that is gone has no discount to ask for.
    expect(sent('queryDiscount')).toMatchObject([
      { token: '', data: { list: [{ goodsSpuId: '100123', skuId: '7001', quantity: 500 }] } },
    ]);
  });

  it('§9 a list of 11 or more from elsewhere is shown as a whole', async () => {
    const golden = goldenOf('cartInfo').response.body as { data: { list: object[] } };
    const list = Array.from({ length: 12 }, (_, at) => ({
      ...golden.data.list[0],
      goodsSpuId: String(100_200 + at),
    }));
    upstream.answer('cartInfo', (_call, response) =>
      json(response, { success: true, code: 200, data: { list, count: 12, max: 10 } }),
    );
    const { data } = await buyer.query('{ viewer { ... on Buyer { cart { count maximum lines { id } } } } }');
    expect(data['viewer']).toMatchObject({ cart: { count: 12, maximum: 10, lines: { length: 12 } } });
  });

  it('prices for a guest’s list come without an account; a missing quantity is the minimum order', async () => {
    const guest = newVisitor(gateway);
    const { data } = await guest.query(
      `{ cartLines(lines: [{ productId: "100123", variantId: "7001", quantity: 500 }, { productId: "100999" }]) { count lines { productId price { amount } addedAt } totals { total { amount } } } }`,
    );
    expect(data['cartLines']).toEqual({
      count: 2,
      lines: [
        { productId: '100123', price: { amount: '11.2' }, addedAt: null },
        { productId: '100999', price: null, addedAt: null },
      ],
      totals: [{ total: { amount: '5600' } }],
    });
    expect(sent('productPrice')).toMatchObject([
      {
        token: '',
        data: {
          list: [
            { goodsSpuId: '100123', skuId: '7001', quantity: 500 },
            { goodsSpuId: '100999', skuId: null, quantity: null },
          ],
        },
      },
    ]);
  });

  it.each([
    ['25 lines', Array.from({ length: 25 }, (_, at) => ({ productId: String(at + 1) }))],
    ['an id that is none', [{ productId: 'x' }]],
    ['a quantity of 0', [{ productId: '1', quantity: 0 }]],
  ])('%s are not priced', async (_title, list) => {
    const { errors } = await newVisitor(gateway).query(
      'query($lines: [CartLineInput!]!) { cartLines(lines: $lines) { count } }',
      { lines: list },
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(upstream.calls).toEqual([]);
  });
});

describe('§7.2 changes of the cart', () => {
  const members = `... on CartUpdated { productIds count entries { productId variantId quantity } }
    ... on CartFull { code max message } ... on InvalidInput { fields { name key } } ... on Refusal { code path }`;
  const change = (mutation: string, by = buyer) =>
    by
      .query<Record<string, object>>(`mutation { ${mutation} { ${members} } }`)
      .then(({ data }) => Object.values(data)[0]);

  it('adds by updateCartProductIdList with operationType 1, and answers with ids and count (§3)', async () => {
    const answer = await change(
      'addToCart(input: { productId: "100123", quantity: 500, purchaserContactId: "77" })',
    );
    expect(answer).toEqual({
      productIds: ['100123', '100999'],
      count: 2,
      entries: [
        { productId: '100123', variantId: null, quantity: 500 },
        { productId: '100999', variantId: null, quantity: 100 },
      ],
    });
    expect(sent('updateCartProductIdList').map(({ data }) => data)).toEqual([
      { goodIds: ['100123'], operationType: 1, purchaserContactId: '77', skuIds: [null], quantities: [500] },
    ]);
  });

  it('removes with operationType 2', async () => {
    await change(
      'removeFromCart(input: { lines: [{ productId: "100123", variantId: "7001", quantity: 9 }] })',
    );
    expect(sent('updateCartProductIdList').map(({ data }) => data)).toEqual([
      {
        goodIds: ['100123'],
        operationType: 2,
        purchaserContactId: null,
        skuIds: ['7001'],
        quantities: [null],
      },
    ]);
  });

  it('§7.3 update changes a quantity', async () => {
    await change('updateCartLine(input: { productId: "100123", quantity: 40 })');
    expect(sent('updateCart').map(({ data }) => data)).toEqual([
      { goodsSpuId: '100123', skuId: null, quantity: 40 },
    ]);
  });

  it('a service that knows ids only gives entries without quantities', async () => {
    upstream.answer('updateCartProductIdList', (_call, response) =>
      json(response, { success: true, code: 200, data: { goodIds: ['5'], count: 1 } }),
    );
    expect(await change('addToCart(input: { productId: "5" })')).toEqual({
      productIds: ['5'],
      count: 1,
      entries: [{ productId: '5', variantId: null, quantity: null }],
    });
  });

  it.each([
    ['of the service', { max: 12 }, 12],
    ['that is usual, where the service says none', null, 10],
  ])('§8 a full cart refuses with the number %s', async (_title, data, max) => {
    upstream.answer('updateCartProductIdList', (_call, response) =>
      json(response, { success: false, code: 40_962, msg: 'the cart is full', data }),
    );
    expect(await change('addToCart(input: { productId: "5" })')).toEqual({
      code: 'CART_FULL',
      max,
      message: `Your cart holds up to ${max} products. Remove one first.`,
    });
  });

  it('products from elsewhere: what had no room is named', async () => {
    const { data } = await buyer.query(
      `mutation { mergeCart(input: { lines: [{ productId: "100123", quantity: 5 }, { productId: "700", quantity: 6 }] }) {
        ... on CartMerged { updated { count } left { productId quantity } } } }`,
    );
    expect(data['mergeCart']).toEqual({ updated: { count: 2 }, left: [{ productId: '700', quantity: 6 }] });
  });

  it.each([
    ['addToCart(input: { productId: "x" })', 'productId'],
    ['addToCart(input: { productId: "1", quantity: 0 })', 'quantity'],
    ['updateCartLine(input: { productId: "1", quantity: 1000000000 })', 'quantity'],
    ['removeFromCart(input: { lines: [] })', 'lines'],
  ])('§5 %s is refused before the service is asked', async (mutation, name) => {
    expect(await change(mutation)).toMatchObject({ fields: [{ name }] });
    expect(upstream.calls).toEqual([]);
  });

  it('§6 guests and suppliers have no cart, and no supplier’s token reaches the buyer service', async () => {
    const supplier = await signedInSupplier(gateway);
    upstream.reset();
    for (const one of [newVisitor(gateway), supplier])
      expect(await change('addToCart(input: { productId: "5" })', one)).toMatchObject({
        code: 'LOGIN_REQUIRED',
      });
    expect(upstream.calls).toEqual([]);
  });
});

describe('§7.2 the token of another site', () => {
  const exchange = (token: string) =>
    newVisitor(gateway)
      .query<{ exchangeCartToken: object }>(
        `mutation($token: String!) { exchangeCartToken(token: $token) {
          ... on PartnerCart { partner entries { productId quantity } } ... on InvalidInput { code } ... on Refusal { code path } } }`,
        { token },
      )
      .then(({ data }) => data.exchangeCartToken);

  it('gives the products of its list', async () => {
    expect(await exchange('a.b.c')).toEqual({
      partner: 'lamps.example',
      entries: [
        { productId: '100123', quantity: 500 },
        { productId: '100124', quantity: null },
      ],
    });
  });

  it('that is not valid is refused with its own error', async () => {
    upstream.answer('exchangeCartToken', (_call, response) =>
      json(response, { success: false, code: 40_063, msg: 'the token is not valid' }),
    );
    expect(await exchange('a.b.c')).toEqual({ code: 'CART_TOKEN_INVALID', path: ['token'] });
    expect(await exchange('x'.repeat(4_001))).toEqual({ code: 'BAD_USER_INPUT' });
  });
});
