// Chats of a buyer and a supplier in the embedded services. On both databases.
import { chatMessageMaxCharacters } from '@fairgate/schema/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPerson, password, type Person, register } from './person.ts';
import { databases, type Embedded, startEmbedded } from './store.ts';

const account = { account: 'supplier@fairgate.example', password: 'fairgate1' };
const supplierService = { service: 'supplier' } as const;

type Chat = {
  conversationId: string;
  kind: string;
  productId: string | null;
  companyName: string | null;
  unread: number;
  lastMessage: { content: string; own: boolean } | null;
};
type Inbox = { total: number; list: Chat[] };

describe.each(databases)('chats on %s', (kind) => {
  let embedded: Embedded;
  let supplier: Person;
  let supplierId = '';
  let productId = '';
  beforeAll(async () => {
    embedded = await startEmbedded(kind);
    const { data } = await newPerson(embedded).call<{ token: string; supplierId: string }>(
      '/login/loginPc.json',
      account,
      supplierService,
    );
    supplier = newPerson(embedded).with(data.token);
    supplierId = data.supplierId;
    const [product] = await embedded.db.rows<{ id: number }>(
      { text: 'select id from product where supplier_id = $1 order by id limit 1' },
      [Number(supplierId)],
    );
    productId = String(product?.id);
  });
  afterAll(() => embedded.close());

  const start = (person: Person, data: object, key: string = crypto.randomUUID()) =>
    person.call<Chat>(
      '/chat/enterpriseChat.json',
      { supplierId, productId, text: 'In blue?', ...data },
      { headers: { 'idempotency-key': key } },
    );
  const answer = (conversationId: string, body: string) =>
    supplier.call<{ messageId: string }>(
      '/message/sendSupplierMessage.json',
      { conversationId, body },
      supplierService,
    );
  const mails = (recipient: string) =>
    embedded.db.rows<{ subject: string }>(
      { text: 'select subject from mail where recipient = $1 order by created_at' },
      [recipient],
    );

  it('§7.3 a first message opens a chat, and a further one is added to it', async () => {
    const { person } = await register(embedded);
    const first = await start(person, {});
    expect(first.data).toMatchObject({ kind: 'chat', productId, unread: 0, lastMessage: { own: true } });
    const { conversationId } = first.data;
    const again = await start(person, { text: ' And in red? ' });
    expect(again.data).toMatchObject({ conversationId, lastMessage: { content: 'And in red?' } });
    const other = await start(person, { productId: null });
    expect(other.data).toMatchObject({ productId: null });
    expect(other.data.conversationId).not.toBe(conversationId);
    expect((await start(person, { productId: undefined })).data.conversationId).toBe(
      other.data.conversationId,
    );
    const inbox = await person.call<Inbox>('/message/getInbox.json', { kind: 'chat' });
    expect(inbox.data.total).toBe(2);
    const found = await person.call<Chat>('/chat/getEnterpriseChat.json', { supplierId, productId });
    expect(found.data.conversationId).toBe(conversationId);
  });

  it('messages that come at once open one chat, and each key writes once', async () => {
    const { person } = await register(embedded);
    const keys = [crypto.randomUUID(), crypto.randomUUID()];
    const sent = await Promise.all([...keys, ...keys].map((key) => start(person, { text: key }, key)));
    expect(new Set(sent.map(({ data }) => data.conversationId)).size).toBe(1);
    const { data } = await person.call<{ total: number }>('/message/getMessageList.json', {
      conversationId: sent[0]?.data.conversationId,
    });
    expect(data.total).toBe(2);
    expect((await start(person, { text: 'Something else' }, keys[0])).code).toBe(40_904);
  });

  it('§9 a message of a chat has at most 400 characters, on both sides', async () => {
    const { person } = await register(embedded);
    const longest = 'x'.repeat(chatMessageMaxCharacters);
    expect((await start(person, { text: `${longest}x` })).status).toBe(400);
    const { conversationId } = (await start(person, { text: longest })).data;
    expect(await answer(conversationId, `${longest}x`)).toMatchObject({
      code: 40_043,
      data: { maxLength: 400 },
    });
    expect((await answer(conversationId, longest)).code).toBe(0);
  });

  it('§6 a chat needs a login; a supplier or product that is not there, or not the supplier’s, is not found', async () => {
    const { person } = await register(embedded);
    expect((await start(newPerson(embedded), {})).status).toBe(401);
    expect((await start(person, { supplierId: '999999' })).code).toBe(404);
    expect((await start(person, { productId: '999999999' })).code).toBe(404);
    const [foreign] = await embedded.db.rows<{ id: number }>(
      { text: 'select id from product where supplier_id <> $1 limit 1' },
      [Number(supplierId)],
    );
    expect((await start(person, { productId: String(foreign?.id) })).code).toBe(404);
    expect((await person.call('/chat/getEnterpriseChat.json', { supplierId, productId })).code).toBe(404);
  });

  it('the supplier sees who writes and about what, answers, and each side gets one mail until it reads', async () => {
    const { person, email } = await register(embedded);
    const before = (await mails(account.account)).length;
    const { conversationId } = (await start(person, {})).data;
    await start(person, { text: 'Are you there?' });
    expect((await mails(account.account)).slice(before)).toEqual([{ subject: 'A new message from a buyer' }]);
    const inbox = await supplier.call<Inbox>(
      '/message/getSupplierInbox.json',
      { kind: 'chat', pageSize: 1 },
      supplierService,
    );
    expect(inbox.data.list[0]).toMatchObject({ conversationId, productId, unread: 2 });
    const old = (await mails(email)).length;
    await answer(conversationId, 'Yes.');
    await answer(conversationId, 'In all colours.');
    const told = (await mails(email)).slice(old);
    expect(told).toHaveLength(1);
    expect(told[0]?.subject).toMatch(/has sent you a message$/);
  });

  it('the account’s data have the chat, its contact list names it, and it goes with the account', async () => {
    const { person, userId } = await register(embedded);
    await embedded.db.rows(
      { text: `insert into purchase_info (buyer_id, company_name) values ($1, 'Nile Trading')` },
      [Number(userId)],
    );
    const { conversationId } = (await start(person, {})).data;
    const { data } = await person.call<{
      conversations: { conversationId: string; goodsSpuId: string }[];
      contactDisclosures: { kind: string; details: string[] }[];
    }>('/account/exportData.json', {});
    expect(data.conversations).toMatchObject([{ conversationId, kind: 'chat', goodsSpuId: productId }]);
    expect(data.contactDisclosures).toMatchObject([{ kind: 'chat', details: ['name', 'company'] }]);
    await person.call('/account/delete.json', { password });
    const { code } = await answer(conversationId, 'Hello?');
    expect(code).toBe(404);
  });
});
