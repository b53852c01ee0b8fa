// Organisers (roles beyond §6): sign-in, and their exhibitions.
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { connect } from '../gateway/socket.ts';
import { goldenOf } from '../gateway/golden.ts';
import { json } from '../gateway/upstream.ts';
import { newVisitor } from '../gateway/visitor.ts';

const { upstream, gateway, close } = await startBoth();
beforeEach(() => upstream.reset());
afterAll(close);

const login =
  'mutation ($input: LoginInput!) { organiserLogin(input: $input) { __typename ... on OrganiserSignedIn { viewer { id name email } } ... on Failure { code path } } }';
const input = { email: 'organiser@fairgate.example', password: 'fairgate1' };

async function signedIn() {
  const visitor = newVisitor(gateway);
  await visitor.query(login, { input });
  upstream.reset();
  return visitor;
}

describe('an organiser', () => {
  it('signs in with a sealed cookie; the second cookie says of what kind the session is', async () => {
    const visitor = newVisitor(gateway);
    const { data } = await visitor.query(login, { input });
    expect(data['organiserLogin']).toEqual({
      __typename: 'OrganiserSignedIn',
      viewer: { id: '31', name: 'Fairgate Exhibitions', email: input.email },
    });
    expect(upstream.calls[0]?.body).toMatchObject({ token: '', data: { ...input, ip: '127.0.0.1' } });
    expect(visitor.given().join('\n')).toMatch(
      /^fairgate-session=Fe26\.2\*[^]*fairgate-signed-in=organiser\./,
    );
  });

  it('§5 the form is checked before the service is asked; a wrong password is a refusal', async () => {
    const answer = async (form: object) => (await newVisitor(gateway).query(login, { input: form })).data;
    expect(await answer({ email: 'x', password: '' })).toMatchObject({
      organiserLogin: { __typename: 'InvalidInput' },
    });
    expect(upstream.calls).toEqual([]);
    upstream.answer('organiserLogin', (_call, response) =>
      json(response, { success: false, code: 40_101, msg: 'no', data: null }),
    );
    expect(await answer(input)).toMatchObject({
      organiserLogin: { code: 'WRONG_PASSWORD', path: ['password'] },
    });
  });

  it('sees the own exhibitions with their exhibitors', async () => {
    const visitor = await signedIn();
    const { data } = await visitor.query(
      '{ viewer { ... on OrganiserUser { exhibitions { id hallCount exhibitorCount exhibition { name stage status } } exhibition(id: "3001") { exhibitors { totalCount nodes { name stand { hall number } } } } } } }',
    );
    expect(data['viewer']).toMatchObject({
      exhibitions: [
        {
          id: '3001',
          hallCount: 2,
          exhibitorCount: 237,
          exhibition: { name: 'Homelife Egypt 2027', stage: 'PRE_SHOW', status: 'COMING' },
        },
      ],
      exhibition: { exhibitors: { totalCount: 2, nodes: [{ stand: { hall: 'A', number: '107' } }, {}] } },
    });
    const asked = upstream.calls.filter(({ operation }) => operation.startsWith('getOrganiser'));
    expect(asked.map(({ headers }) => headers['blade-auth'])).toEqual(asked.map(() => 't-1'));
  });

  it('sees the registrations of an exhibition, totals by day, and exports them', async () => {
    const visitor = await signedIn();
    const { data } = await visitor.query(
      '{ viewer { ... on OrganiserUser { exhibition(id: "3001") { registrationCount lastRegistrationAt registrationDays { day count } registrations(keyword: " nile ", first: 2) { totalCount nodes { id badgeNumber name companyName email phone countryCode source registeredAt checkedInAt isVip verifiedBy } pageInfo { hasNextPage } } } } } }',
    );
    expect(data['viewer']).toEqual({
      exhibition: {
        registrationCount: 2,
        lastRegistrationAt: '2026-11-20T09:15:00.000Z',
        registrationDays: [
          { day: '2026-11-20', count: 1 },
          { day: '2026-11-19', count: 1 },
        ],
        registrations: {
          totalCount: 2,
          nodes: [
            {
              id: '100002',
              badgeNumber: '3001-100002',
              name: 'Amal Hassan',
              companyName: 'Nile Trading',
              email: 'amal@nile.example',
              phone: '+20 1001234567',
              countryCode: 'EG',
              source: 'PRE_REGISTRATION',
              registeredAt: '2026-11-20T09:15:00.000Z',
              checkedInAt: '2027-02-01T08:30:00.000Z',
              isVip: true,
              verifiedBy: ['EMAIL', 'WHATSAPP'],
            },
            expect.objectContaining({
              phone: null,
              source: 'GROUND_PROMOTION',
              isVip: false,
              verifiedBy: [],
            }),
          ],
          pageInfo: { hasNextPage: false },
        },
      },
    });
    const list = upstream.calls.find(({ operation }) => operation === 'getOrganiserRegistrationList');
    expect(list?.body).toMatchObject({ data: { keyword: 'nile', offset: 0, pageSize: 2 } });
    const file = await visitor.query(
      'mutation { exportRegistrations(exhibitionId: "3001") { ... on RegistrationExport { csv } } }',
    );
    expect(file.data['exportRegistrations']).toMatchObject({
      csv: expect.stringContaining("'+20") as string,
    });
    expect(
      (
        await gateway.query(
          'mutation { exportRegistrations(exhibitionId: "3001") { ... on Failure { code } } }',
        )
      ).data,
    ).toEqual({ exportRegistrations: { code: 'LOGIN_REQUIRED' } });
  });

  it('§3 sees what a visitor answered: purposes, role, company, tags with their categories, channel and consent', async () => {
    const visitor = await signedIn();
    const { data } = await visitor.query(
      '{ viewer { ... on OrganiserUser { exhibition(id: "3001") { registrations(first: 2) { nodes { jobTitle companyWebsite businessTypes purposes tags { code name } categories { id name } productName industry channel sharesEmail languageCode trackingSource adClick relatedExhibitionId recommendSite siblingExhibitionId hiddenExhibitionId } } } } } }',
    );
    expect(data['viewer']).toEqual({
      exhibition: {
        registrations: {
          nodes: [
            {
              jobTitle: 'BUSINESS_OWNER',
              companyWebsite: 'https://nile.example',
              businessTypes: ['DISTRIBUTOR', 'RETAILER'],
              purposes: ['PROCURE', 'SEEK'],
              tags: [{ code: 'solar-panels', name: 'Solar panels' }],
              categories: [
                { id: '101', name: 'Renewable energy' },
                { id: '10101', name: 'Solar energy' },
              ],
              productName: 'Kettles',
              industry: 'PNE',
              channel: 'CHINAHOMELIFE',
              sharesEmail: true,
              languageCode: 'ar',
              trackingSource: 'newsletter',
              adClick: 'gad-1',
              relatedExhibitionId: '3002',
              recommendSite: 'Egypt',
              siblingExhibitionId: '3003',
              hiddenExhibitionId: '3004',
            },
            {
              jobTitle: null,
              companyWebsite: null,
              businessTypes: [],
              purposes: [],
              tags: [],
              categories: [],
              productName: null,
              industry: null,
              channel: 'CHINAHOMELIFE',
              sharesEmail: false,
              languageCode: 'en',
              trackingSource: null,
              adClick: null,
              relatedExhibitionId: null,
              recommendSite: null,
              siblingExhibitionId: null,
              hiddenExhibitionId: null,
            },
          ],
        },
      },
    });
  });

  it('pages the registrations by the registration itself, forwards and backwards', async () => {
    const visitor = await signedIn();
    const pageOf = async (range: string) => {
      const { data, errors } = await visitor.query(
        `{ viewer { ... on OrganiserUser { exhibition(id: "3001") { registrations(${range}) { edges { cursor node { id } } pageInfo { endCursor } } } } } }`,
      );
      const asked = upstream.calls.findLast(({ operation }) => operation === 'getOrganiserRegistrationList');
      const list =
        data && (data['viewer'] as { exhibition: { registrations: Page } }).exhibition.registrations;
      return { list, errors, asked: (asked?.body as { data: object } | undefined)?.data };
    };
    type Page = { edges: { cursor: string; node: { id: string } }[]; pageInfo: { endCursor: string } };
    const { list } = await pageOf('first: 2');
    const [one] = list?.edges ?? [];
    expect(list?.pageInfo.endCursor).toBe(list?.edges.at(-1)?.cursor);
    expect((await pageOf(`first: 2, after: "${one?.cursor}"`)).asked).toMatchObject({
      afterId: one?.node.id,
      pageSize: 2,
    });
    expect((await pageOf(`last: 3, before: "${one?.cursor}"`)).asked).toMatchObject({
      beforeId: one?.node.id,
      pageSize: 3,
    });
    expect((await pageOf('last: 3')).asked).toMatchObject({ beforeId: '0', pageSize: 3 });
    expect((await pageOf('first: 3, page: 2')).asked).toMatchObject({ offset: 3, pageSize: 3 });
    const place = Buffer.from('p:1').toString('base64url');
    for (const cursor of [place, 'aTp4', '~'])
      expect((await pageOf(`first: 2, after: "${cursor}"`)).errors).toMatchObject([
        { extensions: { code: 'BAD_USER_INPUT', argument: ['after'] } },
      ]);
  });

  it('§3 previews the own exhibition with the organiser’s token, so that nothing of it is stored for others', async () => {
    const visitor = await signedIn();
    const { data } = await visitor.query(
      '{ viewer { ... on OrganiserUser { exhibition(id: "3001") { exhibition { halls { code } exhibitors { totalCount } sessions { number } hallPlan(hall: "A") { stands { exhibitor { name logo { src } } } } } } } } }',
    );
    expect(data['viewer']).toMatchObject({
      exhibition: {
        exhibition: {
          halls: [{ code: 'A' }, { code: 'B' }],
          exhibitors: { totalCount: 2 },
          hallPlan: { stands: [{ exhibitor: { name: 'Ningbo Haoyu Houseware Co., Ltd.' } }, {}] },
        },
      },
    });
    const asked = upstream.calls.map(({ operation, headers }) => [operation, headers['blade-auth']]);
    expect(asked).toContainEqual(['getOrganiserExhibitorList', 't-1']);
    expect(asked).toContainEqual(['getOrganiserAgenda', 't-1']);
    expect(asked).toContainEqual(['getOrganiserHallPlan', 't-1']);
    for (const open of ['getAgenda', 'getHallPlan', 'getExhibitorList'])
      expect(asked.map(([operation]) => operation)).not.toContain(open);
  });

  it('§3 publishes an exhibition; a guest is asked to log in', async () => {
    const publish =
      'mutation ($input: PublishExhibitionInput!) { publishExhibition(input: $input) { __typename ... on OrganisedExhibition { id exhibition { stage } } ... on Failure { code } } }';
    const change = { idempotencyKey: crypto.randomUUID(), exhibitionId: '3001', published: true };
    const visitor = await signedIn();
    expect((await visitor.query(publish, { input: change })).data['publishExhibition']).toEqual({
      __typename: 'OrganisedExhibition',
      id: '3001',
      exhibition: { stage: 'PRE_SHOW' },
    });
    expect((await gateway.query(publish, { input: change })).data).toMatchObject({
      publishExhibition: { code: 'LOGIN_REQUIRED' },
    });
  });

  it('filters each list by its state, registrations also by VIP guests and verified contacts', async () => {
    const visitor = await signedIn();
    await visitor.query(
      `{ viewer { ... on OrganiserUser { exhibition(id: "3001") {
        registrations(state: CHECKED_IN, isVip: false, verifiedBy: MOBILE) { totalCount }
        standRequests(state: ANSWERED) { totalCount }
        prizeClaims(state: HANDED_OVER) { totalCount } } } } }`,
    );
    const asked = Object.fromEntries(
      upstream.calls.map(({ operation, body }) => [operation, (body as { data?: unknown }).data]),
    );
    expect(asked).toMatchObject({
      getOrganiserRegistrationList: { state: 'checked-in', isVip: 0, verified: 'mobile' },
      getOrganiserStandRequestList: { state: 'answered' },
      getOrganiserPrizeClaimList: { state: 'handed-over' },
    });
  });

  it('watches an exhibition on many screens at once: they share the first call', async () => {
    const visitor = await signedIn();
    const query = 'subscription { organisedExhibitionChanged(id: "3001") { registrationCount } }';
    const sockets = await Promise.all(
      Array.from({ length: 4 }, () => connect(gateway.url, { headers: { cookie: visitor.cookie() } })),
    );
    upstream.reset();
    upstream.answer('getOrganiserExhibitionList', (_call, response) => {
      setTimeout(() => json(response, goldenOf('getOrganiserExhibitionList').response.body), 500);
    });
    const streams = sockets.flatMap((socket) => Array.from({ length: 40 }, () => socket.listen(query)));
    await expect.poll(() => upstream.counts()['getOrganiserExhibitionList']).toBe(1);
    const first = await Promise.all(streams.map((stream) => stream.next()));
    expect(first.map((event) => event?.data)).toEqual(
      first.map(() => ({ organisedExhibitionChanged: { registrationCount: 2 } })),
    );
    // The first one, and the first polls.
    expect(upstream.counts()['getOrganiserExhibitionList']).toBeLessThanOrEqual(3);
    await Promise.all(sockets.map((socket) => socket.close()));
  });

  it('gets changes of an exhibition live: one upstream call an interval for all tabs; guests get none', async () => {
    const visitor = await signedIn();
    const query = 'subscription { organisedExhibitionChanged(id: "3001") { id registrationCount } }';
    const socket = await connect(gateway.url, { headers: { cookie: visitor.cookie() } });
    const [one, other] = [socket.listen(query), socket.listen(query)];
    const count = async (stream: typeof one) =>
      (await stream.next())?.data as { organisedExhibitionChanged: object };
    expect(await count(one)).toEqual({ organisedExhibitionChanged: { id: '3001', registrationCount: 2 } });
    await count(other);
    const [own] = (goldenOf('getOrganiserExhibitionList').response.body as { data: object[] }).data;
    upstream.answer('getOrganiserExhibitionList', (_call, response) =>
      json(response, { success: true, code: 200, data: [{ ...own, registerNum: 3 }] }),
    );
    for (const stream of [one, other])
      expect(await count(stream)).toEqual({
        organisedExhibitionChanged: { id: '3001', registrationCount: 3 },
      });
    upstream.reset();
    await new Promise((resolve) => setTimeout(resolve, 400));
    // An interval of 50 ms: two tabs that ask for themselves would make up to 16.
    expect(upstream.counts()['getOrganiserExhibitionList']).toBeLessThanOrEqual(8);
    expect(await count(one)).toEqual({ organisedExhibitionChanged: { id: '3001', registrationCount: 2 } });
    // The exhibition is another organiser's from now on: the stream ends.
    upstream.answer('getOrganiserExhibitionList', (_call, response) =>
      json(response, { success: true, code: 200, data: [] }),
    );
    expect(await one.next()).toBeUndefined();
    await socket.close();

    const guests = await connect(gateway.url);
    const refused = await guests.listen(query).next();
    expect(refused?.errors?.[0]?.extensions?.code).toBe('LOGIN_REQUIRED');
    await guests.close();
  });

  it('§6 counts neither as a buyer nor as a supplier: buyers’ mutations refuse it without a call', async () => {
    const visitor = await signedIn();
    const { data } = await visitor.query(
      'mutation { setTags(tagCodes: []) { __typename ... on Failure { code } } exportData { ... on Failure { code } } followProduct(input: { id: "1", idempotencyKey: "k-0123456789" }) { ... on Failure { code } } }',
    );
    expect(data).toMatchObject({
      setTags: { code: 'LOGIN_REQUIRED' },
      exportData: { code: 'LOGIN_REQUIRED' },
      followProduct: { code: 'LOGIN_REQUIRED' },
    });
    expect(upstream.calls).toEqual([]);
    const page = await gateway.get('/', { cookie: visitor.cookie() });
    expect(await page.text()).toBe(await (await gateway.get('/')).text());
  });

  it('§4 a logout ends the token at the service; other sessions can be ended', async () => {
    const visitor = await signedIn();
    const { data } = await visitor.query('mutation { endOtherSessions { ... on EndedSessions { ended } } }');
    expect(data).toEqual({ endOtherSessions: { ended: 2 } });
    expect((await visitor.query('mutation { logout }')).data).toEqual({ logout: true });
    expect(upstream.counts()).toEqual({ organiserLogoutOthers: 1, organiserLogout: 1 });
    expect(visitor.session()).toBe('');
  });

  it('§8 a token that the service no longer knows ends the session', async () => {
    const visitor = await signedIn();
    upstream.answer('getOrganiserInfo', (_call, response) =>
      json(response, { success: false, code: 401, msg: 'token invalid', data: null }, 401),
    );
    const { errors } = await visitor.query('{ viewer { __typename } }');
    expect(errors?.[0]?.extensions.code).toBe('INVALID_TOKEN');
    expect(visitor.session()).toBe('');
  });
});
