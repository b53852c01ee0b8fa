// Meetings of buyers and suppliers (§7.3 simple add).
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';
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
type Visitor = Awaited<ReturnType<typeof signedIn>>;

const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();
const input = {
  idempotencyKey: 'k-0123456789',
  supplierId: '2017',
  productId: '100123',
  topic: ' Samples of kettles ',
  times: [{ startsAt: inDays(7), minutes: 30 }],
  timeZone: 'Africa/Cairo',
  place: 'VIDEO',
  message: 'I would like to see the new colours.',
  contact: { name: 'Amal Hassan', companyName: 'Nile Trading', phone: '+20 100 123 4567', countryCode: 'eg' },
};
const outcome = `__typename ... on InvalidInput { fields { name } } ... on Refusal { code path } ... on RateLimited { retryAfterSeconds }`;
const facts = `... on Meeting { id number topic state isOwnProposal isEndedByViewer endReason place videoUrl revision calendarUid time { startsAt minutes }
  proposedTimes { startsAt minutes } buyerTimeZone supplierTimeZone supplier { id } product { id } contact { name countryCode } }`;
const request = async (visitor: Visitor, change: object = {}) =>
  (
    await visitor.query(
      `mutation ($input: RequestMeetingInput!) { requestMeeting(input: $input) { ${outcome} ${facts} } }`,
      {
        input: { ...input, ...change },
      },
    )
  ).data['requestMeeting'];

const changes = {
  proposeMeetingTimes: {
    type: 'ProposeMeetingTimesInput',
    wire: ['proposeMeetingTimes', 'proposeSupplierMeetingTimes'],
    input: { times: input.times, timeZone: 'Africa/Cairo' },
  },
  acceptMeeting: {
    type: 'AcceptMeetingInput',
    wire: ['acceptMeeting', 'acceptSupplierMeeting'],
    input: { startsAt: input.times[0]?.startsAt, timeZone: 'Africa/Cairo' },
  },
  declineMeeting: {
    type: 'EndMeetingInput',
    wire: ['declineMeeting', 'declineSupplierMeeting'],
    input: { reason: 'We are closed' },
  },
  cancelMeeting: {
    type: 'EndMeetingInput',
    wire: ['cancelMeeting', 'cancelSupplierMeeting'],
    input: { reason: '' },
  },
  setMeetingLink: {
    type: 'SetMeetingLinkInput',
    wire: ['setMeetingLink', 'setSupplierMeetingLink'],
    input: { videoUrl: 'https://meet.example/room-7' },
  },
} as const;
type Change = keyof typeof changes;
const names = Object.keys(changes) as Change[];
const change = async (visitor: Pick<Visitor, 'query'>, name: Change, given: object = {}) =>
  (
    await visitor.query(
      `mutation ($input: ${changes[name].type}!) { ${name}(input: $input) { ${outcome} ${facts} } }`,
      {
        input: { meetingId: '100001', ...changes[name].input, ...given },
      },
    )
  ).data[name];

describe('meetings', () => {
  it('§7.3 a request is simpleAddMeeting, with the key', async () => {
    const visitor = await signedIn('buyer');
    expect(await request(visitor)).toMatchObject({
      __typename: 'Meeting',
      id: '100001',
      number: 'M-100001',
      state: 'PROPOSED',
      isOwnProposal: true,
      place: 'VIDEO',
      time: null,
      proposedTimes: [{ startsAt: '2027-01-12T08:00:00.000Z', minutes: 30 }, { minutes: 30 }],
      buyerTimeZone: 'Africa/Cairo',
      supplierTimeZone: 'Asia/Shanghai',
      supplier: { id: '2017' },
      product: { id: '100123' },
      contact: { name: 'Amal Hassan', countryCode: 'EG' },
    });
    const call = upstream.calls.find(({ operation }) => operation === 'simpleAddMeeting');
    expect(call?.headers['idempotency-key']).toBe(input.idempotencyKey);
    expect(call?.body).toMatchObject({
      token: 't-1',
      data: { supplierId: '2017', topic: 'Samples of kettles', times: input.times, place: 'video' },
    });
  });

  it('§5 names what breaks a rule, before any call', async () => {
    const visitor = await signedIn('buyer');
    const at = (startsAt: string, minutes = 30) => ({ times: [{ startsAt, minutes }] });
    for (const [wrong, field] of [
      [{ topic: ' ' }, 'topic'],
      [{ topic: 'x'.repeat(121) }, 'topic'],
      [{ times: [] }, 'times'],
      [{ times: [1, 2, 3, 4].map((days) => ({ startsAt: inDays(days), minutes: 30 })) }, 'times'],
      [{ times: [input.times[0], input.times[0]] }, 'times'],
      [at(inDays(-1)), 'times.0.startsAt'],
      [at(inDays(181)), 'times.0.startsAt'],
      [at(inDays(7), 20), 'times.0.minutes'],
      [{ timeZone: 'Egypt/Nile' }, 'timeZone'],
      [{ timeZone: '+02:00' }, 'timeZone'],
      [{ videoUrl: 'http://meet.example/room-7' }, 'videoUrl'],
      [{ videoUrl: 'javascript:alert(1)' }, 'videoUrl'],
      [{ place: 'STAND' }, 'exhibitionId'],
      [{ contact: { name: '' } }, 'contact.name'],
    ] as const)
      expect(await request(visitor, wrong)).toMatchObject({
        __typename: 'InvalidInput',
        fields: [{ name: field }],
      });
    expect(upstream.calls).toEqual([]);
  });

  it('§6 guests and suppliers cannot request one, and only its two sides can change one', async () => {
    for (const visitor of [newVisitor(gateway), await signedIn('supplier')])
      expect(await request(visitor)).toMatchObject({ __typename: 'Refusal', code: 'LOGIN_REQUIRED' });
    for (const name of names)
      expect(await change(newVisitor(gateway), name)).toMatchObject({ code: 'LOGIN_REQUIRED' });
    expect(upstream.calls).toEqual([]);
  });

  it('a supplier asks the buyer of a conversation, with the key; a buyer cannot', async () => {
    const { supplierId: _, productId: __, contact: ___, ...form } = input;
    const ask = async (visitor: Visitor) =>
      (
        await visitor.query(
          `mutation ($input: RequestMeetingWithBuyerInput!) { requestMeetingWithBuyer(input: $input) { ${outcome} ${facts} } }`,
          { input: { ...form, conversationId: '100001' } },
        )
      ).data['requestMeetingWithBuyer'];
    expect(await ask(await signedIn('buyer'))).toMatchObject({ code: 'LOGIN_REQUIRED' });
    expect(upstream.calls).toEqual([]);
    const visitor = await signedIn('supplier');
    expect(await ask(visitor)).toMatchObject({ isOwnProposal: true, buyerTimeZone: null });
    const call = upstream.calls.find(({ operation }) => operation === 'simpleAddSupplierMeeting');
    expect(call?.headers['idempotency-key']).toBe(input.idempotencyKey);
    expect(call?.body).toMatchObject({ data: { conversationId: '100001', times: input.times } });
    upstream.answer('simpleAddSupplierMeeting', (_call, response) =>
      json(response, { code: 404, msg: 'no', data: null }),
    );
    expect(await ask(visitor)).toEqual({
      __typename: 'Refusal',
      code: 'NOT_FOUND',
      path: ['conversationId'],
    });
  });

  it.each(names)('%s is a call to the service of the side, which sees its own part', async (name) => {
    for (const [place, kind] of (['buyer', 'supplier'] as const).entries()) {
      const visitor = await signedIn(kind);
      const changed = await change(visitor, name);
      expect(changed).toMatchObject({ __typename: 'Meeting', id: '100001' });
      const isOwn = name === 'proposeMeetingTimes' || (kind === 'buyer' && !/accept|decline/.test(name));
      expect(changed).toMatchObject({ isOwnProposal: isOwn, isEndedByViewer: /decline|cancel/.test(name) });
      const operation = changes[name].wire[place] ?? '';
      expect(upstream.counts()).toMatchObject({ [operation]: 1 });
      expect(upstream.calls[0]?.body).toMatchObject({
        data: { meetingId: '100001', ...changes[name].input },
      });
      upstream.answer(operation, (_call, response) =>
        json(
          response,
          kind === 'buyer'
            ? { success: false, code: 404, msg: 'no', data: null }
            : { code: 404, msg: 'no', data: null },
        ),
      );
      expect(await change(visitor, name)).toEqual({
        __typename: 'Refusal',
        code: 'NOT_FOUND',
        path: ['meetingId'],
      });
    }
  });

  it('§5 a change names its wrong fields', async () => {
    const visitor = await signedIn('buyer');
    expect(await change(visitor, 'cancelMeeting', { meetingId: 'x' })).toMatchObject({
      fields: [{ name: 'meetingId' }],
    });
    expect(await change(visitor, 'declineMeeting', { reason: 'x'.repeat(501) })).toMatchObject({
      fields: [{ name: 'reason' }],
    });
    expect(await change(visitor, 'setMeetingLink', { videoUrl: 'ftp://a' })).toMatchObject({
      fields: [{ name: 'videoUrl' }],
    });
    expect(upstream.calls).toEqual([]);
  });

  it('is a part of its conversation, one call for a whole inbox, and the coming ones are a list of each side', async () => {
    const part =
      'inbox(kind: MEETING) { nodes { meeting { number } } } upcomingMeetings { number state time { startsAt } }';
    for (const [kind, who] of [
      ['buyer', ''],
      ['supplier', 'Supplier'],
    ] as const) {
      const visitor = await signedIn(kind);
      const conversation = (conversationId: string) => ({
        conversationId,
        kind: 'meeting',
        supplierId: '2017',
        contactName: 'Amal Hassan',
        createTime: '2027-01-05T10:00:00.000Z',
        changeTime: '2027-01-05T10:00:00.000Z',
        rfq: null,
        unread: 0,
        lastMessage: null,
      });
      const data = { total: 2, unread: 0, list: [conversation('100001'), conversation('100002')] };
      upstream.answer(`get${who}Inbox`, (_call, response) =>
        json(
          response,
          kind === 'buyer' ? { success: true, code: 200, msg: 'ok', data } : { code: 0, msg: 'ok', data },
        ),
      );
      const answer = await visitor.query(
        `{ viewer { ... on Buyer { ${part} } ... on SupplierUser { ${part} } } }`,
      );
      // The other one is not the viewer's.
      expect(answer.data['viewer']).toEqual({
        inbox: { nodes: [{ meeting: { number: 'M-100001' } }, { meeting: null }] },
        upcomingMeetings: [
          { number: 'M-100001', state: 'ACCEPTED', time: { startsAt: '2027-01-12T08:00:00.000Z' } },
        ],
      });
      expect(upstream.counts()).toMatchObject({
        [`get${who}MeetingList`]: 1,
        [`getUpcoming${who}Meetings`]: 1,
      });
    }
  });

  it('§2.5 everybody sees the stands of a supplier at exhibitions that are not over', async () => {
    const { data } = await gateway.query(
      '{ supplier(id: "2017") { stands { exhibition { id name timeZone } stand { hall number } } } }',
    );
    expect(data['supplier']).toEqual({
      stands: [
        {
          exhibition: { id: '3001', name: 'Homelife Egypt 2027', timeZone: 'Africa/Cairo' },
          stand: { hall: 'A', number: '107' },
        },
      ],
    });
  });
});
