// The desk of our team at the gateway: sign-in, tickets, links of mails, invitations.
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { goldenOf } from '../gateway/golden.ts';
import { connect } from '../gateway/socket.ts';
import { json } from '../gateway/upstream.ts';
import { newVisitor, signedInBuyer } from '../gateway/visitor.ts';

const { upstream, gateway, close } = await startBoth();
beforeEach(() => upstream.reset());
afterAll(close);

const login =
  'mutation ($input: LoginInput!) { operatorLogin(input: $input) { __typename ... on OperatorSignedIn { viewer { id name email } } ... on Failure { code path } } }';
const input = { email: 'operator@fairgate.example', password: 'fairgate1' };
const failure = '... on InvalidInput { code path fields { name } } ... on Refusal { code path }';

async function signedIn() {
  const visitor = newVisitor(gateway);
  await visitor.query(login, { input });
  upstream.reset();
  return visitor;
}
const dataOf = (operation: string) => (goldenOf(operation).response.body as { data: object }).data;

describe('an operator', () => {
  it('§3 signs in with a sealed cookie; a wrong password is a refusal', async () => {
    const visitor = newVisitor(gateway);
    expect((await visitor.query(login, { input })).data['operatorLogin']).toEqual({
      __typename: 'OperatorSignedIn',
      viewer: { id: '41', name: 'Lena Novak', email: input.email },
    });
    expect(visitor.given().join('\n')).toContain('fairgate-signed-in=operator.');
    upstream.answer('operatorLogin', (_call, response) =>
      json(response, { success: false, code: 40_101, msg: 'no', data: null }),
    );
    expect((await newVisitor(gateway).query(login, { input })).data).toMatchObject({
      operatorLogin: { code: 'WRONG_PASSWORD', path: ['password'] },
    });
  });

  it('reads tickets with their conditions, and a conversation with its product', async () => {
    const visitor = await signedIn();
    const { data } = await visitor.query(
      '{ viewer { ... on OperatorUser { desk { openCount ownCount changedAt } operators { id name } tickets(keyword: " kettle ", state: ASSIGNED, topic: BUYING, operatorId: "41", first: 2) { totalCount nodes { number state topic isBuyer languageCode operator { name } excerpt } pageInfo { hasNextPage } } conversation(ticketId: "100001") { ticket { product { id } supplier { id } } messages { isFromTeam text } notes { text } } } } }',
    );
    expect(data['viewer']).toMatchObject({
      desk: { openCount: 2, ownCount: 1 },
      operators: [{ id: '41' }, { id: '42' }],
      tickets: {
        totalCount: 1,
        nodes: [
          { number: 'T-100001', state: 'ASSIGNED', topic: 'BUYING', isBuyer: false, languageCode: 'ar' },
        ],
      },
      conversation: {
        ticket: { supplier: null },
        messages: [{ isFromTeam: false }, { isFromTeam: true }],
        notes: [{ text: 'Has asked by phone, too.' }],
      },
    });
    const list = upstream.calls.find(({ operation }) => operation === 'getTicketList');
    expect(list?.body).toMatchObject({
      data: { keyword: 'kettle', state: 'assigned', topic: 'buying', operatorId: '41', pageSize: 2 },
    });
  });

  it('§5 answers, notes, assigns and closes; the form is checked before the service is asked', async () => {
    const visitor = await signedIn();
    const answer = (message: string) =>
      visitor.query(
        `mutation ($input: AnswerTicketInput!) { answerTicket(input: $input) { __typename ... on TicketConversation { ticket { state } } ${failure} } }`,
        { input: { idempotencyKey: 'key-00001', ticketId: '100001', message } },
      );
    expect((await answer(' ')).data).toMatchObject({
      answerTicket: { __typename: 'InvalidInput', fields: [{ name: 'message' }] },
    });
    expect(upstream.calls).toEqual([]);
    expect((await answer('Yes.')).data).toMatchObject({ answerTicket: { ticket: { state: 'ANSWERED' } } });
    expect(upstream.calls[0]).toMatchObject({
      headers: { 'idempotency-key': 'key-00001', 'blade-auth': 't-1' },
      body: { data: { ticketId: '100001', message: 'Yes.' } },
    });
    const { data } = await visitor.query(
      `mutation { assignTicket(input: { ticketId: "100001", operatorId: null }) { __typename ${failure} } closeTicket(input: { ticketId: "100001", closed: true }) { __typename ${failure} } noteTicket(input: { idempotencyKey: "key-00002", ticketId: "100001", note: "By phone." }) { __typename ${failure} } }`,
    );
    expect(Object.values(data)).toEqual(
      Array.from({ length: 3 }, () => ({ __typename: 'TicketConversation' })),
    );
  });

  it('reads RFQs that wait, with their suppliers in one call; §6 another viewer gets none', async () => {
    const visitor = await signedIn();
    const query = (hours: number) =>
      `{ viewer { ... on OperatorUser { unansweredRfqs(hours: ${hours}, first: 2) { totalCount nodes { id number productName category { id } countryCode createdAt suppliers { supplier { id } isChosen answer accountCount } } edges { cursor } pageInfo { hasNextPage } } } } }`;
    expect((await visitor.query(query(24))).data['viewer']).toEqual({
      unansweredRfqs: {
        totalCount: 1,
        nodes: [
          {
            id: '100001',
            number: 'R-100001',
            productName: 'Kettles',
            category: { id: '801' },
            countryCode: 'EG',
            createdAt: '2026-11-18T10:00:00.000Z',
            suppliers: [{ supplier: { id: '2017' }, isChosen: true, answer: 'WAITING', accountCount: 2 }],
          },
        ],
        edges: [{ cursor: expect.any(String) as string }],
        pageInfo: { hasNextPage: false },
      },
    });
    expect(upstream.counts()).toEqual({
      getOperatorInfo: 1,
      getUnansweredRfqList: 1,
      cateAndTagV2: 1,
      supplierList: 1,
    });
    const asked = upstream.calls.find(({ operation }) => operation === 'getUnansweredRfqList');
    expect(asked?.body).toMatchObject({ data: { hours: 24, pageSize: 2 } });
    upstream.reset();
    for (const hours of [0, 8_761])
      expect((await visitor.query(query(hours))).errors?.[0]?.message).toContain('hours');
    const buyer = await signedInBuyer(gateway);
    expect((await buyer.query(query(24))).data['viewer']).toEqual({});
    expect(upstream.counts()).not.toHaveProperty('getUnansweredRfqList');
  });

  it('§6 guests and buyers are refused before the service is asked', async () => {
    const all = `mutation { assignTicket(input: { ticketId: "1" }) { ${failure} } answerTicket(input: { idempotencyKey: "key-00001", ticketId: "1", message: "x" }) { ${failure} } noteTicket(input: { idempotencyKey: "key-00001", ticketId: "1", note: "x" }) { ${failure} } closeTicket(input: { ticketId: "1", closed: true }) { ${failure} } remindSupplier(enquiryId: "1") { ${failure} } inviteToSupplier(input: { supplierId: "1", email: "a@b.co", name: "A", languageCode: "en" }) { ${failure} } resendInvitation(id: "1") { ${failure} } revokeInvitation(id: "1") { ${failure} } }`;
    for (const visitor of [gateway, await signedInBuyer(gateway)]) {
      upstream.reset();
      const { data } = await visitor.query<Record<string, { code: string }>>(all);
      expect(Object.values(data).map(({ code }) => code)).toEqual(
        Array.from({ length: 8 }, () => 'LOGIN_REQUIRED'),
      );
      expect(upstream.calls).toEqual([]);
    }
  });

  it('gets the numbers of the desk at once and then each change; a guest gets none', async () => {
    const visitor = await signedIn();
    const socket = await connect(gateway.url, { headers: { cookie: visitor.cookie() } });
    const stream = socket.listen('subscription { deskChanged { openCount } }');
    expect(await stream.next()).toMatchObject({ data: { deskChanged: { openCount: 2 } } });
    upstream.answer('getDesk', (_call, response) =>
      json(response, { success: true, code: 200, msg: 'ok', data: { ...dataOf('getDesk'), open: 3 } }),
    );
    expect(await stream.next()).toMatchObject({ data: { deskChanged: { openCount: 3 } } });
    await socket.close();
  });

  it('invites a supplier’s person; an email with an account is refused at the field', async () => {
    const visitor = await signedIn();
    const invite = () =>
      visitor.query(
        `mutation { inviteToSupplier(input: { supplierId: "2017", email: " sales@acme.example ", name: "Mei Lin", languageCode: "zh" }) { ... on SentInvitation { email name operatorName } ${failure} } }`,
      );
    expect((await invite()).data).toEqual({
      inviteToSupplier: { email: 'sales@acme.example', name: 'Mei Lin', operatorName: 'Lena Novak' },
    });
    upstream.answer('inviteToSupplier', (_call, response) =>
      json(response, { success: false, code: 40_902, msg: 'no', data: null }),
    );
    expect((await invite()).data).toMatchObject({
      inviteToSupplier: { code: 'SUPPLIER_EMAIL', path: ['email'] },
    });
  });
});

describe('the links of our team’s mails', () => {
  it('a ticket is read and answered by its link without a login; one that does not work is refused', async () => {
    const open =
      'mutation { openTicketLink(link: "l-1") { ... on TicketByLink { number isClosed messages { text } } ... on Refusal { code path } } }';
    expect((await gateway.query(open)).data).toMatchObject({
      openTicketLink: { number: 'T-100001', isClosed: false, messages: [{}, {}] },
    });
    const { data } = await gateway.query(
      `mutation { replyToTicket(input: { idempotencyKey: "key-00003", link: "l-1", message: " Thank you. " }) { __typename ${failure} } }`,
    );
    expect(data).toEqual({ replyToTicket: { __typename: 'TicketByLink' } });
    expect(upstream.calls.at(-1)).toMatchObject({
      headers: { 'idempotency-key': 'key-00003' },
      body: { token: '', data: { link: 'l-1', message: 'Thank you.' } },
    });
    upstream.answer('getTicketByLink', (_call, response) =>
      json(response, { success: false, code: 404, msg: 'no', data: null }),
    );
    expect((await gateway.query(open)).data).toEqual({
      openTicketLink: { code: 'NOT_FOUND', path: ['link'] },
    });
  });

  it('§6 an invitation is accepted with a password, and signs its person in as a supplier', async () => {
    const visitor = newVisitor(gateway);
    const check = await visitor.query(
      'mutation { checkInvitation(link: "l-1") { ... on SupplierInvitation { supplierName email } } }',
    );
    expect(check.data).toEqual({
      checkInvitation: { supplierName: 'Acme Ltd.', email: 'sales@acme.example' },
    });
    const accept = await visitor.query(
      `mutation { acceptInvitation(input: { link: "l-1", password: "fairgate1" }) { __typename ${failure} } }`,
    );
    expect(accept.data).toEqual({ acceptInvitation: { __typename: 'SupplierSignedIn' } });
    expect(visitor.given().join('\n')).toContain('fairgate-signed-in=supplier.');
    const short = await gateway.query(
      `mutation { acceptInvitation(input: { link: "l-1", password: "short" }) { __typename ${failure} } }`,
    );
    expect(short.data).toMatchObject({ acceptInvitation: { fields: [{ name: 'password' }] } });
  });

  it('§2.2 a signed-in buyer’s message to our team is sent with the buyer’s token; after the session’s end as a guest’s', async () => {
    const buyer = await signedInBuyer(gateway);
    upstream.reset();
    const send = (idempotencyKey: string) =>
      buyer.query(
        'mutation ($input: TicketInput!) { openTicket(input: $input) { ... on Ticket { number } } }',
        {
          input: {
            idempotencyKey,
            topic: 'BUYING',
            name: 'Amal',
            email: 'a@b.co',
            message: 'May I have a sample?',
          },
        },
      );
    await send('key-00004');
    expect(upstream.calls[0]?.headers['blade-auth']).not.toBe('');
    upstream.reset();
    upstream.answer('openTicket', (call, response) =>
      call.headers['blade-auth'] === ''
        ? json(response, goldenOf('openTicket').response.body)
        : json(response, { success: false, code: 401, msg: 'no', data: null }),
    );
    expect((await send('key-00005')).data['openTicket']).toHaveProperty('number');
    expect(upstream.calls.map(({ headers }) => headers['idempotency-key'])).toEqual([
      'key-00005',
      'key-00005',
    ]);
  });
});
