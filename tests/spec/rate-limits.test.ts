import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { plainAddress } from '@fairgate/gateway/http/address';
import { networkOf } from '@fairgate/gateway/limits';
import { startRedis } from '../gateway/redis.ts';
import { startGateway, type Answered, type Started } from '../gateway/start.ts';
import { json, startUpstream } from '../gateway/upstream.ts';
import { newVisitor } from '../gateway/visitor.ts';

const [upstream, redis] = await Promise.all([startUpstream(), startRedis()]);
afterAll(() => Promise.all([upstream.close(), redis.stop()]));
afterEach(() => void vi.useRealTimers());

const wrong = () =>
  upstream.answer('login', (_call, response) => json(response, { success: false, code: 40_101, msg: 'no' }));
const login = 'mutation($input: LoginInput!) { login(input: $input) { __typename ... on Failure { code } } }';
const codeOf = ({ data }: Answered, field = 'login') => {
  const { code, __typename: type } = data[field] as { code?: string; __typename: string };
  return code ?? type;
};

let visitors = 0;
/** Each request has a separate address, unless one is given. */
const from = (ip = `198.51.${Math.floor((visitors += 1) / 250)}.${visitors % 250}`) => ({
  'x-forwarded-for': ip,
});
const tryAt = async (gateway: Started, email: string, headers: Record<string, string> = from()) =>
  codeOf(await gateway.query(login, { input: { email, password: 'fairgate2' } }, headers));
const times = async (count: number, act: () => Promise<string>) => {
  const codes: string[] = [];
  for (let index = 0; index < count; index += 1) codes.push(await act());
  return codes;
};
const settings = {
  TRUST_PROXY: 'true',
  CACHE_MAX_ENTRIES: '0',
  SESSION_KEYS: 'one-key-for-both-processes-of-this-test',
};

for (const [where, env] of [
  ['in memory', {}],
  ['in Redis', { REDIS_URL: redis.url }],
] as const) {
  const gateway = await startGateway({ upstreamUrl: upstream.url, env: { ...settings, ...env } });
  afterAll(gateway.close);

  describe(`limits ${where}`, () => {
    let email: string;
    beforeEach(() => {
      upstream.reset();
      wrong();
      email = `${where.replace(' ', '-')}-${visitors}@fair.example`;
    });
    const tryLogin = (to = email, headers: Record<string, string> = from()) => tryAt(gateway, to, headers);

    it('the eleventh wrong password for one account within a quarter of an hour is not checked, from any address', async () => {
      expect(await times(11, () => tryLogin())).toEqual([
        ...Array.from({ length: 10 }, () => 'WRONG_PASSWORD'),
        'RATE_LIMITED',
      ]);
      expect(await tryLogin(` ${email.toUpperCase()}`)).toBe('RATE_LIMITED');
      expect(upstream.counts()).toEqual({ login: 10 });
      expect(await tryLogin(`other-${email}`)).toBe('WRONG_PASSWORD');
    });

    it('returns the time to wait, and allows an attempt after it', async () => {
      await times(10, () => tryLogin());
      const { data, errors } = await gateway.query<{ login: { message: string; retryAfterSeconds: number } }>(
        'mutation($input: LoginInput!) { login(input: $input) { ... on RateLimited { message retryAfterSeconds } } }',
        { input: { email, password: 'fairgate2' } },
        from(),
      );
      expect(errors).toBeUndefined();
      const { message, retryAfterSeconds } = data.login;
      expect(message).toBe('Too many requests. Please wait a moment.');
      expect(retryAfterSeconds).toBeGreaterThan(14 * 60);
      expect(retryAfterSeconds).toBeLessThanOrEqual(15 * 60);
    });

    it('aliases in one request do not multiply the attempts', async () => {
      const fields = Array.from(
        { length: 12 },
        (_, index) => `a${index}: login(input: $input) { ... on Failure { code } }`,
      );
      const { data } = await gateway.query<Record<string, { code: string }>>(
        `mutation($input: LoginInput!) { ${fields.join(' ')} }`,
        { input: { email, password: 'fairgate2' } },
        from(),
      );
      expect(upstream.counts()).toEqual({ login: 10 });
      const codes = Object.values(data).map(({ code }) => code);
      expect(codes.toSorted()).toEqual([
        ...Array.from({ length: 2 }, () => 'RATE_LIMITED'),
        ...Array.from({ length: 10 }, () => 'WRONG_PASSWORD'),
      ]);
    });

    it('the right password resets the wrong attempts before it', async () => {
      await times(9, () => tryLogin());
      upstream.reset();
      expect(await tryLogin()).toBe('SignedIn');
      wrong();
      expect(await times(11, () => tryLogin())).toEqual([
        ...Array.from({ length: 10 }, () => 'WRONG_PASSWORD'),
        'RATE_LIMITED',
      ]);
    });

    it('wrong passwords of others do not lock the owner out of a known browser, and stay locked out themselves', async () => {
      const owner = newVisitor(gateway);
      const ownerTries = async () =>
        codeOf(await owner.query(login, { input: { email, password: 'x' } }, from()));
      upstream.reset();
      expect(await ownerTries()).toBe('SignedIn');
      await owner.query('mutation { logout }');
      wrong();
      expect((await times(12, () => tryLogin())).at(-1)).toBe('RATE_LIMITED');
      expect(await ownerTries()).toBe('WRONG_PASSWORD');
      upstream.reset();
      expect(await ownerTries()).toBe('SignedIn');
      wrong();
      expect(await tryLogin()).toBe('RATE_LIMITED');
      // The known browser has the same allowance, and no more.
      expect((await times(11, ownerTries)).indexOf('RATE_LIMITED')).toBe(10);
    });

    it("a copied, forged or another account's device cookie gives no more attempts", async () => {
      const owner = newVisitor(gateway);
      upstream.reset();
      await owner.query(login, { input: { email, password: 'x' } }, from());
      const entry = /fairgate-device=([^;]+)/.exec(owner.cookie())?.[1] ?? '';
      const other = `other-${email}`;
      wrong();
      await times(10, () => tryLogin());
      await times(10, () => tryLogin(other));
      const [id = '', signature = ''] = entry.split('.');
      const withCookie = (value: string, to = email) =>
        tryLogin(to, { ...from(), cookie: `fairgate-device=${value}` });
      for (const forged of [
        `${'A'.repeat(22)}.${signature}`,
        `${id}.${'A'.repeat(43)}`,
        id,
        `${signature}.${id}`,
        Array.from({ length: 40 }, () => `${'A'.repeat(22)}.${signature}`).join('~'),
      ])
        expect(await withCookie(forged)).toBe('RATE_LIMITED');
      expect(await withCookie(entry, other)).toBe('RATE_LIMITED');
      // A copy shares the allowance of its browser.
      expect((await times(11, () => withCookie(entry))).indexOf('RATE_LIMITED')).toBe(10);
      expect(codeOf(await owner.query(login, { input: { email, password: 'x' } }, from()))).toBe(
        'RATE_LIMITED',
      );
    });

    it('the same for suppliers: repeated successful logins are not blocked', async () => {
      const mutation =
        'mutation($input: SupplierLoginInput!) { login: supplierLogin(input: $input) { __typename ... on Failure { code } } }';
      const codes = await times(12, async () =>
        codeOf(await gateway.query(mutation, { input: { account: email, password: 'fairgate1' } }, from())),
      );
      expect(new Set(codes)).toEqual(new Set(['SupplierSignedIn']));
    });

    it('one visitor has 60 attempts over all accounts in a quarter of an hour', async () => {
      const ip = `203.0.113.${where.length}`;
      let accounts = 0;
      const codes = await times(61, () => tryLogin(`${(accounts += 1)}-${email}`, from(ip)));
      expect([codes.indexOf('RATE_LIMITED'), codes.length]).toEqual([60, 61]);
    });

    it('a client cannot change its identity by the proxy header', async () => {
      const own = `203.0.113.${visitors % 250}`;
      let accounts = 0;
      const codes = await times(61, () =>
        tryLogin(`${(accounts += 1)}-${email}`, from(`10.9.8.${accounts}, ${own}`)),
      );
      expect([codes.indexOf('RATE_LIMITED'), codes.length]).toEqual([60, 61]);
    });

    it('member checks have a limit of their own', async () => {
      const check =
        'mutation($email: String!) { memberCheck(email: $email) { __typename ... on Failure { code } } }';
      const codes = await times(21, async () =>
        codeOf(await gateway.query(check, { email }, from()), 'memberCheck'),
      );
      expect([codes.indexOf('RATE_LIMITED'), codes.length]).toEqual([20, 21]);
      expect(await tryLogin()).toBe('WRONG_PASSWORD');
    });
  });
}

describe('several processes', () => {
  it('share the count by Redis, and continue to count without it', async () => {
    upstream.reset();
    wrong();
    const [one, other] = (await Promise.all(
      [1, 2].map(() =>
        startGateway({ upstreamUrl: upstream.url, env: { ...settings, REDIS_URL: redis.url } }),
      ),
    )) as [Started, Started];
    await times(5, () => tryAt(one, 'shared@fair.example'));
    await times(5, () => tryAt(other, 'shared@fair.example'));
    expect([await tryAt(one, 'shared@fair.example'), await tryAt(other, 'shared@fair.example')]).toEqual([
      'RATE_LIMITED',
      'RATE_LIMITED',
    ]);
    await redis.stop();
    expect(await times(11, () => tryAt(one, 'away@fair.example'))).toEqual([
      ...Array.from({ length: 10 }, () => 'WRONG_PASSWORD'),
      'RATE_LIMITED',
    ]);
    await Promise.all([one.close(), other.close()]);
  });
});

describe('§9 limits of badges, passes and fairs', () => {
  let gateway: Started;
  beforeEach(async () => {
    upstream.reset();
    gateway = await startGateway({ upstreamUrl: upstream.url, env: settings });
  });
  afterEach(() => gateway.close());
  const quarterSeconds = 900;
  type Limited = { code: string; retryAfterSeconds: number };
  const expectWait = ({ code, retryAfterSeconds }: Limited, windowSeconds: number) => {
    expect(code).toBe('RATE_LIMITED');
    expect(retryAfterSeconds).toBeGreaterThan(windowSeconds - 60);
    expect(retryAfterSeconds).toBeLessThanOrEqual(windowSeconds);
  };
  const failure = '__typename ... on Failure { code } ... on RateLimited { retryAfterSeconds }';

  /** Signs in an account of its own. */
  async function signedIn(operation: 'login' | 'organiserLogin', userId: string) {
    upstream.answer(operation, (_call, response) =>
      json(response, { success: true, code: 200, data: { token: `t-${userId}`, userId, email } }),
    );
    const email = `person-${userId}@fair.example`;
    const visitor = newVisitor(gateway);
    const mutation = `mutation($input: LoginInput!) { ${operation}(input: $input) { __typename } }`;
    await visitor.query(mutation, { input: { email, password: 'fairgate1' } }, from());
    return visitor;
  }

  it('§2.5 the link of a badge opens 20 times, as a page or a pass, from any address; another link is not concerned', async () => {
    const hall = from('198.51.100.9');
    const open = async (link: string, headers = from()) =>
      (
        await gateway.query<{ openBadge: Limited & { __typename: string } }>(
          `mutation($link: String!) { openBadge(link: $link) { ${failure} } }`,
          { link },
          headers,
        )
      ).data.openBadge;
    const pass = (link: string) =>
      fetch(`${gateway.url}/wallet/apple`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ link }).toString(),
      });
    for (let time = 0; time < 19; time += 1)
      expect((await open('mine', time % 2 === 0 ? hall : from())).__typename).toBe('Badge');
    expect((await pass('mine')).status).toBe(303);
    expectWait(await open('mine'), quarterSeconds);
    const refused = await pass('mine');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(quarterSeconds - 60);
    // The next person in the hall, behind the same address.
    expect((await open('theirs', hall)).__typename).toBe('Badge');
    expect((await pass('theirs')).status).toBe(303);
  });

  it('§2.4 a buyer gets 20 passes in a quarter of an hour; another one who asks for the same number is not concerned', async () => {
    const [one, other] = [await signedIn('login', '100001'), await signedIn('login', '100002')];
    const pass = ({ cookie }: typeof one) =>
      fetch(`${gateway.url}/wallet/apple?exhibitionId=3001&number=K7Q2-9MXD`, {
        headers: { cookie: cookie(), ...from() },
      });
    upstream.reset();
    const statuses = await times(20, async () => String((await pass(one)).status));
    expect(new Set(statuses)).toEqual(new Set(['200']));
    const refused = await pass(one);
    expect(refused.status).toBe(429);
    const [{ extensions }] = ((await refused.json()) as { errors: [{ extensions: Limited }] }).errors;
    expectWait(extensions, quarterSeconds);
    expect(refused.headers.get('retry-after')).toBe(String(extensions.retryAfterSeconds));
    expect(upstream.counts()).toEqual({ getMyWalletPass: 20 });
    expect((await pass(other)).status).toBe(200);
  });

  it('§3 an organiser publishes or hides 20 times in an hour; another organiser is not concerned', async () => {
    const [one, other] = [await signedIn('organiserLogin', '31'), await signedIn('organiserLogin', '32')];
    const publish = async (visitor: typeof one, published: boolean) => {
      const input = { idempotencyKey: crypto.randomUUID(), exhibitionId: '3001', published };
      const { data } = await visitor.query<{ publishExhibition: Limited & { __typename: string } }>(
        `mutation($input: PublishExhibitionInput!) { publishExhibition(input: $input) { ${failure} } }`,
        { input },
        from(),
      );
      return data.publishExhibition;
    };
    for (let time = 0; time < 20; time += 1)
      expect((await publish(one, time % 2 === 0)).__typename).toBe('OrganisedExhibition');
    expectWait(await publish(one, true), 3_600);
    expect((await publish(other, true)).__typename).toBe('OrganisedExhibition');
  });
});

describe('registrations from one address', () => {
  it('§2.5 REGISTRATIONS_PER_ADDRESS sets how many accounts an address may create; badges stay at 300 or more', async () => {
    const gateway = await startGateway({
      upstreamUrl: upstream.url,
      env: { ...settings, REGISTRATIONS_PER_ADDRESS: '2' },
    });
    upstream.reset();
    const hall = from('198.51.100.7');
    const register = async () => {
      const email = `hall-${(visitors += 1)}@fair.example`;
      const answer = await gateway.query(
        'mutation($input: RegisterInput!) { register(input: $input) { __typename ... on Failure { code } } }',
        { input: { email, password: 'fairgate1', clause: true } },
        hall,
      );
      return codeOf(answer, 'register');
    };
    expect(await times(3, register)).toEqual(['SignedIn', 'SignedIn', 'RATE_LIMITED']);
    const preRegister = async () => {
      const input = {
        idempotencyKey: `hall-badge-${(visitors += 1)}`,
        exhibitionId: '3001',
        email: `hall-${visitors}@fair.example`,
        contactName: 'Amal Hassan',
        companyName: 'Nile Trading',
        countryCode: 'EG',
      };
      const answer = await gateway.query(
        'mutation($input: PreRegisterInput!) { preRegister(input: $input) { __typename ... on Failure { code } } }',
        { input },
        hall,
      );
      return codeOf(answer, 'preRegister');
    };
    expect(await times(3, preRegister)).toEqual(['Registration', 'Registration', 'Registration']);
    await gateway.close();
  });
});

describe('the key of a client address', () => {
  it('RFC 4291: an IPv4 address as it is, of IPv6 the first 64 bits in any spelling', () => {
    const keyOf = (ip: string) => networkOf(plainAddress(ip));
    expect(keyOf('203.0.113.7')).toBe('203.0.113.7');
    for (const ip of ['::ffff:203.0.113.7', '::FFFF:cb00:7107', '0:0:0:0:0:ffff:203.0.113.7'])
      expect(keyOf(ip)).toBe('203.0.113.7');
    for (const ip of ['2001:db8:1:2:3:4:5:6', '2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::'])
      expect(keyOf(ip)).toBe('2001:db8:1:2');
    expect(keyOf('2001:db8::1')).toBe('2001:db8:0:0');
    expect(keyOf('fe80::1%eth0')).toBe('fe80:0:0:0');
    expect(keyOf('::1')).toBe('0:0:0:0');
  });
});
