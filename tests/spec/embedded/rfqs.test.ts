// RFQs and quotations, on real databases.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo, newEmail, newPerson, type Person, register } from './person.ts';
import {
  addSupplierOutside,
  type OwnProduct,
  ownProduct,
  productsOf,
  quotationForm,
  rfqChange,
  rfqForm,
  supplierPerson,
} from './rfq-data.ts';
import { databases, type Embedded, startEmbedded } from './store.ts';

const service = 'supplier';
type Rfq = {
  rfqId: string;
  rfqNo: string;
  state: string;
  expired: boolean;
  quantity: number;
  suppliers: { supplierId: string; conversationId: string; chosen: boolean; declineReason: string | null }[];
  quotations: Quotation[];
};
type Quotation = {
  quotationId: string;
  state: string;
  version: number;
  ladder: { from: number; price: string }[];
};
type ForSupplier = Rfq & {
  contact: { email: string } | null;
  chosen: boolean;
  conversationId: string | null;
};

describe.each(databases)('RFQs on %s', (kind) => {
  let embedded: Embedded;
  let supplier: Person;
  let other: Person;
  let own: OwnProduct;
  beforeAll(async () => {
    embedded = await startEmbedded(kind);
    supplier = await supplierPerson(embedded);
    own = await ownProduct(embedded);
    const email = 'rfq-other@supplier.example';
    await addSupplierOutside(embedded, { email, categoryId: own.categoryId });
    other = await supplierPerson(embedded, email);
  });
  afterAll(() => embedded.close());

  const ask = (change: object = {}) => rfqForm({ supplierIds: [own.supplierId], ...change });
  const send = (person: Person, change: object = {}, key = crypto.randomUUID(), name = 'addRfq') =>
    person.call<{ rfqId: string; rfqNo: string; tradeChinaToken?: string }>(
      `/rfq/${name}.json`,
      ask(change),
      {
        headers: { 'idempotency-key': key },
      },
    );
  const info = (person: Person, rfqId: string) => person.call<Rfq>('/rfq/getRfqInfo.json', { rfqId });
  const seen = (person: Person, rfqId: string) =>
    person.call<ForSupplier>('/rfq/getSupplierRfqInfo.json', { rfqId }, { service });
  const quote = (person: Person, rfqId: string, change: object = {}, key = crypto.randomUUID()) =>
    person.call<ForSupplier>(
      '/rfq/sendQuotation.json',
      quotationForm(rfqId, { productId: own.id, ...change }),
      { service, headers: { 'idempotency-key': key } },
    );

  it('§7.3 an RFQ is stored once for its key, and its supplier sees it with the contact', async () => {
    const { person, email } = await register(embedded);
    const key = crypto.randomUUID();
    const [first, again] = await Promise.all([send(person, {}, key), send(person, {}, key)]);
    expect(first?.data.rfqNo).toMatch(/^R-\d{6}$/);
    expect(again?.data).toEqual(first?.data);
    const { data } = await info(person, first?.data.rfqId ?? '');
    expect(data.suppliers.map(({ supplierId, chosen }) => ({ supplierId, chosen }))).toEqual([
      { supplierId: own.supplierId, chosen: true },
    ]);
    expect((await seen(supplier, data.rfqId)).data.contact?.email).toBe(email);
  });

  it('§6 another buyer and another supplier find nothing, and change nothing', async () => {
    const { person } = await register(embedded);
    const stranger = (await register(embedded)).person;
    const { rfqId } = (await send(person)).data;
    expect((await info(stranger, rfqId)).code).toBe(404);
    expect((await stranger.call('/rfq/closeRfq.json', { rfqId })).code).toBe(404);
    expect((await stranger.call('/rfq/editRfq.json', rfqChange(rfqId))).code).toBe(404);
    expect((await seen(other, rfqId)).code).toBe(404);
    expect((await quote(other, rfqId, { productId: null })).code).toBe(404);
    expect((await other.call('/rfq/declineRfq.json', { rfqId }, { service })).code).toBe(404);
    const { data } = await quote(supplier, rfqId);
    const { quotationId = '' } = data.quotations[0] ?? {};
    const reply = { quotationId, reply: 'accept', reason: '' };
    expect((await stranger.call('/rfq/replyQuotation.json', reply)).code).toBe(404);
    expect((await stranger.call('/rfq/quotationRfqDetails.json', { quotationId })).code).toBe(404);
    expect((await other.call('/rfq/withdrawQuotation.json', { quotationId }, { service })).code).toBe(404);
    expect((await info(person, rfqId)).data).toMatchObject({
      state: 'open',
      quotations: [{ state: 'sent' }],
    });
  });

  it('an open RFQ goes to the suppliers of its category, which get the contact when they quote', async () => {
    const { person } = await register(embedded);
    const { rfqId } = (await send(person, { isOpen: true, supplierIds: [], categoryId: own.categoryId }))
      .data;
    expect((await seen(other, rfqId)).code).toBe(404);
    expect((await seen(supplier, rfqId)).data).toMatchObject({
      chosen: false,
      contact: null,
      conversationId: null,
    });
    const quoted = (await quote(supplier, rfqId)).data;
    expect(quoted.contact?.email).toMatch(/@/);
    expect(quoted.conversationId).toMatch(/^\d+$/);
  });

  it('a newer quotation replaces the one before, and its product must be the supplier’s', async () => {
    const { person } = await register(embedded);
    const { rfqId } = (await send(person)).data;
    const key = crypto.randomUUID();
    await Promise.all([quote(supplier, rfqId, {}, key), quote(supplier, rfqId, {}, key)]);
    await quote(supplier, rfqId, { tiers: [{ quantityFrom: 1, price: '9.9' }] });
    expect((await info(person, rfqId)).data.quotations).toMatchObject([
      { version: 2, state: 'sent', ladder: [{ from: 1, price: '9.9' }] },
      { version: 1, state: 'replaced' },
    ]);
    const [foreign] = await embedded.db.rows<{ id: string }>({
      text: `select id::text from product where supplier_id <> ${own.supplierId} limit 1`,
    });
    expect((await quote(supplier, rfqId, { productId: foreign?.id })).code).toBe(404);
    expect((await quote(supplier, rfqId, { validUntil: '2020-01-01' })).status).toBe(400);
  });

  it('§7.3 an accepted quotation awards the RFQ and takes the quantity from the stock of the variant, or the product', async () => {
    const { varied, plain } = await productsOf(embedded, own.supplierId);
    const stocks = async () =>
      (
        await embedded.db.rows<{ varied: number; variant: number; plain: number }>({
          text: `
            select (select stock from product where id = ${varied.id}) as varied, (select stock from product where id = ${plain}) as plain,
              (select stock from product_variant where id = ${varied.variantId}) as variant`,
        })
      )[0] ?? { varied: 0, variant: 0, plain: 0 };
    const accept = async (product: object) => {
      const { person } = await register(embedded);
      const { rfqId } = (await send(person, { quantity: 3 })).data;
      const [{ quotationId } = { quotationId: '' }] = (await quote(supplier, rfqId, product)).data.quotations;
      const reply = { quotationId, reply: 'accept', reason: '' };
      expect((await person.call('/rfq/replyQuotation.json', reply)).data).toMatchObject({
        state: 'accepted',
      });
      expect((await info(person, rfqId)).data.state).toBe('awarded');
      expect((await person.call('/rfq/replyQuotation.json', { ...reply, reply: 'decline' })).code).toBe(404);
      expect((await quote(supplier, rfqId)).code).toBe(404);
    };
    const before = await stocks();
    await accept({ productId: varied.id, variantId: varied.variantId });
    const after = { ...before, varied: before.varied - 3, variant: before.variant - 3 };
    expect(await stocks()).toEqual(after);
    await accept({ productId: plain });
    expect(await stocks()).toEqual({ ...after, plain: before.plain - 3 });
    // Which variant was sold is not known.
    await accept({ productId: varied.id });
    expect(await stocks()).toEqual({ ...after, plain: before.plain - 3 });
  });

  it('a variant must be one of the product, in an RFQ and in a quotation, and needs the product', async () => {
    const { varied, plain } = await productsOf(embedded, own.supplierId);
    const { person } = await register(embedded);
    const right = { productId: varied.id, variantId: varied.variantId };
    const wrong: readonly [object, number][] = [
      [{ productId: plain, variantId: varied.variantId }, 404],
      [{ productId: varied.id, variantId: '0' }, 404],
      [{ productId: varied.id, variantId: '999999999999999999' }, 404],
      [{ productId: '999999999999999999' }, 404],
      [{ productId: null, variantId: varied.variantId }, 400],
    ];
    for (const [names, code] of wrong) {
      expect((await send(person, names)).code).toBe(code);
      expect((await send(person, { ...names, productName: 'X' }, undefined, 'submitNewRfq')).code).toBe(code);
      const guest = { ...names, email: newEmail() };
      expect((await send(newPerson(embedded), guest, undefined, 'addRfqAndPurReg')).code).toBe(code);
    }
    const { rfqId } = (await send(person, right)).data;
    for (const [names, code] of wrong) expect((await quote(supplier, rfqId, names)).code).toBe(code);
    const quoted = await quote(supplier, rfqId, right);
    expect(quoted.data.quotations).toMatchObject([{ goodsSpuId: varied.id, variantId: varied.variantId }]);
  });

  it('§7.3 the conversations of an RFQ name it on both sides; others do not', async () => {
    const { person } = await register(embedded);
    const sent = (await send(person)).data;
    type Inbox = { list: { conversationId: string; rfq: object | null }[] };
    const rfq = { rfqId: sent.rfqId, rfqNo: sent.rfqNo, productName: 'Kettles' };
    const [conversation] = (await person.call<Inbox>('/message/getInbox.json', { kind: 'rfq' })).data.list;
    expect(conversation).toMatchObject({ kind: 'rfq', rfq });
    const { data } = await supplier.call<Inbox>('/message/getSupplierInbox.json', {}, { service });
    expect(data.list[0]).toMatchObject({ conversationId: conversation?.conversationId, rfq });
    const one = await person.call('/message/getConversation.json', {
      conversationId: conversation?.conversationId,
    });
    expect(one.data).toMatchObject({ rfq });
    const enquiry = {
      about: 'supplier',
      enquiries: [{ supplierId: own.supplierId, lines: [] }],
      message: 'Hello',
      contact: { name: 'Amal' },
    };
    await person.call('/inquiry/submitNewInquiry.json', enquiry);
    const all = (await person.call<Inbox>('/message/getInbox.json')).data.list;
    expect(all.map((one) => one.rfq)).toEqual([null, rfq]);
  });

  it('a supplier declines with a reason, and a quotation takes it back', async () => {
    const { person } = await register(embedded);
    const { rfqId } = (await send(person)).data;
    await supplier.call('/rfq/declineRfq.json', { rfqId, reason: 'We do not make this.' }, { service });
    expect((await info(person, rfqId)).data.suppliers[0]?.declineReason).toBe('We do not make this.');
    await quote(supplier, rfqId);
    expect((await info(person, rfqId)).data.suppliers[0]?.declineReason).toBeNull();
  });

  it('an RFQ expires after its last day, and an edit opens it again', async () => {
    const { person } = await register(embedded);
    const { rfqId } = (await send(person)).data;
    await embedded.db.rows({ text: `update rfq set expires_on = current_date - 1 where id = ${rfqId}` });
    expect((await info(person, rfqId)).data).toMatchObject({ state: 'open', expired: true });
    expect((await quote(supplier, rfqId)).code).toBe(404);
    const list = (state: string) => person.call<{ total: number }>('/rfq/getRfqList.json', { state });
    expect([(await list('open')).data.total, (await list('expired')).data.total]).toEqual([0, 1]);
    const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    const form = rfqChange(rfqId, { expiresOn: tomorrow, quantity: 700 });
    expect((await person.call('/rfq/editRfq.json', form)).data).toMatchObject({
      expired: false,
      quantity: 700,
    });
    expect((await quote(supplier, rfqId)).data.quotations).toHaveLength(1);
  });

  it('§7.3 a guest gets an account with the RFQ once, and chooses the password later', async () => {
    const email = newEmail();
    const guest = newPerson(embedded);
    const key = crypto.randomUUID();
    const first = await send(guest, { email, source: 7 }, key, 'addRfqAndPurReg');
    const again = await send(guest, { email, source: 7 }, key, 'addRfqAndPurReg');
    expect(again.data.rfqNo).toBe(first.data.rfqNo);
    const buyer = guest.with(first.data.tradeChinaToken ?? '');
    expect((await info(buyer, first.data.rfqId)).data.rfqNo).toBe(first.data.rfqNo);
    expect(await mailsTo(embedded, email)).toMatchObject([{ kind: 'init' }]);
    expect((await buyer.call('/rfq/regAfterRfq.json', { password: 'correct1' })).code).toBe(200);
    expect((await buyer.call('/rfq/regAfterRfq.json', { password: 'another1' })).code).toBe(40_103);
    expect(
      (await send(newPerson(embedded), { email, password: 'correct1' }, undefined, 'addRfqAndReg')).code,
    ).toBe(40_901);
    const [row] = await embedded.db.rows<{ source: number }>(
      { text: 'select source from buyer where email = $1' },
      [email],
    );
    expect(row?.source).toBe(7);
  });

  it('§7.3 isCompleted names what suppliers ask for, checkEmailPhone knows accounts and numbers', async () => {
    const { person, email } = await register(embedded);
    expect((await person.call('/rfq/isCompleted.json')).data).toEqual({
      completed: false,
      missing: ['contactName', 'companyName', 'countryId', 'mobile'],
    });
    const check = (form: object) => newPerson(embedded).call('/rfq/checkEmailPhone.json', form);
    expect((await check({ email, phone: '+20 2 2735 0100' })).data).toEqual({
      emailRegistered: true,
      isSupplier: false,
      phoneValid: true,
    });
    expect((await check({ email: 'supplier@fairgate.example', phone: '12345' })).data).toEqual({
      emailRegistered: false,
      isSupplier: true,
      phoneValid: false,
    });
  });

  it('templates are a supplier’s own', async () => {
    const fields = { currency: 'USD', shipmentTerm: 'FOB', validDays: 30 };
    const save = (person: Person) =>
      person.call<{ list: { templateId: string; name: string }[] }>(
        '/rfq/saveQuotationTemplate.json',
        { name: 'FOB', fields },
        { service },
      );
    const [{ templateId } = { templateId: '' }] = (await save(supplier)).data.list;
    await save(other);
    await other.call('/rfq/removeQuotationTemplate.json', { templateId }, { service });
    expect((await supplier.call('/rfq/getQuotationTemplates.json', {}, { service })).data).toMatchObject({
      list: [{ name: 'FOB', fields }],
    });
  });
});
