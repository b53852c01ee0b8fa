// Orders (§7.3 submitOrder) with both sides, their stock and their proforma invoice, on real databases.
import { inflateSync } from 'node:zlib';
import { hashOf } from '@fairgate/embedded/accounts/token';
import { attemptsMaxCount } from '@fairgate/schema/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Item, itemsOf, type Order, orderForm, setStock, stockOf } from './order-data.ts';
import { mailsTo, newPerson, password, type Person, register } from './person.ts';
import {
  addSupplierOutside,
  demoSupplier,
  ownProduct,
  quotationForm,
  rfqForm,
  supplierPerson,
} from './rfq-data.ts';
import { databases, type Embedded, startEmbedded } from './store.ts';

const service = 'supplier';
type Inbox = {
  unread: number;
  list: { conversationId: string; kind: string; unread: number; contactName: string }[];
};
type Messages = {
  list: { content: string; author: string; authorName: string; orderState: string | null }[];
};

describe.each(databases)('orders on %s', { timeout: 60_000 }, (kind) => {
  let embedded: Embedded;
  let supplier: Person;
  let other: Person;
  let items: { plain: Item; varied: Item };
  beforeAll(async () => {
    embedded = await startEmbedded(kind);
    supplier = await supplierPerson(embedded);
    const { categoryId } = await ownProduct(embedded);
    const email = 'order-other@supplier.example';
    await addSupplierOutside(embedded, { email, categoryId });
    other = await supplierPerson(embedded, email);
    items = await itemsOf(embedded);
  }, 120_000);
  afterAll(() => embedded.close());

  const place = (person: Person, item = items.varied, change: object = {}, key = crypto.randomUUID()) =>
    person.call<Order>('/order/submitOrder.json', orderForm(item, change), {
      headers: { 'idempotency-key': key },
    });
  const bySupplier = (name: string, data: object, person = supplier, key = crypto.randomUUID()) =>
    person.call<Order>(`/order/${name}.json`, data, { service, headers: { 'idempotency-key': key } });
  const byBuyer = (person: Person, name: string, data: object) =>
    person.call<Order>(`/order/${name}.json`, data);
  const read = async (person: Person, orderId: string) =>
    (await person.call<{ list: Order[] }>('/order/getOrderList.json', { orderIds: [orderId] })).data.list[0];
  const kindsOf = async (email: string, orderId: string) =>
    (await mailsTo(embedded, email))
      .filter(({ text }) => text.includes(`O-${orderId}`))
      .map((mail) => mail.kind)
      .toReversed();

  it('§7.3 an order goes from the buyer through the supplier back: states, stock, messages and mails', async () => {
    const item = items.varied;
    await setStock(embedded, item, 10 * item.minimum);
    const { person, email } = await register(embedded);
    const placed = await place(person);
    expect(placed.data).toMatchObject({
      state: 'placed',
      fromStock: true,
      invoice: false,
      contact: { contactName: 'Amal Hassan', email },
      goods: [
        { goodsSpuId: item.productId, variantId: item.variantId, quantity: item.minimum, price: item.price },
      ],
    });
    const { orderId, orderNo } = placed.data;
    expect(orderNo).toBe(`O-${orderId}`);
    expect(placed.data.goods[0]?.sku).toMatch(/\S/);
    expect(await stockOf(embedded, item)).toBe(10 * item.minimum);
    const inbox = await supplier.call<Inbox>(
      '/message/getSupplierInbox.json',
      { kind: 'order' },
      { service },
    );
    expect(inbox.data.list[0]).toMatchObject({
      conversationId: orderId,
      kind: 'order',
      unread: 1,
      contactName: 'Amal Hassan',
    });

    expect((await bySupplier('confirmOrder', { orderId })).data).toMatchObject({
      state: 'confirmed',
      invoice: true,
    });
    expect(await stockOf(embedded, item)).toBe(9 * item.minimum);
    const way = { carrier: ' COSCO ', trackingNumber: 'COSU6123456789' };
    expect((await bySupplier('shipOrder', { orderId, ...way })).data).toMatchObject({
      state: 'shipped',
      carrier: 'COSCO',
      trackingNumber: 'COSU6123456789',
    });
    expect((await byBuyer(person, 'receiveOrder', { orderId })).data).toMatchObject({
      state: 'received',
      invoice: true,
    });
    expect(await stockOf(embedded, item)).toBe(9 * item.minimum);

    const { data } = await person.call<Messages>('/message/getMessageList.json', { conversationId: orderId });
    expect(data.list.toReversed()).toMatchObject([
      { orderState: 'placed', author: 'buyer', content: 'Please pack on pallets.' },
      { orderState: 'confirmed', author: 'supplier', content: '' },
      { orderState: 'shipped', author: 'supplier' },
      { orderState: 'received', author: 'buyer' },
    ]);
    expect(await kindsOf(demoSupplier, orderId)).toEqual(['order', 'orderReceived']);
    expect(await kindsOf(email, orderId)).toEqual(['orderConfirmed', 'orderShipped']);
    const [mail] = await mailsTo(embedded, demoSupplier);
    expect(mail?.text).toContain(`/inbox/${orderId}?`);
    expect(mail?.text).not.toMatch(/Amal|Nile/);
  });

  it('is refused with a reason, or cancelled by either side, and a message is mailed until it is read', async () => {
    const { person, email } = await register(embedded);
    const refused = (await place(person)).data.orderId;
    expect((await bySupplier('refuseOrder', { orderId: refused })).status).toBe(400);
    expect((await bySupplier('refuseOrder', { orderId: refused, reason: 'Sold out' })).data).toMatchObject({
      state: 'refused',
      reason: 'Sold out',
    });
    const own = (await place(person)).data.orderId;
    expect((await byBuyer(person, 'cancelOrder', { orderId: own })).data).toMatchObject({
      state: 'cancelled',
      reason: null,
    });
    const theirs = (await place(person)).data.orderId;
    expect((await bySupplier('cancelSupplierOrder', { orderId: theirs })).status).toBe(400);
    await bySupplier('cancelSupplierOrder', { orderId: theirs, reason: 'The line has stopped' });
    expect(await kindsOf(email, refused)).toEqual(['orderRefused']);
    expect(await kindsOf(demoSupplier, own)).toEqual(['order', 'orderCancelled']);
    expect(await kindsOf(email, theirs)).toEqual(['orderEnded']);
    const open = (await place(person)).data.orderId;
    for (const body of ['When will it leave?', 'Still there?'])
      await supplier.call('/message/sendSupplierMessage.json', { conversationId: open, body }, { service });
    expect(await kindsOf(email, open)).toEqual(['orderAnswer']);
    await person.call('/account/setSubscriptions.json', {
      marketing: false,
      followedProducts: true,
      fairs: true,
      messages: false,
    });
    await bySupplier('confirmOrder', { orderId: open });
    expect(await kindsOf(email, open)).toEqual(['orderAnswer']);
  });

  it('sent again with its key it is the same order; another one with the key is refused', async () => {
    const { person } = await register(embedded);
    const key = crypto.randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => place(person, items.varied, {}, key)));
    expect(new Set(answers.map(({ data }) => data.orderId)).size).toBe(1);
    expect((await place(person, items.varied, { note: 'Another one' }, key)).code).toBe(40_904);
    const stranger = (await register(embedded)).person;
    expect((await place(stranger, items.varied, {}, key)).code).toBe(40_904);
    const { orderId } = answers[0]?.data ?? { orderId: '' };
    const again = crypto.randomUUID();
    const confirmed = await Promise.all(
      [1, 2].map(() => bySupplier('confirmOrder', { orderId }, supplier, again)),
    );
    expect(confirmed.map(({ data }) => data.state)).toEqual(['confirmed', 'confirmed']);
    expect((await bySupplier('confirmOrder', { orderId })).code).toBe(40_974);
  });

  it('a state moves once: of two who press at once, one gets the failure, and no other way is open', async () => {
    const { person } = await register(embedded);
    await setStock(embedded, items.varied, 10 * items.varied.minimum);
    const { orderId } = (await place(person)).data;
    const both = await Promise.all([
      bySupplier('confirmOrder', { orderId }),
      bySupplier('refuseOrder', { orderId, reason: 'Sold out' }),
      byBuyer(person, 'cancelOrder', { orderId }),
    ]);
    expect(both.map(({ code }) => code).filter((code) => code === 40_974)).toHaveLength(2);
    const second = (await place(person)).data.orderId;
    expect((await bySupplier('shipOrder', { orderId: second })).code).toBe(40_974);
    expect((await byBuyer(person, 'receiveOrder', { orderId: second })).code).toBe(40_974);
    await bySupplier('confirmOrder', { orderId: second });
    expect((await byBuyer(person, 'cancelOrder', { orderId: second })).code).toBe(40_974);
    await bySupplier('shipOrder', { orderId: second });
    expect((await bySupplier('cancelSupplierOrder', { orderId: second, reason: 'Late' })).code).toBe(40_974);
  });

  it('of two orders for the last units one is refused, and a cancelled order gives its units back', async () => {
    const item = items.varied;
    await setStock(embedded, item, item.minimum);
    const buyers = await Promise.all([register(embedded), register(embedded)]);
    const ids = await Promise.all(buyers.map(async ({ person }) => (await place(person)).data.orderId));
    const answers = await Promise.all(ids.map((orderId) => bySupplier('confirmOrder', { orderId })));
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 40_973]);
    expect(answers.find(({ code }) => code === 40_973)?.data).toEqual({ stock: 0 });
    expect(await stockOf(embedded, item)).toBe(0);
    const [won = '', lost = ''] = answers[0]?.code === 0 ? ids : ids.toReversed();
    expect((await read(buyers[ids.indexOf(lost)]!.person, lost))?.state).toBe('placed');
    await bySupplier('cancelSupplierOrder', { orderId: won, reason: 'A mistake' });
    expect(await stockOf(embedded, item)).toBe(item.minimum);
    await setStock(embedded, item, 0);
    expect((await bySupplier('confirmOrder', { orderId: lost, madeToOrder: true })).data).toMatchObject({
      state: 'confirmed',
      fromStock: false,
    });
    await bySupplier('cancelSupplierOrder', { orderId: lost, reason: 'A mistake' });
    expect(await stockOf(embedded, item)).toBe(0);
  });

  it('what is made to order takes no stock; the stock of a product without variants is its own', async () => {
    const item = items.plain;
    await setStock(embedded, item, 0);
    const { person } = await register(embedded);
    const made = (await place(person, item)).data;
    expect(made.fromStock).toBe(false);
    await setStock(embedded, item, 5 * item.minimum);
    await bySupplier('confirmOrder', { orderId: made.orderId });
    expect(await stockOf(embedded, item)).toBe(5 * item.minimum);
    const { orderId } = (await place(person, item)).data;
    await bySupplier('confirmOrder', { orderId });
    expect(await stockOf(embedded, item)).toBe(4 * item.minimum);
  });

  it('the price is that of the time of the order: another one is refused and told, and so is less than the minimum', async () => {
    const item = items.varied;
    const { person } = await register(embedded);
    const wrong = await place(person, item, { price: '0.5' });
    expect([wrong.status, wrong.code, wrong.data]).toEqual([
      200,
      40_971,
      { price: item.price, currency: 'USD' },
    ]);
    expect((await place(person, item, { currency: 'EUR' })).code).toBe(40_971);
    const few = await place(person, item, { quantity: item.minimum - 1 });
    expect([few.code, few.data]).toEqual([40_972, { minimum: item.minimum }]);
    for (const names of [
      { productId: '999999999' },
      { variantId: '999999999' },
      { variantId: null },
      { productId: items.plain.productId },
      { shipmentTerm: 'XXX' },
    ])
      expect((await place(person, item, names)).code).toBe(404);
    expect((await place(newPerson(embedded), item)).code).toBe(401);
    const inbox = await person.call<Inbox>('/message/getInbox.json');
    expect(inbox.data.list).toEqual([]);
  });

  it('from an accepted quotation: its price and terms count, once, and no stock is taken again', async () => {
    const item = items.plain;
    const quantity = 500;
    await setStock(embedded, item, 2_000);
    const { person } = await register(embedded);
    const { supplierId } = await ownProduct(embedded);
    const { rfqId } = (
      await person.call<{ rfqId: string }>(
        '/rfq/addRfq.json',
        rfqForm({ supplierIds: [supplierId], quantity }),
      )
    ).data;
    const quoted = await supplier.call<{ quotations: { quotationId: string }[] }>(
      '/rfq/sendQuotation.json',
      quotationForm(rfqId, { productId: item.productId, port: 'Ningbo', paymentTerm: 'tt-30-70' }),
      { service },
    );
    const quotationId = quoted.data.quotations[0]?.quotationId ?? '';
    const ordered = (who: Person, change: object = {}) =>
      place(who, item, { quotationId, quantity, price: '11.2', ...change });
    expect((await ordered(person)).code).toBe(404);
    await person.call('/rfq/replyQuotation.json', { quotationId, reply: 'accept', reason: '' });
    expect(await stockOf(embedded, item)).toBe(1_500);
    expect((await ordered((await register(embedded)).person)).code).toBe(404);
    expect((await ordered(person, { price: item.price })).code).toBe(40_971);
    expect((await ordered(person, { quantity: 499 })).data).toEqual({ minimum: 500 });
    const { data } = await ordered(person, { quantity: 1_000, price: '10.8' });
    expect(data).toMatchObject({
      quotationId,
      amount: '10800',
      port: 'Ningbo',
      shipmentTerm: { code: 'FOB' },
    });
    expect((await ordered(person)).code).toBe(404);
    const seen = await person.call('/rfq/quotationRfqDetails.json', { quotationId });
    expect(seen.data).toMatchObject({ orderId: data.orderId });
    await bySupplier('confirmOrder', { orderId: data.orderId });
    await bySupplier('cancelSupplierOrder', { orderId: data.orderId, reason: 'A mistake' });
    expect(await stockOf(embedded, item)).toBe(1_500);
    expect((await ordered(person)).data.state).toBe('placed');
  });

  it('§6 another buyer and another supplier neither see, move nor print it', async () => {
    const [owner, stranger] = [await register(embedded), await register(embedded)];
    await setStock(embedded, items.varied, 10 * items.varied.minimum);
    const { orderId } = (await place(owner.person)).data;
    const ofOther = (name: string, data: object) =>
      other.call<{ list: Order[] }>(`/order/${name}.json`, { ...data }, { service });
    for (const name of ['receiveOrder', 'cancelOrder', 'getProformaInvoice'])
      expect((await byBuyer(stranger.person, name, { orderId })).code).toBe(404);
    for (const name of [
      'confirmOrder',
      'refuseOrder',
      'shipOrder',
      'cancelSupplierOrder',
      'getSupplierProformaInvoice',
    ])
      expect((await ofOther(name, { orderId, reason: 'Ours' })).code).toBe(404);
    expect(await read(stranger.person, orderId)).toBeUndefined();
    expect((await ofOther('getSupplierOrderList', { orderIds: [orderId] })).data.list).toEqual([]);
    await bySupplier('confirmOrder', { orderId });
    expect((await byBuyer(stranger.person, 'getProformaInvoice', { orderId })).code).toBe(404);
    expect((await ofOther('getSupplierProformaInvoice', { orderId })).code).toBe(404);
    expect((await ofOther('shipOrder', { orderId })).code).toBe(404);
    // The wrong service has no such operation for the token.
    expect((await newPerson(embedded).call('/order/getOrderList.json', { orderIds: [orderId] })).code).toBe(
      401,
    );
    expect((await read(owner.person, orderId))?.state).toBe('confirmed');
  });

  it('the proforma invoice is a PDF for both sides, once the order is confirmed', async () => {
    const { person } = await register(embedded);
    await setStock(embedded, items.varied, 10 * items.varied.minimum);
    const { orderId } = (
      await place(person, items.varied, { contactName: 'أمل حسن', companyName: '烏龍貿易' })
    ).data;
    const print = (who: Person, name: string, options = {}) =>
      who.call<{ file: string }>(`/order/${name}.json`, { orderId }, options);
    expect((await print(person, 'getProformaInvoice')).code).toBe(404);
    await bySupplier('confirmOrder', { orderId });
    const own = Buffer.from((await print(person, 'getProformaInvoice')).data.file, 'base64');
    const theirs = await print(supplier, 'getSupplierProformaInvoice', { service });
    expect(own.toString('latin1', 0, 5)).toBe('%PDF-');
    expect(Buffer.from(theirs.data.file, 'base64').equals(own)).toBe(true);
    const found = /\/Width 1654 \/Height 2339 .*\/Length (\d+) >>\nstream\n/.exec(own.toString('latin1'));
    const start = (found?.index ?? 0) + (found?.[0].length ?? 0);
    const greys = inflateSync(own.subarray(start, start + Number(found?.[1])));
    const dark = greys.filter((grey) => grey < 128).length;
    expect([greys.length, dark > 10_000, dark < greys.length / 10]).toEqual([1_654 * 2_339, true, true]);
    await bySupplier('cancelSupplierOrder', { orderId, reason: 'A mistake' });
    expect((await print(person, 'getProformaInvoice')).code).toBe(404);
  });

  it('is in the data file; when the account is deleted it stays for the supplier, without the person', async () => {
    const { person, userId } = await register(embedded);
    await setStock(embedded, items.varied, 10 * items.varied.minimum);
    const [confirmed, open] = [(await place(person)).data.orderId, (await place(person)).data.orderId];
    await bySupplier('confirmOrder', { orderId: confirmed });
    await person.call('/message/sendMessage.json', { conversationId: confirmed, body: 'Call me: Amal' });
    const file = await person.call('/account/exportData.json');
    expect(file.data).toMatchObject({
      orders: [
        {
          orderId: confirmed,
          state: 'confirmed',
          address: '12 Nile Street\nCairo',
          goods: [{ quantity: items.varied.minimum }],
        },
        { orderId: open, state: 'placed' },
      ],
    });
    await person.call('/account/delete.json', { password });
    const { data } = await supplier.call<{ list: Order[] }>(
      '/order/getSupplierOrderList.json',
      { orderIds: [confirmed, open] },
      { service },
    );
    expect(data.list).toMatchObject([
      { state: 'confirmed', contact: null, address: '' },
      { state: 'cancelled', contact: null },
    ]);
    expect(await kindsOf(demoSupplier, open)).toEqual(['order', 'orderCancelled']);
    const messages = await supplier.call<Messages>(
      '/message/getSupplierMessageList.json',
      { conversationId: confirmed },
      { service },
    );
    expect(messages.data.list.toReversed()).toMatchObject([
      { orderState: 'placed', authorName: '', content: '' },
      { orderState: 'confirmed' },
    ]);
    expect((await bySupplier('shipOrder', { orderId: confirmed })).data.state).toBe('shipped');
    expect(
      await embedded.db.rows(
        { text: `select 1 from trade_order where buyer_id = $1 or visitor_id <> '' and id = $2` },
        [userId, confirmed],
      ),
    ).toEqual([]);
  });

  it('a buyer places at most so many in an hour', async () => {
    const { person, userId } = await register(embedded);
    await embedded.db.rows(
      {
        text: `insert into attempt_count (kind, field, value_hash, count, ends_at)
          values ('order', 'account', $1, $2, now() + interval '1 hour')`,
      },
      [hashOf(userId), attemptsMaxCount.order.account],
    );
    expect((await place(person)).code).toBe(42_901);
  });
});
