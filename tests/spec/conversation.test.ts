// Conversations of messages (§7.3): a buyer's and a supplier's inbox, each at its own service.
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { goldenOf } from '../gateway/golden.ts';
import { connect } from '../gateway/socket.ts';
import { json } from '../gateway/upstream.ts';
import { newVisitor } from '../gateway/visitor.ts';

const { upstream, gateway, close } = await startBoth();
beforeEach(() => upstream.reset());
afterAll(close);

const logins = {
  buyer: 'mutation { login(input: { email: "amal@example.com", password: "fairgate1" }) { __typename } }',
  supplier:
    'mutation { supplierLogin(input: { account: "lin@example.com", password: "fairgate1" }) { __typename } }',
} as const;
async function signedIn(kind: keyof typeof logins) {
  const visitor = newVisitor(gateway);
  await visitor.query(logins[kind]);
  upstream.reset();
  return visitor;
}

const fields =
  'id kind contactName unreadCount createdAt changedAt supplier { id } lastMessage { id body isOwn author { kind name } language createdAt }';
const conversation = {
  id: '100001',
  kind: 'ENQUIRY',
  contactName: 'Amal Hassan',
  createdAt: '2026-11-20T10:00:00.000Z',
  changedAt: '2026-11-20T11:00:00.000Z',
  supplier: { id: '2017' },
  lastMessage: {
    id: '7',
    body: 'Yes, we have 500 pieces in stock.',
    author: { kind: 'SUPPLIER', name: 'Lin Wei' },
    language: 'en',
    createdAt: '2026-11-20T11:00:00.000Z',
  },
};
const sendTo =
  'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { __typename ... on Message { id isOwn body } ... on InvalidInput { fields { name key bound } } ... on Refusal { code path } } }';
const input = { idempotencyKey: 'k-0123456789', conversationId: '100001', body: ' Which colours? ' };

describe('conversations', () => {
  it('§7.1 calls from a page that tells its exhibition name it', async () => {
    const visitor = await signedIn('supplier');
    const page = { 'page-url': 'https://fair.example/eshowEgypt_home-egypt', 'page-exhibition-id': '3001' };
    await visitor.query('{ viewer { ... on SupplierUser { inbox { totalCount } } } }', {}, page);
    expect(upstream.calls.at(-1)?.body).toMatchObject({ exhibitionId: '3001' });
  });

  it('§6 a buyer sees the own inbox, by kind, with suppliers and the number of unread conversations', async () => {
    const visitor = await signedIn('buyer');
    const { data } = await visitor.query(
      `{ viewer { ... on Buyer { inbox(kind: ENQUIRY, unreadOnly: true) { totalCount unreadCount nodes { ${fields} } edges { cursor } pageInfo { hasNextPage } } } } }`,
    );
    expect(data['viewer']).toEqual({
      inbox: {
        totalCount: 1,
        unreadCount: 1,
        nodes: [
          { ...conversation, unreadCount: 1, lastMessage: { ...conversation.lastMessage, isOwn: false } },
        ],
        edges: [{ cursor: expect.any(String) as string }],
        pageInfo: { hasNextPage: false },
      },
    });
    const asked = upstream.calls.find(({ operation }) => operation === 'getInbox');
    expect(asked?.body).toMatchObject({
      token: 't-1',
      data: { kind: 'enquiry', unreadOnly: true, offset: 0, pageSize: 24 },
    });
  });

  it('§6 a supplier sees the own inbox at its own service', async () => {
    const visitor = await signedIn('supplier');
    const { data } = await visitor.query(
      '{ viewer { ... on SupplierUser { inbox { unreadCount nodes { id lastMessage { isOwn } } } conversation(id: "100001") { messages(first: 2) { totalCount nodes { id isOwn } } } } } }',
    );
    expect(data['viewer']).toEqual({
      inbox: { unreadCount: 0, nodes: [{ id: '100001', lastMessage: { isOwn: true } }] },
      conversation: { messages: { totalCount: 1, nodes: [{ id: '7', isOwn: true }] } },
    });
    const counts = upstream.counts();
    expect(counts).toMatchObject({
      getSupplierInbox: 1,
      getSupplierConversation: 1,
      getSupplierMessageList: 1,
    });
  });

  it('§7.3 a conversation of an RFQ names it, without a call for each conversation', async () => {
    const answer = goldenOf('getInbox').response.body as { data: { list: object[] } };
    const [golden] = answer.data.list;
    const rfq = { rfqId: '100007', rfqNo: 'R-100007', productName: 'Kettles' };
    const visitor = await signedIn('buyer');
    upstream.answer('getInbox', (_call, response) =>
      json(response, {
        ...answer,
        data: { ...answer.data, list: [{ ...golden, kind: 'rfq', rfq }, golden] },
      }),
    );
    const { data } = await visitor.query(
      '{ viewer { ... on Buyer { inbox { nodes { kind rfqId rfqNumber rfqProductName } } } } }',
    );
    expect(data['viewer']).toEqual({
      inbox: {
        nodes: [
          { kind: 'RFQ', rfqId: '100007', rfqNumber: 'R-100007', rfqProductName: 'Kettles' },
          { kind: 'ENQUIRY', rfqId: null, rfqNumber: null, rfqProductName: null },
        ],
      },
    });
    expect(upstream.counts()).toEqual({ getUserInfo: 1, getInbox: 1 });
  });

  it('a conversation that is not the viewer’s is null', async () => {
    const visitor = await signedIn('buyer');
    upstream.answer('getConversation', (_call, response) =>
      json(response, { success: false, code: 404, msg: 'no', data: null }),
    );
    const { data, errors } = await visitor.query(
      '{ viewer { ... on Buyer { conversation(id: "100001") { id } other: conversation(id: "x") { id } } } }',
    );
    expect([data['viewer'], errors]).toEqual([{ conversation: null, other: null }, undefined]);
  });

  it('a message carries its key; the service keeps it once', async () => {
    const visitor = await signedIn('buyer');
    const { data } = await visitor.query(sendTo, { input });
    expect(data['sendMessage']).toEqual({
      __typename: 'Message',
      id: '8',
      isOwn: true,
      body: 'Which colours?',
    });
    const [call] = upstream.calls;
    expect(call?.headers['idempotency-key']).toBe(input.idempotencyKey);
    expect(call?.body).toMatchObject({ data: { conversationId: '100001', body: 'Which colours?' } });
  });

  it('§5 a message without text is refused before any call; another one’s conversation is not found; guests log in', async () => {
    const visitor = await signedIn('supplier');
    const invalid = await visitor.query(sendTo, { input: { ...input, body: ' ' } });
    expect(invalid.data['sendMessage']).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ name: 'body' }],
    });
    expect(upstream.calls).toEqual([]);
    upstream.answer('sendSupplierMessage', (_call, response) =>
      json(response, { code: 404, msg: 'no', data: null }),
    );
    const refused = await visitor.query(sendTo, { input });
    expect(refused.data['sendMessage']).toEqual({
      __typename: 'Refusal',
      code: 'NOT_FOUND',
      path: ['conversationId'],
    });
    const guest = await newVisitor(gateway).query(sendTo, { input });
    expect(guest.data['sendMessage']).toMatchObject({ code: 'LOGIN_REQUIRED' });
  });

  it('marks a conversation as read', async () => {
    const visitor = await signedIn('buyer');
    const { data } = await visitor.query(
      'mutation { markRead(input: { conversationId: "100001", messageId: "7" }) { ... on Conversation { id unreadCount } } }',
    );
    expect(data['markRead']).toEqual({ id: '100001', unreadCount: 0 });
  });

  it('§9 gets changes live: one call an interval for all tabs; guests get none', async () => {
    const visitor = await signedIn('buyer');
    const query = 'subscription { inboxChanged { unreadCount conversations { id } } }';
    const socket = await connect(gateway.url, { headers: { cookie: visitor.cookie() } });
    const [one, other] = [socket.listen(query), socket.listen(query)];
    const unread = async (stream: typeof one) => (await stream.next())?.data;
    const event = (unreadCount: number) => ({
      inboxChanged: { unreadCount, conversations: [{ id: '100001' }] },
    });
    expect([await unread(one), await unread(other)]).toEqual([event(1), event(1)]);
    const golden = goldenOf('getInbox').response.body as { data: object };
    upstream.answer('getInbox', (_call, response) =>
      json(response, { ...golden, data: { ...golden.data, unread: 2 } }),
    );
    expect([await unread(one), await unread(other)]).toEqual([event(2), event(2)]);
    await socket.close();
    const guests = await connect(gateway.url);
    const refused = await guests.listen(query).next();
    expect(refused?.errors?.[0]?.extensions?.code).toBe('LOGIN_REQUIRED');
    await guests.close();
  });
});
