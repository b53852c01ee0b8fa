// Blocked conversations and reports in the embedded services. On both databases.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPerson, type Person, register } from './person.ts';
import { databases, type Embedded, startEmbedded } from './store.ts';

const supplierService = { service: 'supplier' } as const;
const password = 'fairgate1';
const blocked = 40_975;

type Chat = { conversationId: string; blockedBy: string[] };
type Ticket = { ticketNo: string };

describe.each(databases)('blocks and reports on %s', (kind) => {
  let embedded: Embedded;
  let supplier: Person;
  let operator: Person;
  let supplierId = '';
  beforeAll(async () => {
    embedded = await startEmbedded(kind);
    const guest = newPerson(embedded);
    const { data } = await guest.call<{ token: string; supplierId: string }>(
      '/login/loginPc.json',
      { account: 'supplier@fairgate.example', password },
      supplierService,
    );
    supplier = guest.with(data.token);
    supplierId = data.supplierId;
    const desk = await guest.call<{ token: string }>('/operator/operatorLogin.json', {
      email: 'operator@fairgate.example',
      password,
    });
    operator = newPerson(embedded).with(desk.data.token);
  });
  afterAll(() => embedded.close());

  const start = (person: Person, data: object = {}) =>
    person.call<Chat>('/chat/enterpriseChat.json', { supplierId, text: 'Hello', ...data });
  const write = (person: Person, conversationId: string) =>
    person.call('/message/sendMessage.json', { conversationId, body: 'Are you there?' });
  const answer = (conversationId: string) =>
    supplier.call('/message/sendSupplierMessage.json', { conversationId, body: 'Yes.' }, supplierService);
  const bySupplier = (name: string, data: object) =>
    supplier.call<Chat>(`/message/${name}.json`, data, supplierService);
  const byBuyer = (person: Person, name: string, data: object) =>
    person.call<Chat>(`/message/${name}.json`, data);

  it('a block ends delivery both ways at once, in all conversations of the two, and who blocked takes it back', async () => {
    const { person, userId } = await register(embedded);
    const { conversationId } = (await start(person)).data;
    const set = await byBuyer(person, 'blockConversation', { conversationId });
    expect(set.data.blockedBy).toEqual(['own']);
    expect((await answer(conversationId)).code).toBe(blocked);
    expect((await write(person, conversationId)).code).toBe(blocked);
    expect((await start(person)).code).toBe(blocked);
    const [product] = await embedded.db.rows<{ id: number }>(
      { text: 'select id from product where supplier_id = $1 limit 1' },
      [Number(supplierId)],
    );
    expect((await start(person, { productId: String(product?.id) })).code).toBe(blocked);
    const enquiry = {
      about: 'supplier',
      enquiries: [{ supplierId, lines: [] }],
      message: 'Do you export?',
      contact: { name: 'Amal' },
    };
    expect((await person.call('/inquiry/submitNewInquiry.json', enquiry)).code).toBe(blocked);

    // The other side can block too, and not take back what it has not set.
    const seen = await bySupplier('unblockSupplierConversation', { conversationId });
    expect(seen.data.blockedBy).toEqual(['other']);
    expect((await answer(conversationId)).code).toBe(blocked);
    const data = await person.call<{ blocks: { supplierId: string; by: string }[] }>(
      '/account/exportData.json',
    );
    expect(data.data.blocks).toMatchObject([{ supplierId, by: 'you' }]);
    await byBuyer(person, 'unblockConversation', { conversationId });
    expect((await answer(conversationId)).code).toBe(0);

    // Others are not concerned.
    const other = await register(embedded);
    await bySupplier('blockSupplierConversation', { conversationId });
    expect((await start(other.person)).data.blockedBy).toEqual([]);
    expect((await write(person, conversationId)).code).toBe(blocked);
    expect(userId).not.toBe(other.userId);
  });

  it('§6 who does not take part neither blocks nor reports; a conversation with our team cannot be blocked', async () => {
    const [owner, other] = [await register(embedded), await register(embedded)];
    const { conversationId } = (await start(owner.person)).data;
    expect((await byBuyer(other.person, 'blockConversation', { conversationId })).code).toBe(404);
    expect((await byBuyer(other.person, 'reportConversation', { conversationId, reason: 'spam' })).code).toBe(
      404,
    );
    await owner.person.call('/service/openTicket.json', {
      topic: 'buying',
      name: 'Amal',
      email: owner.email,
      message: 'When do you answer?',
    });
    const { data } = await owner.person.call<{ list: Chat[] }>('/message/getInbox.json', { kind: 'ticket' });
    const ticket = data.list[0]?.conversationId;
    expect(ticket).toBeDefined();
    expect((await byBuyer(owner.person, 'blockConversation', { conversationId: ticket })).code).toBe(404);
    expect((await start(newPerson(embedded))).status).toBe(401);
  });

  it('a report of either side is a ticket with the conversation, and each look into it is noted', async () => {
    const { person } = await register(embedded);
    const { conversationId } = (await start(person, { text: 'Send money first' })).data;
    const key = { headers: { 'idempotency-key': crypto.randomUUID() } };
    const report = { conversationId, reason: 'fraud', text: 'They ask for money.' };
    const path = '/message/reportSupplierConversation.json';
    const one = await supplier.call<Ticket>(path, report, { ...supplierService, ...key });
    const two = await supplier.call<Ticket>(path, report, { ...supplierService, ...key });
    expect(two.data).toEqual(one.data);
    const mine = await person.call<Ticket>('/message/reportConversation.json', {
      conversationId,
      reason: 'spam',
    });
    expect(mine.data.ticketNo).not.toBe(one.data.ticketNo);

    const ticketId = one.data.ticketNo.slice(2);
    const read = await operator.call('/operator/getTicketConversation.json', { ticketId });
    expect(read.data).toMatchObject({
      ticket: { topic: 'suppliers', email: 'supplier@fairgate.example' },
      messages: [{ content: 'They ask for money.' }],
      report: {
        reason: 'fraud',
        conversationId,
        messages: [{ author: 'buyer', content: 'Send money first' }],
      },
    });
    const notes = await embedded.db.rows(
      { text: `select actor, detail from audit_log where action = 'conversation-read' and subject = $1` },
      [one.data.ticketNo],
    );
    expect(notes).toEqual([{ actor: 'operator@fairgate.example', detail: conversationId }]);
  });
});
