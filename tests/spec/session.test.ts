import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSecrets } from '@fairgate/gateway/secrets';
import { startBoth } from '../gateway/both.ts';
import { startGateway } from '../gateway/start.ts';
import { json, type Upstream } from '../gateway/upstream.ts';
import { loginMutation, newVisitor, signedInBuyer } from '../gateway/visitor.ts';

const { upstream, gateway, close } = await startBoth();
beforeEach(() => upstream.reset());
afterEach(() => void vi.useRealTimers());
afterAll(close);

const keys = { old: 'the-older-key-of-thirty-two-characters', new: 'the-newer-key-of-thirty-two-characters' };
const input = { email: 'buyer@fairgate.example', password: 'fairgate1' };
const viewer =
  '{ viewer { __typename ... on Buyer { id name email } ... on SupplierUser { name supplier { id } } } }';
const tokenOf = (call: Upstream['calls'][number] | undefined) =>
  (call?.body as { token: string } | undefined)?.token;
const refuse = (operation: string, code: number, data: unknown = null) =>
  upstream.answer(operation, (_call, response) => json(response, { success: false, code, msg: 'no', data }));
const days = (count: number) => count * 86_400_000;
const another = (env: Record<string, string>) => startGateway({ upstreamUrl: upstream.url, env });

describe('§4 a session', () => {
  it('§4 begins with a login; the service gets the form and the origin of the visitor', async () => {
    const visitor = newVisitor(gateway);
    const { data } = await visitor.query(loginMutation, { input }, { 'user-agent': 'Test/1' });
    expect(data['login']).toEqual({ __typename: 'SignedIn', viewer: { id: '100001', email: input.email } });
    expect(upstream.calls.map(({ operation }) => operation)).toEqual(['login', 'getUserInfo']);
    expect(upstream.calls[0]?.body).toMatchObject({
      token: '',
      data: { ...input, ip: '127.0.0.1', userAgent: 'Test/1' },
    });
    expect([tokenOf(upstream.calls[1]), upstream.calls[1]?.headers['blade-auth']]).toEqual(['t-1', 't-1']);
  });

  it('is a sealed cookie of 30 days that scripts cannot read and other sites do not send', async () => {
    const visitor = await signedInBuyer(gateway);
    expect(visitor.given()).toHaveLength(3);
    expect(visitor.given()[0]).toMatch(/^fairgate-session=Fe26\.2\*/);
    expect(visitor.given()[0]?.split('; ').slice(1).toSorted()).toEqual([
      'HttpOnly',
      'Max-Age=2592000',
      'Path=/',
      'SameSite=Lax',
    ]);
    expect(visitor.cookie()).not.toContain('t-1');
  });

  it('has a readable second cookie, which tells a cached page only that a session exists', async () => {
    const visitor = await signedInBuyer(gateway);
    const [first, second] = [visitor.given()[1], (await signedInBuyer(gateway)).given()[1]];
    const [, until] = /^fairgate-signed-in=buyer\.[\w-]{8}\.(\d+)(?:\.[\w-]{16})?;/.exec(first ?? '') ?? [];
    expect(Math.abs(Number(until) - Date.now() / 1_000 - 30 * 86_400)).toBeLessThan(60);
    expect(first?.split('; ').slice(1).toSorted()).toEqual(['Max-Age=2592000', 'Path=/', 'SameSite=Lax']);
    expect(second).not.toBe(first);
    expect(
      (await gateway.query(viewer, {}, { cookie: first?.split(';')[0] ?? '' })).data['viewer'],
    ).toBeNull();
    await visitor.query('mutation { logout }');
    expect(visitor.given().map((line) => line.split(';')[0])).toEqual([
      'fairgate-session=',
      'fairgate-signed-in=',
    ]);
  });

  it('the readable cookie has a mark of the account, the same in all its sessions, which does not contain its id', async () => {
    const markIn = async () =>
      /^fairgate-signed-in=buyer\.[\w-]{8}\.\d+\.([\w-]{16});/.exec(
        (await signedInBuyer(gateway)).given()[1] ?? '',
      )?.[1];
    const mark = await markIn();
    expect(mark).toBeDefined();
    expect(await markIn()).toBe(mark);
  });

  it('RFC 6265bis: behind https the cookie is limited to this host', async () => {
    const secure = await another({ PUBLIC_URL: 'https://fair.example' });
    const visitor = await signedInBuyer(secure);
    expect(visitor.given()[0]).toMatch(/^__Host-fairgate-session=.*; Secure/);
    expect((await visitor.query(viewer)).data['viewer']).not.toBeNull();
    await secure.close();
  });

  it('§4 no answer contains a token', async () => {
    const visitor = newVisitor(gateway);
    expect(JSON.stringify(await visitor.query(loginMutation, { input }))).not.toContain('t-1');
  });

  it('§4 returns the viewer by their token; null for guests, without a call', async () => {
    const visitor = await signedInBuyer(gateway);
    upstream.reset();
    expect((await visitor.query(viewer)).data['viewer']).toEqual({
      __typename: 'Buyer',
      id: '100001',
      name: 'Amal Hassan',
      email: input.email,
    });
    expect(upstream.calls.map(tokenOf)).toEqual(['t-1']);
    upstream.reset();
    expect((await newVisitor(gateway).query(viewer)).data['viewer']).toBeNull();
    expect(upstream.calls).toEqual([]);
  });

  it('§4 is replaced by another login, and the first token is ended', async () => {
    const visitor = await signedInBuyer(gateway);
    const before = visitor.cookie();
    upstream.reset();
    upstream.answer('login', (_call, response) =>
      json(response, { success: true, data: { token: 't-2', userId: '100001' } }),
    );
    await visitor.query(loginMutation, { input });
    expect(visitor.cookie()).not.toBe(before);
    expect(upstream.calls.map((call) => [call.operation, tokenOf(call)])).toEqual([
      ['login', ''],
      ['logout', 't-1'],
      ['getUserInfo', 't-2'],
    ]);
  });

  it('§4 ends with a logout: the token is ended, the cookie removed', async () => {
    const visitor = await signedInBuyer(gateway);
    upstream.reset();
    expect((await visitor.query('mutation { logout }')).data).toEqual({ logout: true });
    expect(upstream.calls.map((call) => [call.operation, tokenOf(call)])).toEqual([['logout', 't-1']]);
    expect(visitor.session()).toBe('');
    expect((await visitor.query(viewer)).data['viewer']).toBeNull();
  });

  it('§4 ends with a logout also if the service is down', async () => {
    const visitor = await signedInBuyer(gateway);
    upstream.answer('logout', (_call, response) => void response.destroy());
    expect((await visitor.query('mutation { logout }')).data).toEqual({ logout: true });
    expect(visitor.session()).toBe('');
  });

  it('§9 ends after 30 days, whatever the browser stores', async () => {
    // A browser that never stores the renewed cookie.
    const cookie = (await signedInBuyer(gateway)).cookie();
    const queryViewer = () => gateway.query(viewer, {}, { cookie });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days(30) - 60_000 });
    expect((await queryViewer()).data['viewer']).not.toBeNull();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 });
    const { data, headers } = await queryViewer();
    expect([data['viewer'], headers.getSetCookie().join()]).toEqual([
      null,
      expect.stringMatching(/fairgate-session=;/),
    ]);
  });

  it('a changed or forged cookie is no session and is removed', async () => {
    const visitor = await signedInBuyer(gateway);
    const stranger = await another({ SESSION_KEYS: keys.new });
    for (const cookie of [
      // Not the last character: some of its bits mean nothing.
      visitor.cookie().replace(/.(?=.{20};)/, (one) => (one === 'A' ? 'B' : 'A')),
      'fairgate-session=Fe26.2*x',
      'fairgate-session=%7B%7D',
      (await signedInBuyer(stranger)).cookie(),
    ]) {
      const answer = await gateway.query(viewer, {}, { cookie });
      expect(answer.data['viewer']).toBeNull();
      expect(answer.headers.getSetCookie()[0]).toMatch(
        /^fairgate-session=; Max-Age=0|^fairgate-session=;.*1970/,
      );
    }
    await stranger.close();
  });

  it('a value that was sealed with our key for another purpose is no session', async () => {
    const one = await another({ SESSION_KEYS: keys.new });
    const secrets = createSecrets([keys.new]);
    const viewerOf = async (purpose: string) => {
      const cookie = `fairgate-session=${await secrets.seal(purpose, { kind: 'buyer', token: 't-1', origin: 'login' }, days(1))}`;
      return (await one.query(viewer, {}, { cookie })).data['viewer'];
    };
    expect([await viewerOf('session'), await viewerOf('sign-in state')]).toMatchObject([
      { __typename: 'Buyer' },
      null,
    ]);
    await one.close();
  });

  it('opens with an older key while the newest seals, and not after that key is removed', async () => {
    const [first, both, later] = await Promise.all([
      another({ SESSION_KEYS: keys.old }),
      another({ SESSION_KEYS: `${keys.new}, ${keys.old}` }),
      another({ SESSION_KEYS: keys.new }),
    ]);
    const old = { cookie: (await signedInBuyer(first)).cookie() };
    const fresh = { cookie: (await signedInBuyer(both)).cookie() };
    const knows = async (one: typeof first, headers: Record<string, string>) =>
      (await one.query(viewer, {}, headers)).data['viewer'] !== null;
    expect([
      await knows(both, old),
      await knows(later, old),
      await knows(later, fresh),
      await knows(first, fresh),
    ]).toEqual([true, false, true, false]);
    await Promise.all([first.close(), both.close(), later.close()]);
  });

  it("§3 a token in a header is the native app's session: cookies are ignored beside it", async () => {
    const visitor = await signedInBuyer(gateway);
    upstream.reset();
    await visitor.query(viewer, {}, { authorization: 'Bearer app-token-1' });
    expect(upstream.calls.map((call) => [call.operation, tokenOf(call)])).toEqual([
      ['getUserInfo', 'app-token-1'],
    ]);
    await gateway.query(viewer, {}, { authorization: 'Bearer app-token-2', 'user-type': '3' });
    expect(upstream.calls.map((call) => [call.operation, tokenOf(call)]).slice(1, 2)).toEqual([
      ['getUserInfoV2', 'app-token-2'],
    ]);
  });
});

describe('§4 a session ended by the service', () => {
  it('§8 an unknown token: the message, its code, and the cookie is removed', async () => {
    const visitor = await signedInBuyer(gateway);
    upstream.answer('getUserInfo', (_call, response) =>
      json(response, { success: false, code: 401, msg: 'token invalid', data: null }, 401),
    );
    const { data, errors } = await visitor.query(viewer);
    expect(data['viewer']).toBeNull();
    expect(errors?.[0]).toMatchObject({
      message: 'Maybe you signed in another place, please relogin again.',
      extensions: { code: 'INVALID_TOKEN', key: 'error.token.invalid' },
    });
    expect(visitor.session()).toBe('');
  });

  it('§8 100001 of the supplier gateway has the same effect', async () => {
    const visitor = newVisitor(gateway);
    await visitor.query(
      'mutation { supplierLogin(input: { account: "supplier@fairgate.example", password: "fairgate1" }) { __typename } }',
    );
    upstream.answer('getUserInfoV2', (_call, response) =>
      json(response, { code: 100_001, msg: 'token invalid', data: null }),
    );
    expect((await visitor.query(viewer)).errors?.[0]?.extensions.code).toBe('INVALID_TOKEN');
    expect(visitor.session()).toBe('');
  });

  it('§4 an outage does not end a session', async () => {
    const visitor = await signedInBuyer(gateway);
    upstream.answer('getUserInfo', (_call, response) => json(response, { success: false, code: 500 }));
    expect((await visitor.query(viewer)).errors?.[0]?.extensions.code).toBe('SERVER_ERROR');
    expect(visitor.cookie()).not.toBe('');
  });
});

describe('§5 login', () => {
  const login = async (form: object) =>
    (await newVisitor(gateway).query(loginMutation, { input: form })).data['login'];

  it('§5 names every invalid field, without an upstream call', async () => {
    expect(await login({ email: '', password: '' })).toMatchObject({
      __typename: 'InvalidInput',
      path: ['email'],
      fields: [
        { name: 'email', key: 'dig.exh.email.empty' },
        { name: 'password', key: 'model_user_register_message_password' },
      ],
    });
    expect(await login({ email: 'nobody', password: 'x'.repeat(21) })).toMatchObject({
      fields: [{ key: 'i18n.valid.email' }, { key: 'validator.maxlength', bound: 20 }],
    });
    expect(upstream.calls).toEqual([]);
  });

  it('§7.2 a failure of the service is one of the mutation, and does not sign in', async () => {
    for (const [wire, code] of [
      [40_101, 'WRONG_PASSWORD'],
      [40_902, 'SUPPLIER_EMAIL'],
    ] as const) {
      refuse('login', wire);
      const visitor = newVisitor(gateway);
      expect(
        (await visitor.query(loginMutation, { input: { ...input, email: `${code}@fair.example` } })).data[
          'login'
        ],
      ).toMatchObject({ __typename: 'Refusal', code, path: ['password'] });
      expect(visitor.given()).toEqual([]);
    }
  });

  it("§8 the service's own limit is returned with the time to wait", async () => {
    refuse('login', 42_901, { retryAfterSeconds: 70 });
    const { data } = await newVisitor(gateway).query(loginMutation, {
      input: { ...input, email: 'tired@fair.example' },
    });
    expect(data['login']).toEqual({
      __typename: 'RateLimited',
      code: 'RATE_LIMITED',
      path: [],
      retryAfterSeconds: 70,
    });
  });

  it('§7.1 is not sent twice if the connection breaks', async () => {
    upstream.answer('login', (_call, response) => void response.destroy());
    const { errors } = await newVisitor(gateway).query(loginMutation, {
      input: { ...input, email: 'cut@fair.example' },
    });
    expect(errors?.[0]?.extensions.code).toBe('NETWORK_ERROR');
    expect(upstream.counts()).toEqual({ login: 1 });
  });

  it('§6 a supplier signs in by the supplier gateway', async () => {
    const visitor = newVisitor(gateway);
    const mutation =
      'mutation { supplierLogin(input: { account: "supplier@fairgate.example", password: "fairgate1" }) { __typename ... on SupplierSignedIn { viewer { name supplier { id } } } } }';
    expect((await visitor.query(mutation)).data['supplierLogin']).toEqual({
      __typename: 'SupplierSignedIn',
      viewer: { name: 'Li Wei', supplier: { id: '2017' } },
    });
    expect((await visitor.query(viewer)).data['viewer']).toMatchObject({ __typename: 'SupplierUser' });
  });

  it('§7.3 a supplier gets the state of their company; without that answer the rest is returned', async () => {
    const visitor = newVisitor(gateway);
    await visitor.query(
      'mutation { supplierLogin(input: { account: "supplier@fairgate.example", password: "fairgate1" }) { __typename } }',
    );
    const queryViewer = () => visitor.query('{ viewer { ... on SupplierUser { name state } } }');
    for (const [wire, state] of [
      [0, 'REMOVED'],
      [1, 'LISTED'],
      [2, 'WITHOUT_PRODUCTS'],
    ] as const) {
      upstream.answer('querySupplierState', (_call, response) =>
        json(response, { code: 0, data: { supplierId: '2017', state: wire } }),
      );
      expect((await queryViewer()).data['viewer']).toEqual({ name: 'Li Wei', state });
    }
    expect(tokenOf(upstream.calls.at(-1))).toBe('t-1');
    upstream.answer('querySupplierState', (_call, response) => json(response, { code: 500, msg: 'later' }));
    const { data, errors } = await queryViewer();
    expect([data['viewer'], errors?.[0]?.extensions.code]).toEqual([
      { name: 'Li Wei', state: null },
      'SERVER_ERROR',
    ]);
  });
});

describe('§5 registration', () => {
  const mutation = /* GraphQL */ `
    mutation Register($input: RegisterInput!) {
      register(input: $input) {
        __typename
        ... on SignedIn {
          viewer {
            id
          }
        }
        ... on InvalidInput {
          fields {
            name
            key
            bound
          }
        }
        ... on Refusal {
          code
          path
        }
      }
    }
  `;
  let number = 0;
  const form = () => ({ email: `new${(number += 1)}@fairgate.example`, password: ' pass1', clause: true });
  const register = async (values: object) =>
    (await newVisitor(gateway).query<{ register: { fields?: object[] } }>(mutation, { input: values })).data
      .register;

  it('§3 sends the payload, the password unchanged, and signs in', async () => {
    const visitor = newVisitor(gateway);
    const values = { ...form(), tagCodes: ['kettles'], productName: ' kettles ', source: 'ORGANIC_TRAFFIC' };
    expect((await visitor.query(mutation, { input: values })).data['register']).toMatchObject({
      __typename: 'SignedIn',
    });
    expect(upstream.calls.find(({ operation }) => operation === 'registerV2')?.body).toMatchObject({
      data: {
        email: values.email,
        password: ' pass1',
        tagCodes: ['kettles'],
        productName: 'kettles',
        appVersion: 'WEB',
        source: 2,
        ip: '127.0.0.1',
      },
    });
    expect(tokenOf(upstream.calls.at(-1))).toBe('t-new');
    expect(visitor.cookie()).not.toBe('');
  });

  it('§5 rejects a password under six characters, more than ten tags, and an unchecked clause', async () => {
    expect((await register({ ...form(), password: '12345' })).fields).toEqual([
      { name: 'password', key: 'validator.minlength', bound: 6 },
    ]);
    expect((await register({ ...form(), tagCodes: Array.from({ length: 11 }, String) })).fields).toEqual([
      { name: 'tagCodes', key: 'product.tags.choose.most', bound: 10 },
    ]);
    expect((await register({ ...form(), clause: false })).fields).toEqual([
      { name: 'clause', key: 'register.clause.required', bound: null },
    ]);
    expect(upstream.counts()['registerV2']).toBeUndefined();
  });

  for (const [wire, code] of [
    [40_901, 'EMAIL_EXISTS'],
    [40_902, 'SUPPLIER_EMAIL'],
    [40_001, 'INVALID_EMAIL'],
  ] as const) {
    it(`§8 ${code} when the service answers ${wire}`, async () => {
      refuse('registerV2', wire);
      expect(await register(form())).toEqual({ __typename: 'Refusal', code, path: ['email'] });
    });
  }

  it('§5 an email that verification finds invalid is rejected; one that cannot be verified is accepted', async () => {
    upstream.answer('verifyPublicEmail', (_call, response) =>
      json(response, { success: true, data: { isVerify: 'valid', result: 3 } }),
    );
    expect(await register(form())).toEqual({ __typename: 'Refusal', code: 'INVALID_EMAIL', path: ['email'] });
    expect(upstream.counts()['registerV2']).toBeUndefined();
    upstream.answer('verifyPublicEmail', (_call, response) => json(response, { success: false, code: 500 }));
    expect(await register(form())).toMatchObject({ __typename: 'SignedIn' });
  });
});

describe("§4, §6 a supplier's session", () => {
  const supplierLogin =
    'mutation { supplierLogin(input: { account: "supplier@fairgate.example", password: "fairgate1" }) { __typename } }';
  const signedInSupplier = async () => {
    const visitor = newVisitor(gateway);
    await visitor.query(supplierLogin);
    upstream.reset();
    return visitor;
  };

  it('§4 ends with a logout: the token is ended, also by another login and with a token in a header', async () => {
    const visitor = await signedInSupplier();
    expect((await visitor.query('mutation { logout }')).data).toEqual({ logout: true });
    expect(upstream.calls.map((call) => [call.operation, tokenOf(call)])).toEqual([['logoutPc', 't-1']]);

    const changing = await signedInSupplier();
    await changing.query(loginMutation, { input });
    expect(upstream.counts()).toMatchObject({ login: 1, logoutPc: 1 });

    upstream.reset();
    await gateway.query(
      'mutation { logout }',
      {},
      { authorization: 'Bearer token-of-an-app', 'user-type': '3' },
    );
    expect(upstream.calls.map((call) => [call.operation, tokenOf(call)])).toEqual([
      ['logoutPc', 'token-of-an-app'],
    ]);
  });

  it('§4 ends with a logout also if the service is down', async () => {
    const visitor = await signedInSupplier();
    upstream.answer('logoutPc', (_call, response) => void response.destroy());
    expect((await visitor.query('mutation { logout }')).data).toEqual({ logout: true });
    expect(visitor.session()).toBe('');
  });

  it('§8 the other sessions are listed with their start, and ended', async () => {
    const visitor = await signedInSupplier();
    const { data } = await visitor.query(
      '{ viewer { ... on SupplierUser { sessions { id origin current } } } }',
    );
    expect(data['viewer']).toEqual({
      sessions: [
        { id: '11', origin: 'LOGIN', current: true },
        { id: '10', origin: 'AC', current: false },
      ],
    });
    expect(
      (await visitor.query('mutation { endOtherSessions { ... on EndedSessions { ended } } }')).data[
        'endOtherSessions'
      ],
    ).toEqual({ ended: 2 });
    expect(upstream.calls.map(({ operation }) => operation)).toContain('logoutOthersPc');
  });
});

describe('member area: sessions elsewhere', () => {
  it('§8 are listed with their start, and ended', async () => {
    const visitor = await signedInBuyer(gateway);
    const { data } = await visitor.query(
      '{ viewer { ... on Buyer { sessions { id origin userAgent current createdAt lastSeenAt } } } }',
    );
    expect(data['viewer']).toMatchObject({
      sessions: [
        { id: '11', origin: 'LOGIN', current: true },
        { id: '10', origin: 'LOGIN_SIMPLE', current: false },
      ],
    });
    const end =
      'mutation { endOtherSessions { __typename ... on EndedSessions { ended } ... on Refusal { code } } }';
    expect((await visitor.query(end)).data['endOtherSessions']).toEqual({
      __typename: 'EndedSessions',
      ended: 2,
    });
    expect((await newVisitor(gateway).query(end)).data['endOtherSessions']).toEqual({
      __typename: 'Refusal',
      code: 'LOGIN_REQUIRED',
    });
  });
});
