// Chats of a buyer and a supplier (§7.3 chat/enterpriseChat.json), through the gateway.
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { json } from '../gateway/upstream.ts';
import { newVisitor } from '../gateway/visitor.ts';

const { upstream, gateway, close } = await startBoth();
beforeEach(() => upstream.reset());
afterAll(close);

async function buyer() {
  const visitor = newVisitor(gateway);
  await visitor.query(
    'mutation { login(input: { email: "amal@example.com", password: "fairgate1" }) { __typename } }',
  );
  upstream.reset();
  return visitor;
}

const start =
  'mutation ($input: StartConversationInput!) { startConversation(input: $input) { __typename ... on Conversation { id kind contactCompanyName product { id } lastMessage { body isOwn } } ... on InvalidInput { fields { name key bound } } ... on Refusal { code path } } }';
const input = { idempotencyKey: 'k-0123456789', supplierId: '2017', productId: '100123', text: ' In blue? ' };

describe('chats', () => {
  it('§7.3 a message begins a chat about a product, with its key', async () => {
    const visitor = await buyer();
    const { data } = await visitor.query(start, { input });
    expect(data['startConversation']).toEqual({
      __typename: 'Conversation',
      id: '100001',
      kind: 'CHAT',
      contactCompanyName: 'Nile Trading',
      product: { id: '100123' },
      lastMessage: { body: 'Do you have it in blue?', isOwn: true },
    });
    const [call] = upstream.calls;
    expect(call?.operation).toBe('enterpriseChat');
    expect(call?.headers['idempotency-key']).toBe(input.idempotencyKey);
    expect(call?.body).toMatchObject({
      token: 't-1',
      data: { supplierId: '2017', productId: '100123', text: 'In blue?', attachmentIds: [] },
    });
  });

  it('§6 guests log in first', async () => {
    const { data } = await newVisitor(gateway).query(start, { input });
    expect(data['startConversation']).toMatchObject({ code: 'LOGIN_REQUIRED' });
    expect(upstream.calls).toEqual([]);
  });

  it('§9 a text over 400 characters is refused before any call, and one without a text', async () => {
    const visitor = await buyer();
    const long = await visitor.query(start, { input: { ...input, text: 'x'.repeat(401) } });
    expect(long.data['startConversation']).toEqual({
      __typename: 'InvalidInput',
      fields: [{ name: 'text', key: 'validator.maxlength', bound: 400 }],
    });
    const empty = await visitor.query(start, { input: { ...input, text: ' ' } });
    expect(empty.data['startConversation']).toMatchObject({ fields: [{ name: 'text' }] });
    expect(upstream.calls).toEqual([]);
  });

  it('§9 a message that is too long for a chat names its field and its bound', async () => {
    const visitor = await buyer();
    upstream.answer('sendMessage', (_call, response) =>
      json(response, { success: false, code: 40_043, msg: 'no', data: { maxLength: 400 } }),
    );
    const { data } = await visitor.query(
      'mutation { sendMessage(input: { idempotencyKey: "k-0123456789", conversationId: "100001", body: "long" }) { __typename ... on InvalidInput { fields { name key bound } } } }',
    );
    expect(data['sendMessage']).toEqual({
      __typename: 'InvalidInput',
      fields: [{ name: 'body', key: 'validator.maxlength', bound: 400 }],
    });
  });

  it('a supplier or product that is gone is not found', async () => {
    const visitor = await buyer();
    upstream.answer('enterpriseChat', (_call, response) =>
      json(response, { success: false, code: 404, msg: 'no', data: null }),
    );
    const { data } = await visitor.query(start, { input });
    expect(data['startConversation']).toEqual({
      __typename: 'Refusal',
      code: 'NOT_FOUND',
      path: ['productId'],
    });
  });

  it('a buyer finds the chat that there is; null without one', async () => {
    const visitor = await buyer();
    const query =
      '{ viewer { ... on Buyer { chat(supplierId: "2017", productId: "100123") { id kind } bad: chat(supplierId: "x") { id } } } }';
    expect((await visitor.query(query)).data['viewer']).toEqual({
      chat: { id: '100001', kind: 'CHAT' },
      bad: null,
    });
    upstream.answer('getEnterpriseChat', (_call, response) =>
      json(response, { success: false, code: 404, msg: 'no', data: null }),
    );
    expect((await visitor.query(query)).data['viewer']).toEqual({ chat: null, bad: null });
  });

  it('either side blocks the other and takes it back; a message is then refused', async () => {
    const visitor = await buyer();
    const { data } = await visitor.query(
      'mutation { blockConversation(id: "100001") { ... on Conversation { isBlocked isBlockedByViewer } } unblockConversation(id: "100001") { ... on Conversation { isBlocked isBlockedByViewer } } }',
    );
    expect(data).toEqual({
      blockConversation: { isBlocked: true, isBlockedByViewer: true },
      unblockConversation: { isBlocked: false, isBlockedByViewer: false },
    });
    expect(upstream.calls.map(({ operation }) => operation)).toEqual([
      'blockConversation',
      'unblockConversation',
    ]);
    upstream.answer('enterpriseChat', (_call, response) =>
      json(response, { success: false, code: 40_975, msg: 'no', data: null }),
    );
    const refused = await visitor.query(start, { input });
    expect(refused.data['startConversation']).toMatchObject({ __typename: 'Refusal', code: 'BLOCKED' });
  });

  it('a supplier blocks and reports at its own service; a report is a ticket', async () => {
    const visitor = newVisitor(gateway);
    await visitor.query(
      'mutation { supplierLogin(input: { account: "lin@example.com", password: "fairgate1" }) { __typename } }',
    );
    upstream.reset();
    const { data } = await visitor.query(
      `mutation {
        blockConversation(id: "100001") { ... on Conversation { isBlockedByViewer } }
        reportConversation(input: { idempotencyKey: "k-0123456789", conversationId: "100001", reason: SPAM }) { ... on Ticket { number } }
      }`,
    );
    expect(data).toEqual({
      blockConversation: { isBlockedByViewer: true },
      reportConversation: { number: 'T-100007' },
    });
    const [, call] = upstream.calls;
    expect(call?.operation).toBe('reportSupplierConversation');
    expect(call?.body).toMatchObject({ data: { conversationId: '100001', reason: 'spam', text: '' } });
  });

  it('§6 guests neither block nor report', async () => {
    const { data } = await newVisitor(gateway).query(
      'mutation { blockConversation(id: "100001") { ... on Refusal { code } } }',
    );
    expect(data['blockConversation']).toEqual({ code: 'LOGIN_REQUIRED' });
  });
});
