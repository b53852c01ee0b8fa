// Conversations of messages in the embedded services, between a buyer and a supplier. On both databases.
import { messageMaxCharacters } from '@fairgate/schema/limits';
import { addMessage, openConversation } from '@fairgate/embedded/conversations/write';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPerson, type Person, register } from './person.ts';
import { databases, type Embedded, startEmbedded } from './store.ts';

const account = { account: 'supplier@fairgate.example', password: 'fairgate1' };
const supplierService = { service: 'supplier' } as const;

type Message = { messageId: string; author: string; authorName: string; own: boolean; content: string };
type Conversation = {
  conversationId: string;
  kind: string;
  unread: number;
  contactName: string | null;
  lastMessage: Message | null;
};
type Inbox = { total: number; unread: number; list: Conversation[] };
type Page = { total: number; offset: number; list: Message[] };

describe.each(databases)('conversations on %s', (kind) => {
  let embedded: Embedded;
  let supplier: Person;
  let supplierId = 0;
  beforeAll(async () => {
    embedded = await startEmbedded(kind);
    const guest = newPerson(embedded);
    const { data } = await guest.call<{ token: string; supplierId: string }>(
      '/login/loginPc.json',
      account,
      supplierService,
    );
    supplier = guest.with(data.token);
    supplierId = Number(data.supplierId);
  });
  afterAll(() => embedded.close());

  const open = (userId: string, of = supplierId): Promise<string> =>
    embedded.db.transaction(async (db) =>
      String(await openConversation(db, { kind: 'enquiry', buyerId: Number(userId), supplierId: of })),
    );
  const buyer = () => register(embedded);
  const inbox = async (person: Person, query: object = {}) =>
    (await person.call<Inbox>('/message/getInbox.json', query)).data;
  const supplierInbox = async (query: object = {}) =>
    (await supplier.call<Inbox>('/message/getSupplierInbox.json', query, supplierService)).data;
  const write = (
    person: Person,
    conversationId: string,
    body: string,
    headers: Record<string, string> = {},
  ) => person.call<Message>('/message/sendMessage.json', { conversationId, body }, { headers });
  const answer = (conversationId: string, body: string) =>
    supplier.call<Message>('/message/sendSupplierMessage.json', { conversationId, body }, supplierService);
  const messages = async (person: Person, conversationId: string, query: object = {}) =>
    (await person.call<Page>('/message/getMessageList.json', { conversationId, ...query })).data;

  it('§7.3 a message reaches the other side, who has it unread until it is marked', async () => {
    const { person, userId } = await buyer();
    const conversationId = await open(userId);
    const before = (await supplierInbox()).unread;
    const sent = await write(person, conversationId, '  Which colours?\nAnd sizes? ');
    expect(sent.data).toMatchObject({ author: 'buyer', own: true, content: 'Which colours?\nAnd sizes?' });
    expect(await inbox(person)).toMatchObject({ total: 1, unread: 0, list: [{ conversationId, unread: 0 }] });

    const { unread, list } = await supplierInbox({ pageSize: 1 });
    expect(unread).toBe(before + 1);
    expect(list[0]).toMatchObject({
      conversationId,
      unread: 1,
      lastMessage: { own: false, author: 'buyer' },
    });
    await answer(conversationId, 'Red and blue.');
    expect((await supplierInbox()).unread).toBe(before);

    const [conversation] = (await inbox(person)).list;
    expect(conversation).toMatchObject({ unread: 1, lastMessage: { author: 'supplier', own: false } });
    const marked = await person.call<Conversation>('/message/markConversationRead.json', {
      conversationId,
      messageId: conversation?.lastMessage?.messageId,
    });
    expect(marked.data.unread).toBe(0);
    expect(await inbox(person, { unreadOnly: true })).toMatchObject({ total: 0, unread: 0, list: [] });
  });

  it('an older mark does not take back a newer one, and one beyond the end does not read what comes later', async () => {
    const { person, userId } = await buyer();
    const conversationId = await open(userId);
    const first = (await answer(conversationId, 'First')).data.messageId;
    const mark = async (messageId: string) =>
      (await person.call<Conversation>('/message/markConversationRead.json', { conversationId, messageId }))
        .data.unread;
    await answer(conversationId, 'Second');
    expect(await mark('2000000000')).toBe(0);
    expect(await mark(first)).toBe(0);
    await answer(conversationId, 'Third');
    expect((await inbox(person)).list[0]?.unread).toBe(1);
  });

  it('a message is written once for its key, and another one with the key is refused', async () => {
    const { person, userId } = await buyer();
    const conversationId = await open(userId);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const [one, two] = await Promise.all([
      write(person, conversationId, 'Only once', headers),
      write(person, conversationId, 'Only once', headers),
    ]);
    expect(two.data).toEqual(one.data);
    expect((await write(person, conversationId, 'Something else', headers)).code).toBe(40_904);
    expect((await messages(person, conversationId)).total).toBe(1);
    const [stored] = await embedded.db.rows<{ answer: object }>(
      { text: 'select answer from idempotency_key where key = $1' },
      [headers['idempotency-key']],
    );
    expect(JSON.stringify(stored?.answer)).not.toContain('Only once');
  });

  it('§6 another buyer, another supplier and a guest neither read nor write', async () => {
    const [owner, other] = [await buyer(), await buyer()];
    const conversationId = await open(owner.userId);
    await write(owner.person, conversationId, 'For the supplier');
    const elsewhere = await open(owner.userId, supplierId + 1);
    await write(owner.person, elsewhere, 'For another supplier');

    expect((await inbox(other.person)).total).toBe(0);
    expect(await messages(other.person, conversationId)).toEqual({ total: 0, offset: 0, list: [] });
    expect((await write(other.person, conversationId, 'Mine?')).code).toBe(404);
    const call = (path: string, data: object) => other.person.call(`/message/${path}.json`, data);
    expect((await call('getConversation', { conversationId })).code).toBe(404);
    expect((await call('markConversationRead', { conversationId, messageId: '1' })).code).toBe(404);

    expect((await supplierInbox({ pageSize: 50 })).list.map((one) => one.conversationId)).not.toContain(
      elsewhere,
    );
    expect((await answer(elsewhere, 'Mine?')).code).toBe(404);
    const read = await supplier.call<Page>(
      '/message/getSupplierMessageList.json',
      { conversationId: elsewhere },
      supplierService,
    );
    expect(read.data.total).toBe(0);
    expect((await write(newPerson(embedded), conversationId, 'Mine?')).status).toBe(401);
  });

  it('pages from the newest message, and what comes meanwhile neither repeats nor hides one', async () => {
    const { person, userId } = await buyer();
    const conversationId = await open(userId);
    for (const body of ['1', '2', '3', '4', '5']) await write(person, conversationId, body);
    const texts = ({ list }: Page) => list.map(({ content }) => content);
    const first = await messages(person, conversationId, { pageSize: 2 });
    expect([first.total, texts(first)]).toEqual([5, ['5', '4']]);
    await write(person, conversationId, '6');
    const second = await messages(person, conversationId, {
      afterId: first.list.at(-1)?.messageId,
      pageSize: 2,
    });
    expect([second.offset, texts(second)]).toEqual([3, ['3', '2']]);
    const newer = await messages(person, conversationId, { beforeId: first.list[0]?.messageId, pageSize: 5 });
    expect([newer.offset, texts(newer)]).toEqual([0, ['6']]);
    expect(texts(await messages(person, conversationId, { beforeId: '0', pageSize: 2 }))).toEqual(['2', '1']);
  });

  it('lists conversations by kind, the last changed first, with the name of the person', async () => {
    const { person, userId } = await buyer();
    const [one, two] = [await open(userId), await open(userId)];
    await write(person, two, 'Two');
    await answer(one, 'One');
    expect(
      (await inbox(person, { kind: 'enquiry' })).list.map(({ conversationId }) => conversationId),
    ).toEqual([one, two]);
    expect((await inbox(person, { kind: 'rfq' })).total).toBe(0);
    await embedded.db.transaction((db) =>
      addMessage(db, {
        conversationId: Number(one),
        author: 'buyer',
        authorId: Number(userId),
        authorName: 'Amal Hassan',
        body: 'Thanks',
        language: 'ar',
      }),
    );
    expect((await supplierInbox()).list[0]).toMatchObject({
      conversationId: one,
      contactName: 'Amal Hassan',
    });
  });

  it('§5 a message has text, and not too much of it', async () => {
    const { person, userId } = await buyer();
    const conversationId = await open(userId);
    for (const body of ['', '  ', 'x'.repeat(messageMaxCharacters + 1)])
      expect((await write(person, conversationId, body)).status).toBe(400);
    expect((await write(person, conversationId, 'x'.repeat(messageMaxCharacters))).status).toBe(200);
  });
});
