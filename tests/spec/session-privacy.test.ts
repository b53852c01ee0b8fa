// Data of a viewer enter neither cache: two buyers make the same requests through the same caches.
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '../gateway/socket.ts';
import { startBoth } from '../gateway/both.ts';
import { startRedis } from '../gateway/redis.ts';
import { persistedPath, startGateway } from '../gateway/start.ts';
import { json } from '../gateway/upstream.ts';
import { loginMutation, newVisitor, signedInBuyer, type Visitor } from '../gateway/visitor.ts';

const mine = 'query Mine { viewer { ... on Buyer { email sessions { id } } } }';
const mixed = 'query Mixed($id: ID!) { product(id: $id) { name } viewer { ... on Buyer { email } } }';
const open = 'query Open($id: ID!) { product(id: $id) { name } }';
const redis = await startRedis();
const { upstream, gateway, close } = await startBoth({
  documents: [mine, mixed, open],
  env: { CACHE_MAX_ENTRIES: '1000', REDIS_URL: redis.url },
});
afterAll(async () => {
  await close();
  await redis.stop();
});

type Sent = { token: string; data: { email: string } };
/** Every buyer's token is their email, so that an answer shows its owner. */
beforeEach(() => {
  upstream.reset();
  upstream.answer('login', ({ body }, response) =>
    json(response, {
      success: true,
      data: { token: (body as Sent).data.email.replace('@', '-at-'), userId: '1' },
    }),
  );
  upstream.answer('getUserInfo', ({ body }, response) => {
    const email = (body as Sent).token.replace('-at-', '@');
    json(response, {
      success: true,
      data: {
        userId: '1',
        email,
        tagCodes: [],
        createTime: '2026-11-21T08:00:00.000Z',
        emailConfirmed: true,
      },
    });
  });
});

async function buyer(email: string): Promise<Visitor> {
  const visitor = newVisitor(gateway);
  await visitor.query(loginMutation, { input: { email, password: 'fairgate1' } });
  return visitor;
}
const textOf = async (answer: Promise<{ text: () => Promise<string> }>) => (await answer).text();

describe('two buyers at one gateway', () => {
  const cases: [title: string, answerTo: (visitor: Visitor) => Promise<string>][] = [
    ['by POST', async (visitor) => JSON.stringify((await visitor.query(mine)).data)],
    ['by persisted GET', (visitor) => textOf(visitor.persisted(mine))],
    [
      'by persisted GET, together with public data',
      (visitor) => textOf(visitor.persisted(mixed, { id: '100123' })),
    ],
    [
      'by free-form GET',
      (visitor) =>
        textOf(
          visitor.get(`/graphql?query=${encodeURIComponent(mine)}`, { 'apollo-require-preflight': '1' }),
        ),
    ],
  ];
  for (const [title, answerTo] of cases) {
    it(`each gets their own data, in any order of requests ${title}`, async () => {
      const [one, two, guest] = [
        await buyer('one@fair.example'),
        await buyer('two@fair.example'),
        newVisitor(gateway),
      ];
      for (const [visitor, email] of [
        [guest, ''],
        [one, 'one@fair.example'],
        [two, 'two@fair.example'],
        [one, 'one@fair.example'],
        [guest, ''],
      ] as const) {
        const answer = await answerTo(visitor);
        expect(answer).not.toContain('errors');
        expect(answer.match(/\w+@fair\.example/)?.[0] ?? '').toBe(email);
      }
    });
  }

  it('RFC 9111: no shared cache may store it, nor the answer of a guest to the same query', async () => {
    for (const visitor of [newVisitor(gateway), await buyer('one@fair.example')]) {
      for (const answer of [
        await visitor.persisted(mine),
        await visitor.persisted(mixed, { id: '100123' }),
      ]) {
        expect(answer.headers.get('cache-control')).toBe('no-store');
        expect(answer.headers.get('etag')).toBeNull();
      }
    }
  });

  it('public data are stored for all, and requested without a token', async () => {
    const one = await buyer('one@fair.example');
    upstream.calls.length = 0;
    const first = await one.persisted(open, { id: '100124' });
    expect(first.headers.get('cache-control')).toMatch(/s-maxage/);
    await (await buyer('two@fair.example')).persisted(open, { id: '100124' });
    const calls = upstream.calls.filter(({ operation }) => operation === 'goodsList');
    expect(calls.map(({ body, headers }) => [(body as Sent).token, headers['blade-auth']])).toEqual([
      ['', ''],
    ]);
  });

  it('pages do not depend on the viewer', async () => {
    const one = await buyer('one@fair.example');
    upstream.calls.length = 0;
    const [hers, guests] = [await one.get('/some-page'), await newVisitor(gateway).get('/some-page')];
    expect(await hers.text()).toBe(await guests.text());
    expect(upstream.calls.filter(({ body }) => (body as Sent | undefined)?.token)).toEqual([]);
  });

  it('Redis contains no email and no token, in keys or values', async () => {
    const one = await buyer('one@fair.example');
    await one.query(mine);
    await one.query(
      'mutation($email: String!) { memberCheck(email: $email) { __typename } verifyEmail(email: $email) { __typename } }',
      { email: 'one@fair.example' },
    );
    const stored = await redis.command('keys', '*');
    expect(stored.length).toBeGreaterThan(3);
    expect(stored.join(' ')).toMatch(/memberCheck/);
    expect(stored.join(' ')).toMatch(/limit:login/);
    const values = await Promise.all(stored.map((key) => redis.command('get', key)));
    expect(JSON.stringify([stored, values])).not.toMatch(/one@fair|one-at-/);
  });
});

describe('requests that another site sends', () => {
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
  ];
  const end = 'mutation { endOtherSessions { __typename } }';

  for (const headers of foreign) {
    it(`neither use nor start a session: ${JSON.stringify(headers)}`, async () => {
      const visitor = await signedInBuyer(gateway);
      upstream.calls.length = 0;
      expect((await visitor.query(end, {}, headers)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
      expect((await visitor.query('mutation { logout }', {}, headers)).errors?.[0]?.extensions.code).toBe(
        'FORBIDDEN',
      );
      expect(upstream.calls).toEqual([]);
      const guest = newVisitor(gateway);
      expect(
        (
          await guest.query(
            loginMutation,
            { input: { email: 'forged@fair.example', password: 'fairgate1' } },
            headers,
          )
        ).errors?.[0]?.extensions.code,
      ).toBe('FORBIDDEN');
      expect(guest.given()).toEqual([]);
    });
  }

  it('a page of this site may, and a program without a page', async () => {
    const visitor = await signedInBuyer(gateway);
    for (const headers of [{ 'sec-fetch-site': 'same-origin' }, { origin: gateway.url }, {}]) {
      expect(
        (await visitor.query(end, {}, headers as Record<string, string>)).data['endOtherSessions'],
      ).toEqual({ __typename: 'EndedSessions' });
    }
  });

  it('this site is recognised by the host, where a proxy ends https, and by the public address', async () => {
    const visitor = await signedInBuyer(gateway);
    const { host } = new URL(gateway.url);
    expect((await visitor.query(end, {}, { origin: `https://${host}` })).errors).toBeUndefined();
    const known = await startGateway({
      upstreamUrl: upstream.url,
      env: { PUBLIC_URL: 'http://fair.example' },
    });
    const other = await signedInBuyer(known);
    expect((await other.query(end, {}, { origin: 'http://fair.example' })).errors).toBeUndefined();
    expect(
      (await other.query(end, {}, { origin: 'http://unfair.example' })).errors?.[0]?.extensions.code,
    ).toBe('FORBIDDEN');
    await known.close();
  });

  it('§3 the web view of a native app may, with its token: no other site knows it', async () => {
    const answer = await gateway.query(
      end,
      {},
      { authorization: 'Bearer app-token-1', origin: 'app://localhost', 'sec-fetch-site': 'cross-site' },
    );
    expect(answer.data['endOtherSessions']).toEqual({ __typename: 'EndedSessions' });
  });

  it('RFC 9111: an answer that is the same for all has no cookie', async () => {
    const { headers } = await gateway.get('/schema.graphql', { cookie: 'fairgate-session=broken' });
    expect(headers.getSetCookie()).toEqual([]);
    expect(
      (
        await gateway.get('/page-that-nobody-calls-for', { cookie: 'fairgate-session=broken' })
      ).headers.getSetCookie(),
    ).toHaveLength(2);
  });

  it('a mutation by GET is rejected', async () => {
    const visitor = await signedInBuyer(gateway);
    expect(
      (
        await visitor.get(
          persistedPath(mine).replace(/\?.*/, `?query=${encodeURIComponent('mutation { logout }')}`),
          { 'apollo-require-preflight': '1' },
        )
      ).status,
    ).toBe(405);
  });

  it('a WebSocket knows the viewer if a page of this site opened it, and cannot sign in', async () => {
    const visitor = await signedInBuyer(gateway);
    const headers = { cookie: visitor.cookie() };
    const own = await connect(gateway.url, { headers });
    expect((await own.listen<{ viewer: object }>('{ viewer { __typename } }').next())?.data?.viewer).toEqual({
      __typename: 'Buyer',
    });
    expect(
      (
        await own
          .listen(loginMutation, { input: { email: 'socket@fair.example', password: 'fairgate1' } })
          .next()
      )?.errors?.[0]?.extensions?.['code'],
    ).toBe('FORBIDDEN');
    await own.close();
    const other = await connect(gateway.url, {
      headers: { ...headers, origin: 'https://elsewhere.example' },
    });
    expect((await other.listen('{ viewer { __typename } }').next())?.errors?.[0]?.extensions?.['code']).toBe(
      'FORBIDDEN',
    );
    await other.close();
  });
});
