// What visitors send to organisers, and their badges, through GraphQL over HTTP in front of the real services.
import { runAccountCommand } from '@fairgate/embedded/accounts/run-account-command';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type Started } from '../../gateway/start.ts';
import { newVisitor, signedInBuyer, type Visitor } from '../../gateway/visitor.ts';
import { mailsTo, newEmail } from './person.ts';
import { type Embedded, startEmbedded } from './store.ts';

const exhibitionId = '801';
const demo = { email: 'organiser@fairgate.example', password: 'fairgate1' };
const failure = '... on Failure { code path }';

let embedded: Embedded;
let gateway: Started;
let own: Visitor;
let other: Visitor;
let buyer: Visitor;
let supplier: Visitor;
beforeAll(async () => {
  embedded = await startEmbedded('PostgreSQL');
  const urls = await Promise.all(
    Object.entries(embedded.services).map(async ([name, service]) => [
      `${name.toUpperCase()}_GATEWAY_URL`,
      await service.listen({ host: '127.0.0.1', port: 0 }),
    ]),
  );
  gateway = await startGateway({
    upstreamUrl: 'http://127.0.0.1:1',
    env: {
      ...(Object.fromEntries(urls) as Record<string, string>),
      TRUST_PROXY: 'true',
      CACHE_MAX_ENTRIES: '0',
    },
  });
  const email = 'second@organiser.example';
  const [line = ''] = await runAccountCommand(embedded.db, {
    action: 'add',
    role: 'organiser',
    email,
    name: 'Second',
  });
  own = await signIn('organiserLogin', demo);
  other = await signIn('organiserLogin', { email, password: /Password: (\S+)$/.exec(line)?.[1] ?? '' });
  buyer = await signedInBuyer(gateway);
  supplier = await signIn('supplierLogin', { email: 'supplier@fairgate.example', password: demo.password });
});
afterAll(async () => {
  await gateway.close();
  await embedded.close();
});

async function signIn(mutation: string, input: object): Promise<Visitor> {
  const visitor = newVisitor(gateway);
  const type = mutation === 'organiserLogin' ? 'LoginInput' : 'SupplierLoginInput';
  const form =
    mutation === 'organiserLogin'
      ? input
      : { account: (input as typeof demo).email, password: (input as typeof demo).password };
  const { data } = await visitor.query(
    `mutation ($input: ${type}!) { ${mutation}(input: $input) { __typename } }`,
    { input: form },
  );
  expect(data[mutation]).not.toMatchObject({ __typename: 'Refusal' });
  return visitor;
}

/** A visitor from an address of its own, so that tests share no attempt limits. */
let addresses = 0;
const from = () => ({ 'x-forwarded-for': `198.51.100.${(addresses += 1)}` });

const bookStand = async (email: string, companyName = 'Nile Trading') => {
  const { data } = await newVisitor(gateway).query<{ bookStand: { number: string } }>(
    'mutation ($input: BookStandInput!) { bookStand(input: $input) { ... on StandRequest { number } ... on Failure { code } } }',
    {
      input: {
        idempotencyKey: crypto.randomUUID(),
        exhibitionId,
        companyName,
        contactName: 'Amal',
        email,
        phone: '+20 2 1234 5678',
        countryCode: 'EG',
        products: 'Kettles',
        squareMetres: 9,
      },
    },
    from(),
  );
  return data.bookStand.number;
};

const preRegister = async (email: string): Promise<void> => {
  const { data } = await newVisitor(gateway).query(
    `mutation ($input: PreRegisterInput!) { preRegister(input: $input) { __typename ${failure} } }`,
    {
      input: {
        idempotencyKey: crypto.randomUUID(),
        exhibitionId,
        email,
        contactName: 'Omar Farouk',
        companyName: 'Nile Imports',
        countryCode: 'EG',
        source: 'PRE_REGISTRATION',
        businessTypes: [],
        purposes: [],
        tagCodes: [],
        productName: 'Kettles',
      },
    },
    from(),
  );
  expect(data).toEqual({ preRegister: { __typename: 'Registration' } });
};

const inExhibition = async <Data>(visitor: Visitor, fields: string, keyword?: string) =>
  (
    await visitor.query<{ viewer: { exhibition?: Data | null } | null }>(
      `query ($id: ID!${keyword === undefined ? '' : ', $keyword: String!'}) { viewer { ... on OrganiserUser { exhibition(id: $id) { ${fields} } } } }`,
      { id: exhibitionId, ...(keyword !== undefined && { keyword }) },
    )
  ).data.viewer?.exhibition;

type Nodes<Node> = { totalCount: number; nodes: Node[] };
type Request = { id: string; number: string; state: string; note: string; companyName: string };
const standRequests = async (visitor: Visitor, keyword = '') =>
  (
    await inExhibition<{ standRequests: Nodes<Request> }>(
      visitor,
      'standRequests(keyword: $keyword) { totalCount nodes { id number state note companyName } }',
      keyword,
    )
  )?.standRequests;
type Registration = { id: string; badgeNumber: string; badgeRevokedAt: string | null };
const registration = async (email: string): Promise<Registration> => {
  const found = await inExhibition<{ registrations: Nodes<Registration> }>(
    own,
    'registrations(keyword: $keyword) { totalCount nodes { id badgeNumber badgeRevokedAt } }',
    email,
  );
  const [node] = found?.registrations.nodes ?? [];
  if (!node) throw new Error(`no registration of ${email}`);
  return node;
};
const act = async (visitor: Visitor, mutation: string, input: object, wanted: string) => {
  const type =
    mutation === 'sendOrganisedBadge' || mutation === 'reissueOrganisedBadge'
      ? 'OrganisedBadgeInput'
      : `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
  const { data } = await visitor.query<Record<string, Record<string, unknown>>>(
    `mutation ($input: ${type}!) { ${mutation}(input: $input) { __typename ${wanted} ${failure} } }`,
    { input: { idempotencyKey: crypto.randomUUID(), ...input } },
  );
  return data[mutation];
};
const badgeAct = (mutation: string, input: object, visitor = own) =>
  act(
    visitor,
    mutation,
    input,
    '... on OrganisedRegistration { id badgeNumber badgeRevokedAt revocationReason }',
  );
const log = async () => (await runAccountCommand(embedded.db, { action: 'log' })).join('\n');
const csvOf = async (visitor: Visitor, mutation: string) =>
  (
    await visitor.query<Record<string, { csv?: string; code?: string }>>(
      `mutation { ${mutation}(exhibitionId: "${exhibitionId}") { ... on ${mutation.replace(/^export(.*)s$/, '$1Export')} { csv } ... on Failure { code } } }`,
    )
  ).data[mutation];

describe('§2.5 stand requests on the organiser’s page', () => {
  it('are listed newest first, counted as new, searched, answered with a note, and exported', async () => {
    const before = (await standRequests(own))?.totalCount ?? 0;
    const first = await bookStand(newEmail());
    const second = await bookStand(newEmail(), '=HYPERLINK("x")');
    const list = await standRequests(own);
    expect(list?.totalCount).toBe(before + 2);
    expect(list?.nodes.slice(0, 2)).toMatchObject([
      { number: second, state: 'OPEN', note: '' },
      { number: first, state: 'OPEN' },
    ]);
    expect((await standRequests(own, first))?.nodes.map(({ number }) => number)).toEqual([first]);
    const unread = () =>
      inExhibition<{ openStandRequestCount: number; standRequestsChangedAt: string }>(
        own,
        'openStandRequestCount standRequestsChangedAt',
      );
    const counted = await unread();
    const input = { requestId: list?.nodes[1]?.id, state: 'ANSWERED', note: ' Offered A-12 ' };
    expect(
      await act(own, 'changeStandRequest', input, '... on OrganisedStandRequest { state note }'),
    ).toEqual({
      __typename: 'OrganisedStandRequest',
      state: 'ANSWERED',
      note: 'Offered A-12',
    });
    const later = await unread();
    expect(later?.openStandRequestCount).toBe((counted?.openStandRequestCount ?? 0) - 1);
    expect(later?.standRequestsChangedAt).not.toBe(counted?.standRequestsChangedAt);
    const csv = (await csvOf(own, 'exportStandRequests'))?.csv ?? '';
    expect(csv).toContain(`${first},answered,Nile Trading`);
    // A spreadsheet must not run a company's name as a formula.
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
    expect(await log()).toMatch(
      new RegExp(
        `${demo.email}\tstand-request-changed\t801\t${first} answered\n[^]*stand-requests-exported\t801\t\\d+ stand requests`,
      ),
    );
  });

  it('§2.5 are filtered by their state, together with the search', async () => {
    const company = `Delta ${crypto.randomUUID().slice(0, 8)}`;
    await bookStand(newEmail(), company);
    await bookStand(newEmail(), company);
    const [first] = (await standRequests(own, company))?.nodes ?? [];
    await act(own, 'changeStandRequest', { requestId: first?.id, state: 'CLOSED', note: '' }, '');
    const inState = async (state: string) =>
      (
        await inExhibition<{ standRequests: Nodes<Request> }>(
          own,
          `standRequests(keyword: $keyword, state: ${state}) { totalCount nodes { id number state note companyName } }`,
          company,
        )
      )?.standRequests;
    expect(await inState('CLOSED')).toMatchObject({ totalCount: 1, nodes: [{ id: first?.id }] });
    expect(await inState('OPEN')).toMatchObject({ totalCount: 1, nodes: [{ state: 'OPEN' }] });
    expect(await inState('ANSWERED')).toEqual({ totalCount: 0, nodes: [] });
  });

  it('the organiser gets a mail about each, in the language of the last login, without the visitor’s data', async () => {
    const email = newEmail();
    const count = async () => (await mailsTo(embedded, demo.email)).length;
    const before = await count();
    const number = await bookStand(email);
    const [mail] = await mailsTo(embedded, demo.email);
    expect(await count()).toBe(before + 1);
    expect(mail).toMatchObject({
      kind: 'standNotice',
      subject: 'A new stand request for Cairo Home and Decoration Fair',
    });
    expect(mail?.text).toContain(number);
    expect(mail?.text).toContain('/organiser/801?list=stand-requests&lang=en');
    expect(mail?.text).not.toContain('Nile Trading');
  });

  it('§5 a note that is too long is invalid input', async () => {
    const input = { requestId: '100001', state: 'CLOSED', note: 'x'.repeat(1_001) };
    expect(
      await act(own, 'changeStandRequest', input, '... on InvalidInput { fields { name } }'),
    ).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ name: 'note' }] });
  });
});

describe('§2.5 prize claims on the organiser’s page', () => {
  const claimPrize = (address: string) =>
    buyer.query(
      'mutation ($input: ClaimPrizeInput!) { claimPrize(input: $input) { ... on PrizeClaim { state reason } ... on Failure { code } } }',
      {
        input: {
          idempotencyKey: crypto.randomUUID(),
          exhibitionId,
          event: 'LOTTERY',
          prizeCode: 'headphones',
          name: 'Amal',
          phone: '+20 2 1234 5678',
          countryCode: 'EG',
          address,
        },
      },
    );
  const ofBuyer = async () =>
    (
      await buyer.query<{ viewer: { prizeClaims: object[] } }>(
        `{ viewer { ... on Buyer { prizeClaims(exhibitionId: "${exhibitionId}") { prizeCode state reason } } } }`,
      )
    ).data.viewer.prizeClaims;
  type Claim = { id: string; prizeName: string; address: string; state: string };
  const claims = async (visitor: Visitor) =>
    (
      await inExhibition<{ prizeClaims: Nodes<Claim> }>(
        visitor,
        'prizeClaims { totalCount nodes { id prizeName address state } }',
      )
    )?.prizeClaims.nodes;
  const change = (input: object, visitor = own) =>
    act(visitor, 'changePrizeClaim', input, '... on OrganisedPrizeClaim { state reason }');

  it('are refused with a reason that the buyer sees, corrected by the buyer, and handed over', async () => {
    const { data } = await buyer.query<{ viewer: { id: string } }>('{ viewer { ... on Buyer { id } } }');
    await embedded.db.rows(
      {
        text: `insert into lottery_spin (exhibition_id, number, buyer_id, buyer_number, roll, prize) values (801, 1, $1, $1, 5, 'headphones')`,
      },
      [data.viewer.id],
    );
    expect((await claimPrize('Cairo')).data).toEqual({ claimPrize: { state: 'OPEN', reason: null } });
    expect((await mailsTo(embedded, demo.email))[0]).toMatchObject({ kind: 'prizeNotice' });
    const [claim] = (await claims(own)) ?? [];
    expect(claim).toMatchObject({ address: 'Cairo', state: 'OPEN', prizeName: expect.any(String) as string });
    const claimId = claim?.id;
    expect(await change({ claimId, state: 'REFUSED', reason: ' ' })).toMatchObject({ path: ['reason'] });
    expect(await change({ claimId, state: 'REFUSED' })).toMatchObject({ path: ['reason'] });
    expect(await change({ claimId, state: 'REFUSED', reason: 'No street' })).toMatchObject({
      state: 'REFUSED',
    });
    expect(await ofBuyer()).toEqual([{ prizeCode: 'headphones', state: 'REFUSED', reason: 'No street' }]);
    expect((await claimPrize('12 Nile Street')).data).toEqual({
      claimPrize: { state: 'OPEN', reason: null },
    });
    expect(await claims(own)).toMatchObject([{ id: claimId, address: '12 Nile Street', state: 'OPEN' }]);
    await change({ claimId, state: 'HANDED_OVER' });
    const inStates = await inExhibition<Record<string, { totalCount: number }>>(
      own,
      'open: prizeClaims(state: OPEN) { totalCount } handedOver: prizeClaims(state: HANDED_OVER) { totalCount }',
    );
    expect(inStates).toEqual({ open: { totalCount: 0 }, handedOver: { totalCount: 1 } });
    // The prize is gone: another address comes too late.
    await claimPrize('Elsewhere');
    expect(await claims(own)).toMatchObject([{ address: '12 Nile Street', state: 'HANDED_OVER' }]);
    expect(await ofBuyer()).toEqual([{ prizeCode: 'headphones', state: 'HANDED_OVER', reason: null }]);
    expect((await csvOf(own, 'exportPrizeClaims'))?.csv).toContain(
      "handed-over,lottery,headphones,Amal,'+20 2 1234 5678,EG,12 Nile Street",
    );
    expect(await log()).toContain(`${demo.email}\tprize-claim-changed\t801\t${claimId} refused`);
  });

  it('are refused to another organiser', async () => {
    const [claim] = (await claims(own)) ?? [];
    expect(await claims(other)).toBeUndefined();
    expect(await change({ claimId: claim?.id, state: 'OPEN' }, other)).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('§2.5 badges on the organiser’s page', () => {
  const badgeMails = async (email: string) =>
    (await mailsTo(embedded, email)).filter(({ kind }) => kind === 'badge');
  const revoked = async () => {
    const lists = await gateway.get('/.well-known/badge-revocations.json');
    return lists.text();
  };
  const secretOf = async (email: string) =>
    /badge_token=([^&\s]+)/.exec((await badgeMails(email))[0]?.text ?? '')?.[1] ?? '';
  const opened = async (link: string) =>
    (
      await newVisitor(gateway).query(
        'mutation ($link: String!) { openBadge(link: $link) { ... on Badge { number revokedAt revocationReason } } }',
        { link },
        from(),
      )
    ).data['openBadge'];

  it('a badge is mailed again, once for each key, and not more often than its holder can bear', async () => {
    const email = newEmail();
    await preRegister(email);
    const { id: registrationId, badgeNumber } = await registration(email);
    const once = { registrationId, idempotencyKey: crypto.randomUUID() };
    for (let time = 0; time < 2; time += 1)
      expect(await badgeAct('sendOrganisedBadge', once)).toMatchObject({ badgeNumber });
    expect(await badgeMails(email)).toHaveLength(2);
    const codes = [];
    for (let time = 0; time < 5; time += 1) {
      await embedded.db.rows(
        { text: `update registration set badge_sent_at = now() - interval '301 seconds' where id = $1` },
        [registrationId],
      );
      codes.push((await badgeAct('sendOrganisedBadge', { registrationId }))?.['code']);
    }
    expect(codes).toEqual([undefined, undefined, undefined, undefined, 'RATE_LIMITED']);
    expect(await badgeMails(email)).toHaveLength(6);
    expect(await log()).toContain(`${demo.email}\tbadge-sent\t801\t${badgeNumber}`);
  });

  it('“send again” pressed twice, or after another badge was issued, sends no second copy', async () => {
    const email = newEmail();
    await preRegister(email);
    const { id: registrationId, badgeNumber } = await registration(email);
    const press = () => badgeAct('sendOrganisedBadge', { registrationId });
    const pressed = [await press(), ...(await Promise.all([press(), press()]))];
    expect(pressed.map((one) => one?.['badgeNumber'])).toEqual([badgeNumber, badgeNumber, badgeNumber]);
    expect(await badgeMails(email)).toHaveLength(2);
    expect((await log()).split(`badge-sent\t801\t${badgeNumber}`)).toHaveLength(2);
    await badgeAct('revokeOrganisedBadge', { registrationId, reason: 'Lost' });
    const issued = await badgeAct('reissueOrganisedBadge', { registrationId });
    expect(await press()).toMatchObject({ badgeNumber: issued?.['badgeNumber'] });
    expect(await badgeMails(email)).toHaveLength(3);
  });

  it('a revoked badge is on the revocation list and on its page with the reason; another one can be issued', async () => {
    const email = newEmail();
    await preRegister(email);
    const link = await secretOf(email);
    const { id: registrationId, badgeNumber: old } = await registration(email);
    expect(await badgeAct('reissueOrganisedBadge', { registrationId })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await badgeAct('revokeOrganisedBadge', { registrationId, reason: '' })).toMatchObject({
      __typename: 'InvalidInput',
      path: ['reason'],
    });
    const done = await badgeAct('revokeOrganisedBadge', { registrationId, reason: 'Sold the badge' });
    expect(done).toMatchObject({ badgeNumber: old, revocationReason: 'Sold the badge' });
    expect(done?.['badgeRevokedAt']).toEqual(expect.any(String));
    // The first reason stays.
    expect(await badgeAct('revokeOrganisedBadge', { registrationId, reason: 'Another' })).toMatchObject({
      revocationReason: 'Sold the badge',
    });
    expect(await revoked()).toContain(`"${old}"`);
    expect(await opened(link)).toMatchObject({ number: old, revocationReason: 'Sold the badge' });
    expect(await badgeAct('sendOrganisedBadge', { registrationId })).toMatchObject({ code: 'NOT_FOUND' });
    expect((await csvOf(own, 'exportRegistrations'))?.csv).toMatch(
      new RegExp(`^${old},.*,revoked,Sold the badge,,no,,`, 'm'),
    );

    const again = { registrationId, idempotencyKey: crypto.randomUUID() };
    const issued = await badgeAct('reissueOrganisedBadge', again);
    expect(await badgeAct('reissueOrganisedBadge', again)).toEqual(issued);
    const { badgeNumber, badgeRevokedAt } = await registration(email);
    expect(issued).toMatchObject({ badgeNumber, badgeRevokedAt: null });
    expect([badgeNumber === old, badgeRevokedAt]).toEqual([false, null]);
    expect(await opened(await secretOf(email))).toMatchObject({ number: badgeNumber, revokedAt: null });
    expect(await revoked()).not.toContain(`"${badgeNumber}"`);
    const written = await log();
    expect(written).toContain(`${demo.email}\tbadge-revoked\t801\t${old}`);
    expect(written).toContain(`${demo.email}\tbadge-issued-again\t801\t${badgeNumber} for ${old}`);
  });
});

describe('§6 what belongs to an organiser is refused to all others', () => {
  it('another organiser finds nothing; buyers, suppliers and guests are asked to log in', async () => {
    const email = newEmail();
    await preRegister(email);
    await bookStand(email);
    const { id: registrationId } = await registration(email);
    const [request] = (await standRequests(own))?.nodes ?? [];
    const attempts = (visitor: Visitor) =>
      Promise.all([
        act(visitor, 'changeStandRequest', { requestId: request?.id, state: 'CLOSED', note: 'x' }, ''),
        act(visitor, 'changePrizeClaim', { claimId: '1', state: 'OPEN' }, ''),
        badgeAct('sendOrganisedBadge', { registrationId }, visitor),
        badgeAct('revokeOrganisedBadge', { registrationId, reason: 'x' }, visitor),
        badgeAct('reissueOrganisedBadge', { registrationId }, visitor),
        csvOf(visitor, 'exportStandRequests'),
        csvOf(visitor, 'exportPrizeClaims'),
        csvOf(visitor, 'exportRegistrations'),
      ]).then((answers) => answers.map((answer) => answer?.code));
    expect(await attempts(other)).toEqual(Array.from({ length: 8 }, () => 'NOT_FOUND'));
    for (const visitor of [buyer, supplier, newVisitor(gateway)]) {
      expect(await attempts(visitor)).toEqual(Array.from({ length: 8 }, () => 'LOGIN_REQUIRED'));
      expect(await standRequests(visitor)).toBeUndefined();
    }
    expect(await standRequests(other)).toBeUndefined();
    expect((await standRequests(own))?.nodes[0]).toEqual(request);
    expect((await registration(email)).badgeRevokedAt).toBeNull();
    expect((await mailsTo(embedded, email)).filter(({ kind }) => kind === 'badge')).toHaveLength(1);
  });
});
