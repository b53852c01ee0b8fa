// Enquiries in the embedded services (§7.3 submitNewInquiry, submitInquiryList). On both databases.
import { hashOf } from '@fairgate/embedded/accounts/token';
import { attemptsMaxCount } from '@fairgate/schema/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo, newPerson, password, type Person, register } from './person.ts';
import { databases, type Embedded, startEmbedded } from './store.ts';

const account = { account: 'supplier@fairgate.example', password: 'fairgate1' };
const supplierService = { service: 'supplier' } as const;

type Enquiry = {
  inquiryId: string;
  inquiryNo: string;
  supplierId: string;
  state: string;
  email: string;
  contactName: string;
  answerTime: string | null;
  goods: { goodsSpuId: string; quantity: number; goodsName: string; price: string }[];
};
type Listed = { list: Enquiry[] };

describe.each(databases)('enquiries on %s', (kind) => {
  let embedded: Embedded;
  let supplier: Person;
  let own = 0;
  let other = 0;
  /** A product of each of the two suppliers. */
  let products: { own: number; other: number };
  beforeAll(async () => {
    embedded = await startEmbedded(kind);
    const guest = newPerson(embedded);
    const { data } = await guest.call<{ token: string; supplierId: string }>(
      '/login/loginPc.json',
      account,
      supplierService,
    );
    supplier = guest.with(data.token);
    own = Number(data.supplierId);
    const rows = await embedded.db.rows<{ id: number; supplier: number }>({
      text: 'select min(id) as id, supplier_id as supplier from product group by supplier_id order by supplier_id',
    });
    const ownProduct = rows.find((row) => row.supplier === own);
    const otherProduct = rows.find((row) => row.supplier !== own);
    if (!ownProduct || !otherProduct) throw new Error('two suppliers with products are needed');
    other = otherProduct.supplier;
    products = { own: ownProduct.id, other: otherProduct.id };
  });
  afterAll(() => embedded.close());

  const contact = {
    name: 'Amal Hassan',
    companyName: 'Nile Trading',
    phone: '+20 100 123 4567',
    countryCode: 'EG',
  };
  const to = (supplierId: number, productId?: number) => ({
    supplierId: String(supplierId),
    lines: productId === undefined ? [] : [{ productId: String(productId), quantity: 500 }],
  });
  const submit = (
    person: Person,
    enquiries: readonly object[],
    { headers = {}, ...change }: { headers?: Record<string, string>; message?: string } = {},
  ) =>
    person.call<Listed>(
      enquiries.length === 1 ? '/inquiry/submitNewInquiry.json' : '/inquiry/submitInquiryList.json',
      { about: 'cart', enquiries, message: 'Can you ship in May?', contact, ...change },
      { headers },
    );
  const ofSupplier = <Data>(path: string, data: object) => supplier.call<Data>(path, data, supplierService);
  const answer = (conversationId: string, body: string) =>
    ofSupplier('/message/sendSupplierMessage.json', { conversationId, body });
  const stateOf = async (person: Person, inquiryId: string) =>
    (await person.call<Listed>('/inquiry/getInquiryList.json', { inquiryIds: [inquiryId] })).data.list[0]
      ?.state;
  const count = async (table: string) =>
    (await embedded.db.rows<{ count: number }>({ text: `select count(*)::int as count from ${table}` }))[0]
      ?.count;

  it('§7.3 one message is one enquiry to each supplier, with the products and the price of the quantity', async () => {
    const { person, email, userId } = await register(embedded);
    const { data } = await submit(person, [to(own, products.own), to(other, products.other)]);
    expect(data.list).toMatchObject([
      { supplierId: String(own), state: 'open', email, contactName: 'Amal Hassan' },
      { supplierId: String(other), goods: [{ goodsSpuId: String(products.other), quantity: 500 }] },
    ]);
    const [first] = data.list;
    expect(first?.inquiryNo).toBe(`E-${first?.inquiryId}`);
    const [price] = await embedded.db.rows<{ price: string }>(
      {
        text: `select price::float8::text as price from price_step where product_id = $1
          order by quantity_from <= 500 desc, abs(quantity_from - 500) limit 1`,
      },
      [products.own],
    );
    expect(first?.goods[0]?.price).toBe(price?.price);
    const inbox = await person.call<{ list: { conversationId: string; kind: string }[] }>(
      '/message/getInbox.json',
    );
    expect(inbox.data.list.map((one) => one.conversationId).toSorted()).toEqual(
      data.list.map(({ inquiryId }) => inquiryId).toSorted(),
    );
    const [saved] = await embedded.db.rows(
      {
        text: 'select contact_name, company_name, country_id, dialing_code, mobile from purchase_info where buyer_id = $1',
      },
      [userId],
    );
    expect(saved).toEqual({
      contact_name: 'Amal Hassan',
      company_name: 'Nile Trading',
      country_id: 'EG',
      dialing_code: '20',
      mobile: '1001234567',
    });
  });

  it('sent again with its key it is the same enquiries; another message with the key is refused', async () => {
    const { person } = await register(embedded);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const wanted = [to(own, products.own), to(other)];
    const answers = await Promise.all([1, 2, 3].map(() => submit(person, wanted, { headers })));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data.list))).size).toBe(1);
    expect((await submit(person, wanted, { headers, message: 'Another one' })).code).toBe(40_904);
    const stored = await person.call<{ total: number }>('/message/getInbox.json');
    expect(stored.data.total).toBe(2);
    // The key belongs to the account: another one with the same words is another message.
    const { person: stranger } = await register(embedded);
    expect((await submit(stranger, wanted, { headers })).code).toBe(40_904);
  });

  it('all are written, or none: an unknown supplier, product or variant, or one of another supplier', async () => {
    const { person } = await register(embedded);
    const before = [await count('enquiry'), await count('conversation'), await count('mail')];
    const line = { productId: String(products.own), quantity: 1 };
    for (const wrong of [
      to(999_999_999),
      to(other, products.own),
      to(other, 999_999_999),
      { supplierId: String(other), lines: [{ ...line, variantId: '999999999' }] },
    ])
      expect((await submit(person, [to(own, products.own), wrong])).code).toBe(404);
    expect([await count('enquiry'), await count('conversation'), await count('mail')]).toEqual(before);
    expect((await submit(person, [to(own), to(own)])).status).toBe(400);
    expect((await submit(newPerson(embedded), [to(own)])).code).toBe(401);
  });

  it('the supplier’s people get a mail without the buyer’s data, and one more only after they have read', async () => {
    const { person } = await register(embedded);
    const kinds = async () => (await mailsTo(embedded, account.account)).map((mail) => mail.kind);
    const before = (await kinds()).length;
    const { data } = await submit(person, [to(own, products.own)]);
    const id = data.list[0]?.inquiryId ?? '';
    const [mail] = await mailsTo(embedded, account.account);
    expect(mail).toMatchObject({ kind: 'enquiry', subject: expect.stringContaining(`E-${id}`) as string });
    expect(mail?.text).toContain(`/inbox/${id}?`);
    expect(mail?.text).not.toMatch(/Amal|Nile/);
    const write = (body: string) => person.call('/message/sendMessage.json', { conversationId: id, body });
    await write('One more thing');
    expect((await kinds()).length).toBe(before + 1);
    await answer(id, 'Yes');
    await write('Thanks');
    await write('And one more');
    expect((await kinds()).slice(0, 2)).toEqual(['enquiryMessage', 'enquiry']);
  });

  it('an answer changes the state and is mailed with a link that logs in once; the switch stops these mails', async () => {
    const { person, email } = await register(embedded);
    const { data } = await submit(person, [to(own, products.own)]);
    const id = data.list[0]?.inquiryId ?? '';
    await answer(id, 'Yes, we can.');
    await answer(id, 'In black, too.');
    expect(await stateOf(person, id)).toBe('answered');
    const answers = (await mailsTo(embedded, email)).filter((mail) => mail.kind === 'enquiryAnswer');
    expect(answers).toHaveLength(1);
    const link = new URL(/https:\S+\/ac\/enquiry\/\S+/.exec(answers[0]?.text ?? '')?.[0] ?? '');
    expect(link.pathname).toMatch(new RegExp(`_${id}$`));
    const login = { ac: link.searchParams.get('ac'), userAgent: 'test', ip: '127.0.0.1' };
    expect((await newPerson(embedded).call('/login/autoLogin.json', login)).code).toBe(200);
    expect((await newPerson(embedded).call('/login/autoLogin.json', login)).code).toBe(40_102);
    const [unsubscribe] = await embedded.db.rows<{ unsubscribe: string }>(
      { text: `select unsubscribe from mail where recipient = $1 and kind = 'enquiryAnswer'` },
      [email],
    );
    expect(unsubscribe?.unsubscribe).toContain('/setting/unsubscribe?unsubscribe_token=');

    const silent = await register(embedded);
    const settings = { marketing: false, followedProducts: true, fairs: true, messages: false };
    await silent.person.call('/account/setSubscriptions.json', settings);
    const sent = await submit(silent.person, [to(own)]);
    await answer(sent.data.list[0]?.inquiryId ?? '', 'Yes');
    expect((await mailsTo(embedded, silent.email)).map((mail) => mail.kind)).not.toContain('enquiryAnswer');
  });

  it('either side closes it, and a message opens it again', async () => {
    const { person } = await register(embedded);
    const { data } = await submit(person, [to(own)]);
    const inquiryId = data.list[0]?.inquiryId ?? '';
    const close = await person.call<Enquiry>('/inquiry/closeInquiry.json', { inquiryId });
    expect(close.data.state).toBe('closed');
    await person.call('/message/sendMessage.json', { conversationId: inquiryId, body: 'One more question' });
    expect(await stateOf(person, inquiryId)).toBe('open');
    await answer(inquiryId, 'Yes');
    const closed = await ofSupplier<Enquiry>('/inquiry/closeSupplierInquiry.json', { inquiryId });
    expect(closed.data.state).toBe('closed');
    await person.call('/message/sendMessage.json', { conversationId: inquiryId, body: 'Another one' });
    expect(await stateOf(person, inquiryId)).toBe('answered');
  });

  it('§6 another buyer and a supplier that is not addressed neither see nor close it', async () => {
    const [owner, stranger] = [await register(embedded), await register(embedded)];
    const { data } = await submit(owner.person, [to(other, products.other)]);
    const inquiryId = data.list[0]?.inquiryId ?? '';
    expect(await stateOf(stranger.person, inquiryId)).toBeUndefined();
    expect((await stranger.person.call('/inquiry/closeInquiry.json', { inquiryId })).code).toBe(404);
    const listed = await ofSupplier<Listed>('/inquiry/getSupplierInquiryList.json', {
      inquiryIds: [inquiryId],
    });
    expect(listed.data.list).toEqual([]);
    expect((await ofSupplier('/inquiry/closeSupplierInquiry.json', { inquiryId })).code).toBe(404);
    expect((await answer(inquiryId, 'Buy from us')).code).toBe(404);
    // The other supplier's account sees it.
    await embedded.db.rows({ text: 'update supplier_account set supplier_id = $1' }, [other]);
    const seen = await ofSupplier<Listed>('/inquiry/getSupplierInquiryList.json', {
      inquiryIds: [inquiryId],
    });
    await embedded.db.rows({ text: 'update supplier_account set supplier_id = $1' }, [own]);
    expect(seen.data.list).toMatchObject([{ inquiryId }]);
  });

  it('is in the data file, and goes with the account', async () => {
    const { person } = await register(embedded);
    const { data } = await submit(person, [to(own, products.own)], { message: 'A secret plan' });
    const inquiryId = data.list[0]?.inquiryId ?? '';
    await answer(inquiryId, 'We keep it');
    const file = await person.call('/account/exportData.json');
    expect(file.data).toMatchObject({
      enquiries: [{ inquiryId, goods: [{ goodsSpuId: String(products.own), quantity: 500 }] }],
      conversations: [
        { conversationId: inquiryId, messages: [{ content: 'A secret plan' }, { content: 'We keep it' }] },
      ],
    });
    await person.call('/account/delete.json', { password });
    for (const table of ['enquiry', 'conversation_message'])
      expect(
        await embedded.db.rows(
          { text: `select 1 from ${table} where ${table === 'enquiry' ? 'id' : 'conversation_id'} = $1` },
          [inquiryId],
        ),
      ).toEqual([]);
  });

  it('a buyer sends at most so many in an hour', async () => {
    const { person, userId } = await register(embedded);
    await embedded.db.rows(
      {
        text: `insert into attempt_count (kind, field, value_hash, count, ends_at)
          values ('enquiry', 'account', $1, $2, now() + interval '1 hour')`,
      },
      [hashOf(userId), attemptsMaxCount.enquiry.account],
    );
    expect((await submit(person, [to(own)])).code).toBe(42_901);
  });
});
