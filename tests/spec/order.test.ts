// Orders (§7.3 submitOrder) through the API, and their proforma invoice.
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { goldenOf } from '../gateway/golden.ts';
import { json } from '../gateway/upstream.ts';
import { newVisitor, signedInBuyer, signedInSupplier, type Visitor } from '../gateway/visitor.ts';

const { upstream, gateway, close } = await startBoth();
afterAll(close);

let buyer: Visitor;
let supplier: Visitor;
beforeEach(async () => {
  upstream.reset();
  buyer ??= await signedInBuyer(gateway);
  supplier ??= await signedInSupplier(gateway);
  upstream.reset();
});

const golden = (goldenOf('submitOrder').request.body as { data: Record<string, unknown> }).data;
const { price, currency, ip: _, ...fields } = golden;
const idempotencyKey = 'k-0123456789';
const input = { ...fields, idempotencyKey, price: { amount: price, currencyCode: currency } };
const failure = `... on PriceChanged { code path price { amount currencyCode } } ... on BelowMinimum { code path minimum }
  ... on InvalidInput { fields { name } } ... on Refusal { code path } ... on RateLimited { retryAfterSeconds }`;
const place = async (who: Visitor, change: object = {}) =>
  (
    await who.query<{ placeOrder: object }>(
      `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { __typename
        ... on Order { id number state total { amount currencyCode } lines { sku quantity total { amount } unit { plural } } leadTime { minimumDays } port invoice }
        ${failure} } }`,
      { input: { ...input, ...change } },
    )
  ).data.placeOrder;
/** The service answers with a failure. */
const fails = (operation: string, code: number, data: object | null = null) =>
  upstream.answer(operation, (_call, response) => json(response, { success: false, code, msg: 'no', data }));

/** A mutation and its input, whose it is, the operation of the service, and the form. */
type Move = readonly [
  mutation: string,
  input: string,
  side: 'buyer' | 'supplier',
  operation: string,
  form: object,
];
const confirm: Move = [
  'confirmOrder',
  'ConfirmOrderInput',
  'supplier',
  'confirmOrder',
  { madeToOrder: false },
];
const refuse: Move = ['refuseOrder', 'RefuseOrderInput', 'supplier', 'refuseOrder', { reason: 'Sold out' }];
const ship: Move = [
  'shipOrder',
  'ShipOrderInput',
  'supplier',
  'shipOrder',
  { carrier: 'C', trackingNumber: 'C-1' },
];
const cancel: Move = ['cancelOrder', 'CancelOrderInput', 'buyer', 'cancelOrder', { reason: '' }];
const end: Move = [
  'cancelOrder',
  'CancelOrderInput',
  'supplier',
  'cancelSupplierOrder',
  { reason: 'Sold out' },
];
const receive: Move = ['receiveOrder', 'ReceiveOrderInput', 'buyer', 'receiveOrder', {}];
const moves = [confirm, refuse, ship, cancel, end, receive];
const move = async (who: Visitor, [name, type]: Move, change: object) =>
  (
    await who.query<Record<string, object>>(
      `mutation ($input: ${type}!) { move: ${name}(input: $input) { __typename ... on Order { state invoice }
        ${name === 'confirmOrder' ? '... on OutOfStock { code path stock }' : ''}
        ... on InvalidInput { fields { name } } ... on Refusal { code path } } }`,
      { input: { idempotencyKey, orderId: '100003', ...change } },
    )
  ).data['move'];

describe('§7.3 an order', () => {
  it('goes to submitOrder with its key and the price that the buyer saw', async () => {
    expect(await place(buyer)).toEqual({
      __typename: 'Order',
      id: '100003',
      number: 'O-100003',
      state: 'PLACED',
      total: { amount: '5600', currencyCode: 'USD' },
      lines: [{ sku: 'HY-17-BK', quantity: 500, total: { amount: '5600' }, unit: { plural: 'pieces' } }],
      leadTime: { minimumDays: 15 },
      port: 'Ningbo',
      invoice: null,
    });
    const [call] = upstream.calls;
    expect(call?.operation).toBe('submitOrder');
    expect(call?.headers['idempotency-key']).toBe(idempotencyKey);
    expect(call?.body).toMatchObject({ data: golden });
  });

  it('§5 names what breaks a rule, before any call', async () => {
    const wrong = { quantity: 0, contactName: ' ', address: '', phone: 'call me', neededOn: '2020-01-01' };
    expect(await place(buyer, wrong)).toMatchObject({
      __typename: 'InvalidInput',
      fields: ['quantity', 'contactName', 'phone', 'address', 'neededOn'].map((name) => ({ name })),
    });
    expect(upstream.calls).toEqual([]);
  });

  it('§6 needs a buyer: guests and suppliers are asked to log in', async () => {
    for (const who of [newVisitor(gateway), supplier])
      expect(await place(who)).toMatchObject({ __typename: 'Refusal', code: 'LOGIN_REQUIRED' });
    expect(upstream.calls).toEqual([]);
  });

  it('§8 a changed price comes with the failure, and so does the minimum order', async () => {
    fails('submitOrder', 40_971, { price: '11.45', currency: 'USD' });
    expect(await place(buyer)).toEqual({
      __typename: 'PriceChanged',
      code: 'PRICE_CHANGED',
      path: ['price'],
      price: { amount: '11.45', currencyCode: 'USD' },
    });
    fails('submitOrder', 40_971);
    expect(await place(buyer)).toMatchObject({ __typename: 'PriceChanged', price: null });
    fails('submitOrder', 40_972, { minimum: 600 });
    expect(await place(buyer)).toEqual({
      __typename: 'BelowMinimum',
      code: 'BELOW_MINIMUM',
      path: ['quantity'],
      minimum: 600,
    });
    fails('submitOrder', 404);
    expect(await place(buyer)).toEqual({ __typename: 'Refusal', code: 'NOT_FOUND', path: ['productId'] });
    expect(await place(buyer, { quotationId: '7' })).toMatchObject({ path: ['quotationId'] });
  });
});

describe('§7.3 the state of an order', () => {
  it.each(moves)('is moved by %s (%s) of a %s: %s, once for its key', async (...one) => {
    const [, , side, operation, form] = one;
    const who = side === 'buyer' ? buyer : supplier;
    expect(await move(who, one, form)).toMatchObject({ __typename: 'Order' });
    const [call] = upstream.calls;
    expect([call?.operation, call?.headers['idempotency-key']]).toEqual([operation, idempotencyKey]);
    expect(call?.body).toMatchObject({ data: { orderId: '100003', ...form } });
    fails(operation, 40_974);
    expect(await move(who, one, form)).toEqual({
      __typename: 'Refusal',
      code: 'ORDER_CHANGED',
      path: ['orderId'],
    });
    fails(operation, 404);
    expect(await move(who, one, form)).toMatchObject({ code: 'NOT_FOUND', path: ['orderId'] });
  });

  it('§6 is not moved by the other side, nor by a guest', async () => {
    for (const one of moves.filter(([name]) => name !== 'cancelOrder')) {
      const [, , side, , form] = one;
      for (const who of [side === 'buyer' ? supplier : buyer, newVisitor(gateway)])
        expect(await move(who, one, form)).toMatchObject({ code: 'LOGIN_REQUIRED' });
    }
    expect(upstream.calls).toEqual([]);
  });

  it('§5 a supplier gives a reason', async () => {
    for (const one of [refuse, end])
      expect(await move(supplier, one, { reason: ' ' })).toEqual({
        __typename: 'InvalidInput',
        fields: [{ name: 'reason' }],
      });
    const long = 'x'.repeat(81);
    expect(await move(supplier, ship, { carrier: long, trackingNumber: long })).toMatchObject({
      fields: [{ name: 'carrier' }, { name: 'trackingNumber' }],
    });
    expect(upstream.calls).toEqual([]);
  });

  it('§8 a confirmation says how many are left', async () => {
    fails('confirmOrder', 40_973, { stock: 3 });
    expect(await move(supplier, confirm, {})).toEqual({
      __typename: 'OutOfStock',
      code: 'OUT_OF_STOCK',
      path: ['orderId'],
      stock: 3,
    });
  });

  it('is shown in its conversation, with what the messages say of it, in one call for all', async () => {
    const inbox = goldenOf('getInbox').response.body as { data: { list: Record<string, unknown>[] } };
    const [conversation] = inbox.data.list;
    const list = ['100003', '100004'].map((conversationId) => ({
      ...conversation,
      conversationId,
      kind: 'order',
      lastMessage: { ...(conversation?.['lastMessage'] as object), orderState: 'shipped', content: '' },
    }));
    upstream.answer('getInbox', (_call, response) =>
      json(response, { ...inbox, data: { ...inbox.data, list } }),
    );
    const { data } = await buyer.query<{ viewer: { inbox: { nodes: object[] } } }>(
      '{ viewer { ... on Buyer { inbox(kind: ORDER) { nodes { id enquiry { id } order { number state invoice trackingNumber total { amount } } lastMessage { body orderState } } } } } }',
    );
    expect(data.viewer.inbox.nodes).toEqual([
      {
        id: '100003',
        enquiry: null,
        order: {
          number: 'O-100003',
          state: 'SHIPPED',
          invoice: '/orders/100003/proforma-invoice.pdf',
          trackingNumber: 'COSU6123456789',
          total: { amount: '5600' },
        },
        lastMessage: { body: '', orderState: 'SHIPPED' },
      },
      { id: '100004', enquiry: null, order: null, lastMessage: { body: '', orderState: 'SHIPPED' } },
    ]);
    expect(upstream.counts()).toMatchObject({ getInbox: 1, getOrderList: 1 });
  });
});

describe('§7.3 the proforma invoice', () => {
  const path = '/orders/100003/proforma-invoice.pdf';

  it('is a PDF for the buyer and the supplier, which nobody stores', async () => {
    for (const [who, operation] of [
      [buyer, 'getProformaInvoice'],
      [supplier, 'getSupplierProformaInvoice'],
    ] as const) {
      const answer = await who.get(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('application/pdf');
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(answer.headers.get('content-disposition')).toBe('inline; filename="PI-100003.pdf"');
      expect(await answer.text()).toMatch(/^%PDF-/);
      expect(upstream.calls.at(-1)).toMatchObject({ operation, body: { data: { orderId: '100003' } } });
    }
  });

  it('§6 is refused to guests without a call, and to others as to those of whom there is none', async () => {
    expect((await newVisitor(gateway).get(path)).status).toBe(401);
    expect((await buyer.get('/orders/abc/proforma-invoice.pdf')).status).toBe(404);
    expect(upstream.calls).toEqual([]);
    fails('getProformaInvoice', 404);
    const answer = await buyer.get(path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'private, no-store']);
  });

  it('is drawn at most so often', async () => {
    const busy = await signedInBuyer(gateway);
    const statuses: number[] = [];
    for (let times = 0; times < 32; times++) statuses.push((await busy.get(path)).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
  });
});
