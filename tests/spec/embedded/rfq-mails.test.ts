// The mails about RFQs and quotations, on real databases.
import { attemptsMaxCount } from '@fairgate/schema/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Mail, mailsTo, newEmail, newPerson, type Person, register, secretIn } from './person.ts';
import {
  addSupplierOutside,
  demoSupplier,
  type OwnProduct,
  ownProduct,
  quotationForm,
  rfqChange,
  rfqForm,
  supplierPerson,
} from './rfq-data.ts';
import { databases, type Embedded, startEmbedded } from './store.ts';

const service = 'supplier';
const otherEmail = 'rfq-mail-other@supplier.example';
type ForSupplier = { conversationId: string; quotations: { quotationId: string }[] };

describe.each(databases)('mails of RFQs on %s', (kind) => {
  let embedded: Embedded;
  let supplier: Person;
  let other: Person;
  let own: OwnProduct;
  let otherId = '';
  beforeAll(async () => {
    embedded = await startEmbedded(kind);
    supplier = await supplierPerson(embedded);
    own = await ownProduct(embedded);
    otherId = await addSupplierOutside(embedded, { email: otherEmail, categoryId: own.categoryId });
    other = await supplierPerson(embedded, otherEmail);
  });
  afterAll(() => embedded.close());

  const add = async (person: Person, change: object = {}, key = crypto.randomUUID()) => {
    const form = rfqForm({ supplierIds: [own.supplierId], ...change });
    const headers = { 'idempotency-key': key };
    return (await person.call<{ rfqId: string }>('/rfq/addRfq.json', form, { headers })).data.rfqId;
  };
  const ofSupplier = <Data = ForSupplier>(name: string, form: object, person = supplier, headers = {}) =>
    person.call<Data>(`/rfq/${name}.json`, form, { service, headers });
  const quote = async (rfqId: string, person = supplier, key = crypto.randomUUID()) => {
    const { data } = await ofSupplier('sendQuotation', quotationForm(rfqId), person, {
      'idempotency-key': key,
    });
    return data.quotations[0]?.quotationId ?? '';
  };
  const reply = (person: Person, quotationId: string, decision: 'accept' | 'decline') =>
    person.call('/rfq/replyQuotation.json', { quotationId, reply: decision, reason: 'Too dear' });
  /** The mails to somebody about an RFQ, the oldest first. */
  const about = async (rfqId: string, email: string): Promise<Mail[]> =>
    (await mailsTo(embedded, email)).filter(({ text }) => text.includes(`R-${rfqId}`)).toReversed();
  const kinds = async (rfqId: string, email = demoSupplier) =>
    (await about(rfqId, email)).map((mail) => mail.kind);

  it('§7.3 the people of each chosen supplier, and of the product, hear of an RFQ once, without the buyer’s data', async () => {
    const { person } = await register(embedded);
    const key = crypto.randomUUID();
    const change = { supplierIds: [otherId], productId: own.id, isOpen: true };
    const rfqId = await add(person, change, key);
    await add(person, change, key);
    for (const email of [demoSupplier, otherEmail]) {
      const mails = await about(rfqId, email);
      expect(mails).toMatchObject([
        { kind: 'rfq', subject: expect.stringContaining(`R-${rfqId}`) as string },
      ]);
      expect(mails[0]?.text).toContain(`/supplier-rfqs/${rfqId}?`);
      expect(mails[0]?.text).not.toMatch(/Amal|Nile|Kettles|nile\.example/);
    }
  });

  it('an open RFQ without chosen suppliers is in their list, without a mail', async () => {
    const { person } = await register(embedded);
    const rfqId = await add(person, { supplierIds: [], isOpen: true, categoryId: own.categoryId });
    const { data } = await ofSupplier<{ list: { rfqId: string }[] }>('getSupplierRfqList', {});
    expect(data.list.map((one) => one.rfqId)).toContain(rfqId);
    expect(await kinds(rfqId)).toEqual([]);
  });

  it('§7.3 a guest’s RFQ is mailed to its supplier, too; disabled people get none', async () => {
    await embedded.db.rows({
      text: `insert into supplier_account (supplier_id, email, password_hash, name, disabled_at)
        select ${own.supplierId}, 'left@supplier.example', '', 'Left', now()`,
    });
    const form = rfqForm({ supplierIds: [own.supplierId], email: newEmail() });
    const { data } = await newPerson(embedded).call<{ rfqId: string }>('/rfq/addRfqAndPurReg.json', form);
    expect(await kinds(data.rfqId)).toEqual(['rfq']);
    expect(await kinds(data.rfqId, 'left@supplier.example')).toEqual([]);
  });

  it('each version of a quotation is mailed once, with a link that logs in once and leads to all quotations', async () => {
    const { person, email } = await register(embedded);
    const rfqId = await add(person);
    const key = crypto.randomUUID();
    await quote(rfqId, supplier, key);
    await quote(rfqId, supplier, key);
    expect(await kinds(rfqId, email)).toEqual(['quotation']);
    await quote(rfqId);
    const mails = await about(rfqId, email);
    expect(mails.map((mail) => mail.kind)).toEqual(['quotation', 'quotation']);
    expect(mails[0]?.text).toContain('logs you in once');
    const link = new URL(/https:\S+\/rfq\/quotation\S+/.exec(mails[0]?.text ?? '')?.[0] ?? '');
    expect(link.searchParams.get('rfq_id')).toBe(rfqId);
    const login = { ac: link.searchParams.get('ac'), userAgent: 'test', ip: '127.0.0.1' };
    expect((await newPerson(embedded).call('/login/autoLogin.json', login)).code).toBe(200);
    expect((await newPerson(embedded).call('/login/autoLogin.json', login)).code).toBe(40_102);
  });

  it('the buyer hears of a withdrawn quotation and of a supplier that declines; another reason is no news', async () => {
    const { person, email } = await register(embedded);
    const rfqId = await add(person);
    await ofSupplier('withdrawQuotation', { quotationId: await quote(rfqId) });
    await ofSupplier('declineRfq', { rfqId, reason: 'Sold out' });
    await ofSupplier('declineRfq', { rfqId, reason: 'Sold out until May' });
    const mails = await about(rfqId, email);
    expect(mails.map((mail) => mail.kind)).toEqual(['quotation', 'quotationWithdrawn', 'rfqDeclined']);
    expect(mails[2]?.text).toContain(`/rfq/detail?rfq_id=${rfqId}&ac=`);
    await quote(rfqId);
    await ofSupplier('declineRfq', { rfqId, reason: '' });
    expect(await kinds(rfqId, email)).toHaveLength(5);
  });

  it('the switch for messages stops all of them, and the header List-Unsubscribe leads to it', async () => {
    const { person, email } = await register(embedded);
    const rfqId = await add(person);
    const quotationId = await quote(rfqId);
    const rows = await embedded.db.rows<{ unsubscribe: string }>(
      { text: `select unsubscribe from mail where recipient = $1 and kind = 'quotation'` },
      [email],
    );
    expect(rows).toMatchObject([
      { unsubscribe: expect.stringContaining('/setting/unsubscribe?unsubscribe_token=') as string },
    ]);
    const settings = { marketing: false, followedProducts: true, fairs: true, messages: false };
    await person.call('/account/setSubscriptions.json', settings);
    await ofSupplier('withdrawQuotation', { quotationId });
    await ofSupplier('declineRfq', { rfqId, reason: '' });
    const { data } = await ofSupplier('openRfqConversation', { rfqId });
    await supplier.call(
      '/message/sendSupplierMessage.json',
      { conversationId: data.conversationId, body: 'Hi' },
      { service },
    );
    expect(await kinds(rfqId, email)).toEqual(['quotation']);
  });

  it('§7.3 a decision is mailed to the supplier; the others hear that the RFQ has ended', async () => {
    const { person } = await register(embedded);
    const rfqId = await add(person, { supplierIds: [own.supplierId, otherId] });
    await reply(person, await quote(rfqId, other), 'decline');
    expect(await kinds(rfqId, otherEmail)).toEqual(['rfq', 'quotationDeclined']);
    expect((await about(rfqId, otherEmail))[1]?.text).not.toContain('Too dear');
    const quotationId = await quote(rfqId);
    await reply(person, quotationId, 'accept');
    await reply(person, quotationId, 'accept');
    expect(await kinds(rfqId)).toEqual(['rfq', 'quotationAccepted']);
    expect(await kinds(rfqId, otherEmail)).toEqual(['rfq', 'quotationDeclined', 'rfqClosed']);
  });

  it('suppliers with a part hear of a change once an hour, and of the end once; those that declined do not', async () => {
    const { person } = await register(embedded);
    const rfqId = await add(person, { supplierIds: [own.supplierId, otherId] });
    await ofSupplier('declineRfq', { rfqId, reason: '' }, other);
    const edit = (quantity: number) => person.call('/rfq/editRfq.json', rfqChange(rfqId, { quantity }));
    expect([(await edit(600)).code, (await edit(700)).code]).toEqual([200, 200]);
    expect(await kinds(rfqId)).toEqual(['rfq', 'rfqChange']);
    await embedded.db.rows(
      {
        text: `update attempt_count set ends_at = ends_at - $1::int * interval '1 second' where kind = 'rfqChangeMail'`,
      },
      [attemptsMaxCount.rfqChangeMail.windowSeconds],
    );
    await edit(800);
    for (let count = 0; count < 2; count += 1) await person.call('/rfq/closeRfq.json', { rfqId });
    expect(await kinds(rfqId)).toEqual(['rfq', 'rfqChange', 'rfqChange', 'rfqClosed']);
    expect(await kinds(rfqId, otherEmail)).toEqual(['rfq']);
  });

  it('a message is mailed to the other side, once until it is read', async () => {
    const { person, email } = await register(embedded);
    const rfqId = await add(person);
    const { conversationId } = (await ofSupplier('openRfqConversation', { rfqId })).data;
    const ask = (body: string) =>
      supplier.call('/message/sendSupplierMessage.json', { conversationId, body }, { service });
    const write = (body: string) => person.call('/message/sendMessage.json', { conversationId, body });
    await ask('Which plug?');
    await ask('And which colour?');
    const mails = await about(rfqId, email);
    expect(mails.map((mail) => mail.kind)).toEqual(['rfqAnswer']);
    expect(mails[0]?.text).toContain(`/inbox/${conversationId}?ac=`);
    expect(secretIn(mails[0], 'ac')).not.toBe('');
    await write('UK');
    await write('Black');
    expect(await kinds(rfqId)).toEqual(['rfq', 'rfqMessage']);
    expect((await about(rfqId, demoSupplier))[1]?.text).toContain(`/inbox/${conversationId}?lang=`);
    await ask('Thanks');
    expect(await kinds(rfqId, email)).toEqual(['rfqAnswer', 'rfqAnswer']);
  });
});
