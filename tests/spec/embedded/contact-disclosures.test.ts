// Who received which of a buyer's contact details (§7.3), on real databases.
import { randomUUID } from 'node:crypto';
import { issueBadge } from '@fairgate/embedded/badges/issue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareCards } from './card-data.ts';
import { requestMeeting, type WireMeeting } from './meeting-data.ts';
import { itemsOf, type Order, orderForm } from './order-data.ts';
import { newPerson, type Person, register } from './person.ts';
import { register as registerForFair } from './registrations.ts';
import { type OwnProduct, ownProduct, quotationForm, rfqForm, supplierPerson } from './rfq-data.ts';
import { databases, type Embedded, startEmbedded } from './store.ts';

const service = 'supplier';
type Disclosure = {
  disclosureId: string;
  kind: string;
  recipient: string;
  supplierId: string | null;
  exhibition: { exhibitionId: string; name: string } | null;
  contactName: string | null;
  companyName: string | null;
  number: string | null;
  thingId: string | null;
  closed: boolean;
  details: string[];
  createTime: string;
};
type Page = { total: number; offset: number; list: Disclosure[] };

const contact = {
  name: 'Amal Hassan',
  companyName: 'Nile Trading',
  phone: '+20 2 1234567',
  countryCode: 'EG',
};
const ofContact = ['name', 'company', 'email', 'phone', 'country'];

describe.each(databases)('contact disclosures on %s', { timeout: 60_000 }, (kind) => {
  let embedded: Embedded;
  let supplier: Person;
  let own: OwnProduct;
  beforeAll(async () => {
    embedded = await startEmbedded(kind);
    supplier = await supplierPerson(embedded);
    own = await ownProduct(embedded);
  }, 120_000);
  afterAll(() => embedded.close());

  const page = async (person: Person, range: object = {}) =>
    (await person.call<Page>('/account/getContactDisclosureList.json', range)).data;
  const listOf = async (person: Person) => (await page(person, { pageSize: 100 })).list;
  const confirm = (email: string) =>
    embedded.db.rows({ text: 'update buyer set email_confirmed_at = now() where email = $1' }, [email]);

  const enquire = (person: Person) =>
    person.call<{ list: { inquiryId: string; inquiryNo: string }[] }>('/inquiry/submitNewInquiry.json', {
      about: 'product',
      enquiries: [{ supplierId: own.supplierId, lines: [{ productId: own.id, quantity: 500 }] }],
      message: 'Can you ship to Alexandria in May?',
      contact,
      attachmentIds: [],
    });
  const ask = async (person: Person, change: object) =>
    (await person.call<{ rfqId: string; rfqNo: string }>('/rfq/addRfq.json', rfqForm(change))).data;
  const openRfq = (person: Person) =>
    ask(person, { isOpen: true, categoryId: own.categoryId, supplierIds: [], companyName: '' });

  it('an order: its supplier has the contact and the address, also when it is cancelled', async () => {
    const { person } = await register(embedded);
    const { varied } = await itemsOf(embedded);
    const { data: order } = await person.call<Order>('/order/submitOrder.json', orderForm(varied));
    const disclosed = {
      kind: 'order',
      recipient: 'supplier',
      supplierId: order.supplierId,
      number: order.orderNo,
      thingId: order.orderId,
      details: [...ofContact, 'address'],
    };
    expect(await listOf(person)).toMatchObject([{ ...disclosed, closed: false }]);
    await person.call('/order/cancelOrder.json', { orderId: order.orderId, reason: 'Ordered twice' });
    expect(await listOf(person)).toMatchObject([{ ...disclosed, closed: true }]);
  });

  it('a meeting: its supplier has the contact of the form, also when it is declined', async () => {
    const { person } = await register(embedded);
    const { data: meeting } = await requestMeeting(person, own.supplierId);
    const disclosed = {
      kind: 'meeting',
      recipient: 'supplier',
      supplierId: own.supplierId,
      number: meeting.meetingNo,
      thingId: meeting.meetingId,
      details: ofContact,
    };
    expect(await listOf(person)).toMatchObject([{ ...disclosed, closed: false }]);
    await supplier.call<WireMeeting>(
      '/meeting/declineSupplierMeeting.json',
      { meetingId: meeting.meetingId },
      { service },
    );
    expect(await listOf(person)).toMatchObject([{ ...disclosed, closed: true }]);
  });

  it('an enquiry: its supplier has the contact of the form, also when it is closed', async () => {
    const { person } = await register(embedded);
    const [sent] = (await enquire(person)).data.list;
    expect(await listOf(person)).toMatchObject([
      {
        kind: 'enquiry',
        recipient: 'supplier',
        supplierId: own.supplierId,
        number: sent?.inquiryNo,
        closed: false,
        details: ofContact,
      },
    ]);
    await person.call('/inquiry/closeInquiry.json', { inquiryId: sent?.inquiryId });
    expect(await listOf(person)).toMatchObject([{ kind: 'enquiry', closed: true, details: ofContact }]);
  });

  it('an enquiry without an answer for an hour: our team has the name, also after the answer', async () => {
    const { person } = await register(embedded);
    const [sent] = (await enquire(person)).data.list;
    const age = (minutes: number) =>
      embedded.db.rows(
        { text: `update enquiry set created_at = now() - $2::int * interval '1 minute' where id = $1` },
        [sent?.inquiryId, minutes],
      );
    await age(59);
    expect(await listOf(person)).toHaveLength(1);
    await age(61);
    const late = [{ kind: 'enquiry', recipient: 'team', details: ['name'] }, { recipient: 'supplier' }];
    expect(await listOf(person)).toMatchObject(late);
    await embedded.db.rows(
      { text: `update enquiry set state = 'answered', answered_at = now() where id = $1` },
      [sent?.inquiryId],
    );
    expect(await listOf(person)).toMatchObject(late);
    await age(30);
    expect(await listOf(person)).toHaveLength(1);
  });

  it('an RFQ: the chosen supplier has the contact at once; phone and country only if they were given', async () => {
    const { person } = await register(embedded);
    const { rfqId, rfqNo } = await ask(person, { supplierIds: [own.supplierId] });
    expect(await listOf(person)).toMatchObject([
      {
        kind: 'rfq',
        supplierId: own.supplierId,
        thingId: rfqId,
        number: rfqNo,
        closed: false,
        details: ['name', 'company', 'email'],
      },
    ]);
    await supplier.call('/rfq/sendQuotation.json', quotationForm(rfqId), { service });
    expect((await listOf(person)).map((one) => one.kind)).toEqual(['rfq']);
    await person.call('/rfq/closeRfq.json', { rfqId });
    expect(await listOf(person)).toMatchObject([{ kind: 'rfq', closed: true }]);
  });

  it('an open RFQ: a supplier is listed once it has quoted, not when it reads, asks or declines', async () => {
    const { person } = await register(embedded);
    const { rfqId } = await openRfq(person);
    const atSupplier = (name: string, data: object) => supplier.call(`/rfq/${name}.json`, data, { service });
    await atSupplier('getSupplierRfqInfo', { rfqId });
    await atSupplier('openRfqConversation', { rfqId });
    await atSupplier('declineRfq', { rfqId, reason: 'Not our product' });
    expect(await listOf(person)).toEqual([]);
    await atSupplier('sendQuotation', quotationForm(rfqId));
    const quoted = {
      kind: 'quotation',
      supplierId: own.supplierId,
      thingId: rfqId,
      details: ['name', 'email'],
    };
    expect(await listOf(person)).toMatchObject([quoted]);
    const [first] = await listOf(person);
    await atSupplier('sendQuotation', quotationForm(rfqId, { note: 'Cheaper' }));
    expect(await listOf(person)).toEqual([first]);
  });

  it('a message to a supplier that has not quoted for an open RFQ: it has the name', async () => {
    const { person } = await register(embedded);
    const { rfqId } = await openRfq(person);
    const { conversationId } = (
      await supplier.call<{ conversationId: string }>('/rfq/openRfqConversation.json', { rfqId }, { service })
    ).data;
    await person.call('/message/sendMessage.json', { conversationId, body: 'Yes', attachmentIds: [] });
    const message = {
      kind: 'message',
      supplierId: own.supplierId,
      thingId: conversationId,
      details: ['name'],
    };
    expect(await listOf(person)).toMatchObject([message]);
    await supplier.call('/rfq/sendQuotation.json', quotationForm(rfqId), { service });
    await person.call('/message/sendMessage.json', { conversationId, body: 'Thanks', attachmentIds: [] });
    expect(await listOf(person)).toMatchObject([{ kind: 'quotation' }, message]);
  });

  it('a card: who saved it has the fields that were shown; the exhibitor that was asked for its card has name, company and country', async () => {
    const { person } = await register(embedded);
    const { supplierId, exhibitionId, code } = await prepareCards(embedded, person);
    const all = ['name', 'company', 'job-title', 'email', 'phone', 'country', 'website'];
    expect(await listOf(person)).toMatchObject([
      { kind: 'card', recipient: 'person', details: all, supplierId: null },
      {
        kind: 'card-request',
        recipient: 'supplier',
        supplierId,
        exhibition: { exhibitionId },
        closed: false,
        details: ['name', 'company', 'country'],
      },
    ]);
    await supplier.call('/card/saveReceivedCardPc.json', { shareId: randomUUID(), code }, { service });
    const [saved] = await listOf(person);
    expect(saved).toMatchObject({
      kind: 'card',
      recipient: 'supplier',
      supplierId: own.supplierId,
      details: all,
    });
    // As the receipt tells who it was.
    const { data } = await person.call<{ list: { receipts: { name: string; company: string }[] }[] }>(
      '/card/getCardShareList.json',
    );
    const receipts = data.list.flatMap((one) => one.receipts);
    expect(receipts).toContainEqual(
      expect.objectContaining({ name: saved?.contactName, company: saved?.companyName }),
    );
  });

  it('a card that the buyer saved: its owner has a receipt with name and company, if the buyer has told any', async () => {
    const [owner, saver] = [await register(embedded), await register(embedded)];
    const { code } = await prepareCards(embedded, owner.person);
    await saver.person.call('/card/saveReceivedCard.json', { shareId: randomUUID(), code });
    expect(await listOf(saver.person)).toEqual([]);
    await saver.person.call('/account/completePurchaseInfo.json', {
      contactName: 'Omar',
      companyName: 'Delta',
    });
    expect(await listOf(saver.person)).toMatchObject([
      {
        kind: 'card-receipt',
        recipient: 'person',
        contactName: 'Amal Hassan',
        companyName: 'Nile Imports',
        details: ['name', 'company'],
      },
    ]);
  });

  it('a badge that an exhibitor scanned: name and company, and the email if the person agreed; it stays when the badge is revoked', async () => {
    const { person, userId, email } = await register(embedded);
    const [stand] = await embedded.db.rows<{ id: number }>(
      {
        text: `
        update exhibitor x set supplier_id = $1 where (x.exhibition_id, x.number) = (
          select x.exhibition_id, x.number from exhibitor x join exhibition e on e.id = x.exhibition_id
          where e.closes_on > current_date + 1 order by 1, 2 limit 1)
        returning x.exhibition_id as id`,
      },
      [own.supplierId],
    );
    const exhibitionId = stand?.id ?? 0;
    const badge = await embedded.db.transaction((transaction) =>
      issueBadge(transaction, {
        exhibitionId,
        kind: 'visitor',
        name: 'Amal Hassan',
        company: 'Nile Trading',
        email,
        buyerId: Number(userId),
      }),
    );
    const scanTime = new Date().toISOString();
    const scan = () =>
      supplier.call(
        '/lead/saveLeads.json',
        {
          exhibitionId: String(exhibitionId),
          supplierId: own.supplierId,
          leads: [{ leadId: randomUUID(), code: badge.code, note: '', noteTime: scanTime, scanTime }],
        },
        { service },
      );
    await scan();
    const lead = {
      kind: 'badge-scan',
      recipient: 'supplier',
      supplierId: own.supplierId,
      exhibition: { exhibitionId: String(exhibitionId) },
      number: badge.number,
      closed: false,
      details: ['name', 'company'],
      createTime: scanTime,
    };
    expect(await listOf(person)).toMatchObject([lead]);
    const registered = await registerForFair(embedded.db, exhibitionId, 'Amal Hassan');
    await embedded.db.rows(
      { text: 'update registration set badge_no = $2, shares_email = true where email = $1' },
      [registered, badge.number],
    );
    await scan();
    expect(await listOf(person)).toMatchObject([{ ...lead, details: ['name', 'company', 'email'] }]);
    await embedded.db.rows({ text: 'update badge set revoked_at = now() where number = $1' }, [badge.number]);
    expect(await listOf(person)).toMatchObject([
      { ...lead, closed: true, details: ['name', 'company', 'email'] },
    ]);
  });

  it('a registration, a stand request and a prize claim: the organiser of the exhibition', async () => {
    const { person, userId, email } = await register(embedded);
    const registered = await registerForFair(embedded.db, 801, 'Amal Hassan');
    await embedded.db.rows(
      {
        text: `update registration set buyer_id = $2, mobile = '1001234567', verified = '{whatsapp}', job_title = 'purchasing' where email = $1`,
      },
      [registered, userId],
    );
    await embedded.db.rows(
      {
        text: `insert into prize_claim (exhibition_id, buyer_id, event, prize, name, phone, country_id, address)
          values (801, $1, 'lottery', 'kettle', 'Amal', '+20', 'EG', 'Nile Street 1')`,
      },
      [userId],
    );
    await newPerson(embedded).call('/stand/bookStand.json', {
      exhibitionId: '801',
      companyName: 'Nile',
      contactName: 'Amal',
      email,
      phone: '+20 2 1234567',
      countryId: 'EG',
      products: 'Kettles',
      squareMetres: 9,
      hall: null,
      message: null,
    });
    const organiser = { recipient: 'organiser', exhibition: { exhibitionId: '801' }, supplierId: null };
    const claimed = { ...organiser, kind: 'prize-claim', details: ['name', 'phone', 'country', 'address'] };
    const registration = {
      ...organiser,
      kind: 'registration',
      details: ['name', 'company', 'job-title', 'email', 'phone', 'whatsapp', 'country'],
    };
    // Anybody can enter an email: what came with it alone counts once the mailbox is confirmed.
    expect(await listOf(person)).toMatchObject([claimed, registration]);
    await confirm(email);
    expect(await listOf(person)).toMatchObject([
      { ...organiser, kind: 'stand-request', details: ['name', 'company', 'email', 'phone', 'country'] },
      claimed,
      registration,
    ]);
  });

  it('a message to our team; a guest’s with the confirmed email has no page', async () => {
    const { person, email } = await register(embedded);
    const write = (who: Person) =>
      who.call('/service/openTicket.json', {
        topic: 'buying',
        name: 'Amal',
        email,
        message: 'May I have a sample of the kettle?',
        quantity: null,
        serviceKey: null,
        productId: null,
        supplierId: null,
      });
    await write(person);
    await write(newPerson(embedded));
    const ticket = { kind: 'ticket', recipient: 'team', details: ['name', 'email'] };
    const [sent, ...others] = await listOf(person);
    expect([sent, others]).toMatchObject([ticket, []]);
    expect(sent?.thingId).toMatch(/^\d+$/);
    await confirm(email);
    expect(await listOf(person)).toMatchObject([{ ...ticket, thingId: null }, ticket]);
  });

  it('pages begin after a row, or end before it; rows of the same millisecond are neither missed nor repeated', async () => {
    const { person } = await register(embedded);
    for (let count = 0; count < 5; count += 1) await enquire(person);
    await embedded.db.rows({
      text: `update enquiry set created_at = date_trunc('second', created_at) where buyer_id = (select max(buyer_id) from enquiry)`,
    });
    const ids = (await listOf(person)).map((one) => one.disclosureId);
    expect([ids.length, new Set(ids).size]).toEqual([5, 5]);
    const read = async (range: object) => {
      const { total, offset, list } = await page(person, { pageSize: 2, ...range });
      return [total, offset, list.map((one) => one.disclosureId)];
    };
    expect([
      await read({}),
      await read({ afterId: ids[1] }),
      await read({ beforeId: ids[3] }),
      await read({ beforeId: '0' }),
      await read({ offset: 4 }),
    ]).toEqual([
      [5, 0, ids.slice(0, 2)],
      [5, 2, ids.slice(2, 4)],
      [5, 1, ids.slice(1, 3)],
      [5, 3, ids.slice(3)],
      [5, 4, ids.slice(4)],
    ]);
  });

  it('a buyer sees the own rows only, a guest none; they are in the person’s data file', async () => {
    const [one, other] = [await register(embedded), await register(embedded)];
    await enquire(one.person);
    await ask(other.person, { supplierIds: [own.supplierId] });
    expect((await listOf(one.person)).map((row) => row.kind)).toEqual(['enquiry']);
    expect((await listOf(other.person)).map((row) => row.kind)).toEqual(['rfq']);
    expect(await newPerson(embedded).call('/account/getContactDisclosureList.json')).toMatchObject({
      code: 401,
    });
    const { data } = await one.person.call('/account/exportData.json');
    expect(data['contactDisclosures']).toMatchObject([
      { kind: 'enquiry', supplierId: own.supplierId, exhibitionId: null, details: ofContact },
    ]);
  });
});
