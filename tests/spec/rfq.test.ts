// RFQs and quotations through the API.
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';
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

const rfq = {
  idempotencyKey: 'k-0123456789',
  productName: 'Kettles',
  quantity: 500,
  unit: 'piece',
  targetPrice: { amount: '11.5', currencyCode: 'USD' },
  destinationCode: 'eg',
  contactName: 'Amal Hassan',
  source: 'RFQ_COLLECTION_MAIL',
};
const failure = '... on InvalidInput { fields { name key } } ... on Refusal { code path }';
const send = (who: Visitor, change: object = {}) =>
  who.query<{ sendRfq: object }>(
    `mutation ($input: RfqInput!) { sendRfq(input: $input) { __typename ... on SentRfq { number } ${failure} } }`,
    { input: { ...rfq, ...change } },
  );
const sendAsGuest = (who: Visitor, change: object = {}) =>
  who.query<{ sendGuestRfq: object }>(
    `mutation ($input: GuestRfqInput!) { sendGuestRfq(input: $input) { __typename ... on SentRfq { number } ${failure} } }`,
    { input: { rfq, email: 'amal@example.com', clause: true, ...change } },
  );
const quotation = {
  idempotencyKey: 'k-0123456789',
  rfqId: '100001',
  tiers: [{ quantityFrom: 500, price: '11.2' }],
  currencyCode: 'USD',
  unit: 'piece',
  minimumOrder: 500,
  shipmentTerm: 'FOB',
  leadDaysFrom: 20,
  leadDaysTo: 30,
  validUntil: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10),
};
const quote = (change: object = {}) =>
  supplier.query<{ sendQuotation: object }>(
    `mutation ($input: QuotationInput!) { sendQuotation(input: $input) { __typename ... on SupplierRfq { quotations { number ladder { minimumQuantity maximumQuantity price { amount } } } } ${failure} } }`,
    { input: { ...quotation, ...change } },
  );

describe('§7.3 RFQs', () => {
  it('of a buyer carry the key, the contact and the source to the service', async () => {
    expect((await send(buyer)).data.sendRfq).toEqual({ __typename: 'SentRfq', number: 'R-100001' });
    const [call] = upstream.calls;
    expect(call?.operation).toBe('addRfq');
    expect(call?.headers['idempotency-key']).toBe(rfq.idempotencyKey);
    expect(call?.body).toMatchObject({
      data: { productName: 'Kettles', targetPrice: '11.5', currency: 'USD', destinationId: 'EG', source: 7 },
    });
  });

  it('that begin with a product are submitNewRfq', async () => {
    await send(buyer, { productId: '2001' });
    expect(upstream.calls.map(({ operation }) => operation)).toEqual(['submitNewRfq']);
  });

  it('§6 need a buyer: guests and suppliers are asked to log in', async () => {
    for (const who of [newVisitor(gateway), supplier])
      expect((await send(who)).data.sendRfq).toMatchObject({ __typename: 'Refusal', code: 'LOGIN_REQUIRED' });
    expect(upstream.calls).toEqual([]);
  });

  it('§5 name all fields that break a rule, before any call', async () => {
    const { data } = await send(buyer, { productName: ' ', quantity: 0, unit: '?', contactName: '' });
    expect(data.sendRfq).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ name: 'productName' }, { name: 'quantity' }, { name: 'unit' }, { name: 'contactName' }],
    });
    expect(upstream.calls).toEqual([]);
  });

  it('§6 templates are for suppliers: a buyer and a guest are refused', async () => {
    for (const who of [buyer, newVisitor(gateway)]) {
      const { data } = await who.query<Record<string, object>>(
        `mutation { saveQuotationTemplate(input: { name: "FOB" }) { __typename ${failure} } removeQuotationTemplate(id: "1") { __typename ${failure} } }`,
      );
      const refused = { __typename: 'Refusal', code: 'LOGIN_REQUIRED' };
      expect(data).toMatchObject({ saveQuotationTemplate: refused, removeQuotationTemplate: refused });
    }
    expect(upstream.calls).toEqual([]);
  });

  it('§5 a variant without its product is refused, in RFQs and quotations', async () => {
    const refused = { __typename: 'InvalidInput', fields: [{ name: 'productId' }] };
    expect((await send(buyer, { variantId: '7' })).data.sendRfq).toMatchObject(refused);
    expect((await quote({ variantId: '7' })).data.sendQuotation).toMatchObject(refused);
    expect(upstream.calls).toEqual([]);
  });

  it('of a guest sign in: with a password by addRfqAndReg, else by addRfqAndPurReg', async () => {
    for (const [password, operation] of [
      ['secret1', 'addRfqAndReg'],
      [undefined, 'addRfqAndPurReg'],
    ] as const) {
      upstream.reset();
      const guest = newVisitor(gateway);
      expect((await sendAsGuest(guest, { password })).data.sendGuestRfq).toMatchObject({
        number: 'R-100001',
      });
      expect(upstream.calls[0]?.operation).toBe(operation);
      expect(guest.cookie()).not.toBe('');
    }
  });

  it('of a guest need the consent, and an email without an account', async () => {
    expect((await sendAsGuest(newVisitor(gateway), { clause: false })).data.sendGuestRfq).toMatchObject({
      fields: [{ name: 'clause' }],
    });
    upstream.answer('addRfqAndPurReg', (_call, response) =>
      json(response, { success: false, code: 40_901, msg: 'exists', data: null }),
    );
    expect((await sendAsGuest(newVisitor(gateway))).data.sendGuestRfq).toEqual({
      __typename: 'Refusal',
      code: 'EMAIL_EXISTS',
      path: ['email'],
    });
  });

  it('are read with suppliers and quotations in one call', async () => {
    const { data } = await buyer.query<{ viewer: { rfqs: { nodes: object[] } } }>(
      `{ viewer { ... on Buyer { rfqs(state: OPEN) { totalCount nodes { number state targetPrice { amount } suppliers { supplierId } quotations { number } } } } } }`,
    );
    expect(data.viewer.rfqs.nodes).toMatchObject([{ number: 'R-100001', state: 'OPEN' }]);
    expect(upstream.calls.map(({ operation }) => operation)).toEqual(['getUserInfo', 'getRfqList']);
  });

  it('of others are null, and cannot be closed', async () => {
    for (const operation of ['getRfqInfo', 'closeRfq'])
      upstream.answer(operation, (_call, response) =>
        json(response, { success: false, code: 404, msg: 'none', data: null }),
      );
    const { data } = await buyer.query<{ viewer: { rfq: null } }>(
      '{ viewer { ... on Buyer { rfq(id: "5") { id } } } }',
    );
    expect(data.viewer.rfq).toBeNull();
    const closed = await buyer.query<{ closeRfq: object }>(
      `mutation { closeRfq(id: "5") { __typename ${failure} } }`,
    );
    expect(closed.data.closeRfq).toMatchObject({ code: 'NOT_FOUND', path: ['id'] });
  });
});

describe('§7.3 quotations', () => {
  it('of a supplier have a ladder with ends', async () => {
    expect((await quote()).data.sendQuotation).toEqual({
      __typename: 'SupplierRfq',
      quotations: [
        {
          number: 'Q-100001',
          ladder: [
            { minimumQuantity: 500, maximumQuantity: 999, price: { amount: '11.2' } },
            { minimumQuantity: 1000, maximumQuantity: null, price: { amount: '10.8' } },
          ],
        },
      ],
    });
  });

  it('§5 need growing tiers, right days and a last day ahead', async () => {
    const tier = { quantityFrom: 500, price: '11.2' };
    for (const [change, name] of [
      [{ tiers: [tier, tier] }, 'tiers'],
      [{ tiers: [] }, 'tiers'],
      [{ tiers: [{ quantityFrom: 1, price: '0' }] }, 'tiers.0.price'],
      [{ leadDaysFrom: 31 }, 'leadDaysTo'],
      [{ validUntil: '2020-01-01' }, 'validUntil'],
      [{ validUntil: '2099-01-01' }, 'validUntil'],
    ] as const)
      expect((await quote(change)).data.sendQuotation).toMatchObject({ fields: [{ name }] });
    expect(upstream.calls).toEqual([]);
  });

  it('are decided on by the buyer', async () => {
    const { data } = await buyer.query<{ replyToQuotation: object }>(
      `mutation ($input: ReplyToQuotationInput!) { replyToQuotation(input: $input) { __typename ... on Quotation { state declineReason } ${failure} } }`,
      {
        input: {
          idempotencyKey: 'k-0123456789',
          quotationId: '100001',
          reply: 'DECLINE',
          reason: 'Too late.',
        },
      },
    );
    expect(data.replyToQuotation).toMatchObject({ __typename: 'Quotation', state: 'DECLINED' });
  });
});

describe('§7.3 the files of RFQs and quotations', () => {
  const picture = 'r3Zk0q8Jt1uXw7Ya2bC4dE';
  const document = 't5Bm2s0Lv3wZy9Ac4dE6fG';
  const edit = (attachmentIds: string[]) =>
    buyer.query<{ editRfq: object }>(
      `mutation ($input: EditRfqInput!) { editRfq(input: $input) { __typename ... on Rfq { attachments { id } } ${failure} } }`,
      {
        input: {
          idempotencyKey: rfq.idempotencyKey,
          id: '100001',
          productName: 'Kettles',
          quantity: 500,
          unit: 'piece',
          attachmentIds,
        },
      },
    );
  const sent = () => upstream.calls.at(-1)?.body as { data: { attachmentIds: string[] } };

  it('go to the service with each form', async () => {
    const attachmentIds = [picture, document];
    await send(buyer, { attachmentIds });
    expect(sent().data.attachmentIds).toEqual(attachmentIds);
    await send(buyer, { productId: '2001', attachmentIds });
    expect(sent().data.attachmentIds).toEqual(attachmentIds);
    expect((await edit(attachmentIds)).data.editRfq).toEqual({
      __typename: 'Rfq',
      attachments: [{ id: picture }],
    });
    expect(sent().data.attachmentIds).toEqual(attachmentIds);
    await quote({ attachmentIds });
    expect(sent().data.attachmentIds).toEqual(attachmentIds);
    await send(buyer);
    expect(sent().data.attachmentIds).toEqual([]);
    await sendAsGuest(newVisitor(gateway), { rfq: { ...rfq, attachmentIds } });
    const guests = upstream.calls.findLast(({ operation }) => operation === 'addRfqAndPurReg');
    expect(guests?.body).toMatchObject({ data: { attachmentIds } });
  });

  it('are read with addresses that expire, a picture with its preview, by both sides', async () => {
    const files = 'attachments { name type bytes url preview { src width height } }';
    const { data } = await buyer.query<{ viewer: object }>(
      `{ viewer { ... on Buyer { rfq(id: "100001") { ${files} quotations { ${files} } } } } }`,
    );
    const pdf = {
      name: 'drawing.pdf',
      url: expect.stringMatching(/^\/files\/t5.*signature=/),
      preview: null,
    };
    const jpeg = {
      name: 'drawing.jpg',
      type: 'image/jpeg',
      bytes: 52_311,
      url: expect.stringMatching(/^\/files\/r3.*expires=\d+/),
      preview: { src: expect.stringContaining('variant=preview'), width: 480, height: 360 },
    };
    expect(data.viewer).toMatchObject({ rfq: { attachments: [jpeg], quotations: [{ attachments: [pdf] }] } });
    const read = await supplier.query<{ viewer: object }>(
      `{ viewer { ... on SupplierUser { rfq(id: "100001") { ${files} } } } }`,
    );
    expect(read.data.viewer).toMatchObject({ rfq: { attachments: [jpeg] } });
    const withdrawn = await supplier.query<{ withdrawQuotation: object }>(
      `mutation { withdrawQuotation(id: "100001") { ... on SupplierRfq { quotations { ${files} } } } }`,
    );
    expect(withdrawn.data.withdrawQuotation).toMatchObject({ quotations: [{ attachments: [pdf] }] });
  });

  it('§5 are at most five ids, each once, before any call', async () => {
    const six = Array.from({ length: 6 }, (_, index) => picture.replace(/.$/, String(index)));
    for (const attachmentIds of [six, [picture, picture], ['made-up']]) {
      const refused = { fields: [{ name: expect.stringMatching(/^attachmentIds/) as string }] };
      expect((await send(buyer, { attachmentIds })).data.sendRfq).toMatchObject(refused);
      expect((await edit(attachmentIds)).data.editRfq).toMatchObject(refused);
      expect((await quote({ attachmentIds })).data.sendQuotation).toMatchObject(refused);
    }
    expect(upstream.calls).toEqual([]);
  });

  it('§6 of somebody else are a wrong field', async () => {
    for (const operation of ['addRfq', 'editRfq', 'addRfqAndPurReg'])
      upstream.answer(operation, (_call, response) =>
        json(response, { success: false, code: 40_042, msg: 'gone', data: null }),
      );
    upstream.answer('sendQuotation', (_call, response) =>
      json(response, { code: 40_042, msg: 'gone', data: null }),
    );
    const refused = { __typename: 'InvalidInput', fields: [{ name: 'attachmentIds' }] };
    const attachmentIds = [picture];
    expect((await send(buyer, { attachmentIds })).data.sendRfq).toMatchObject(refused);
    expect((await edit(attachmentIds)).data.editRfq).toMatchObject(refused);
    expect((await quote({ attachmentIds })).data.sendQuotation).toMatchObject(refused);
    const guests = await sendAsGuest(newVisitor(gateway), { rfq: { ...rfq, attachmentIds } });
    expect(guests.data.sendGuestRfq).toMatchObject(refused);
  });
});
