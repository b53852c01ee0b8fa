import { Writable } from 'node:stream';
import { startDemoProvider } from '@fairgate/embedded/demo-login-provider/server';
import { mayUseDemoProvider, demoProviderSettings } from '@fairgate/embedded/demo-login-provider/settings';
import { createLogger } from '@fairgate/gateway/log';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { signInThrough, throughDemoProvider } from '../gateway/demo-login-provider.ts';
import { startGateway } from '../gateway/start.ts';
import { json } from '../gateway/upstream.ts';
import { newVisitor, type Visitor } from '../gateway/visitor.ts';

let written = '';
const log = createLogger(
  'trace',
  new Writable({
    write(chunk, _encoding, done) {
      written += String(chunk);
      done();
    },
  }),
);
const demoProvider = await startDemoProvider();
const env = {
  BUYER_SERVICE_KEY: 'the-key-of-both-sides',
  TRUST_PROXY: 'true',
  ...demoProviderSettings(demoProvider),
};
const { upstream, gateway, close } = await startBoth({ log, env });
beforeEach(() => {
  upstream.reset();
  written = '';
});
afterEach(() => void vi.useRealTimers());
afterAll(async () => {
  await close();
  demoProvider.close();
});

const amal = { email: 'Amal@nile.example', name: 'Amal Hassan' };
const kindOf = async (visitor: Visitor) =>
  (await visitor.query<{ viewer: { __typename: string } | null }>('{ viewer { __typename } }')).data.viewer
    ?.__typename ?? null;
const begin = async (visitor: Visitor, query = '', headers = {}) =>
  visitor.get(`/oauth/authorize/google${query}`, headers);
const refuse = (code: number, data: unknown = null) =>
  upstream.answer('oauthLogin', (_call, response) =>
    json(response, { success: false, code, msg: 'no', data }),
  );
const locationOf = (answer: { headers: Headers }) => answer.headers.get('location') ?? '';

describe('§2.8 sign-in through a provider', () => {
  it('§7.3 redirects the browser to the provider with new state, PKCE and nonce each time', async () => {
    const [first, second] = await Promise.all([begin(newVisitor(gateway)), begin(newVisitor(gateway))]);
    const requests = [first, second].map((answer) => new URL(locationOf(answer)).searchParams);
    expect([first.status, first.headers.get('cache-control'), first.headers.get('referrer-policy')]).toEqual([
      303,
      'no-store',
      'no-referrer',
    ]);
    expect(Object.fromEntries(requests[0] ?? [])).toMatchObject({
      client_id: 'fairgate-google',
      redirect_uri: `${gateway.url}/transitional?platform=google`,
      response_type: 'code',
      code_challenge_method: 'S256',
      scope: 'openid profile email',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(requests[0]?.get(name)).toMatch(/^[\w-]{43}$/);
      expect(requests[0]?.get(name)).not.toBe(requests[1]?.get(name));
    }
  });

  it('stores its state in a sealed cookie of ten minutes', async () => {
    const visitor = newVisitor(gateway);
    const { searchParams } = new URL(locationOf(await begin(visitor)));
    expect(visitor.given()).toHaveLength(1);
    expect(visitor.given()[0]).toMatch(/^fairgate-oauth=Fe26\.2\*/);
    expect(visitor.given()[0]?.split('; ').slice(1).toSorted()).toEqual([
      'HttpOnly',
      'Max-Age=600',
      'Path=/',
      'SameSite=Lax',
    ]);
    expect(visitor.cookie()).not.toContain(searchParams.get('state'));
  });

  for (const platform of ['linkedin', 'facebook', 'google']) {
    it(`§2.2 back at /transitional from ${platform} the visitor is signed in, and gets the return address`, async () => {
      const visitor = newVisitor(gateway);
      const answer = await signInThrough(visitor, platform, amal, '/some-page?pageNo=2#top');
      expect([answer.status, locationOf(answer), answer.headers.get('cache-control')]).toEqual([
        303,
        '/some-page?pageNo=2#top',
        'no-store',
      ]);
      const [call] = upstream.calls;
      expect(call?.headers['x-service-key']).toBe(env.BUYER_SERVICE_KEY);
      expect(call?.body).toMatchObject({
        token: '',
        data: {
          provider: platform,
          subject: amal.email.toLowerCase(),
          email: amal.email,
          emailVerified: true,
          name: amal.name,
          ip: '127.0.0.1',
        },
      });
      expect(await kindOf(visitor)).toBe('Buyer');
      expect(visitor.cookie()).not.toContain('fairgate-oauth');
    });
  }

  it('§4 without a return address it leads to the home page', async () => {
    expect(locationOf(await signInThrough(newVisitor(gateway), 'google', amal, ''))).toBe('/');
  });

  for (const address of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/.//evil.example',
    `/${'x'.repeat(500)}`,
  ]) {
    it(`§2.8 the callback leads to no other site: ${address.slice(0, 30)}`, async () => {
      expect(locationOf(await signInThrough(newVisitor(gateway), 'google', amal, address))).toBe('/');
    });
  }

  it('two concurrent sign-ins in two tabs both succeed', async () => {
    const visitor = newVisitor(gateway);
    const [first, second] = [
      await begin(visitor, '?redirectUrl=/one'),
      await begin(visitor, '?redirectUrl=/two'),
    ];
    const [backFirst, backSecond] = [
      await throughDemoProvider(locationOf(first), amal),
      await throughDemoProvider(locationOf(second), amal),
    ];
    expect(locationOf(await visitor.get(backSecond.pathname + backSecond.search))).toBe('/two');
    expect(locationOf(await visitor.get(backFirst.pathname + backFirst.search))).toBe('/one');
  });

  it('whether the provider verified the email is sent to the service', async () => {
    await signInThrough(newVisitor(gateway), 'google', { ...amal, verified: false });
    expect(upstream.calls[0]?.body).toMatchObject({ data: { emailVerified: false } });
  });

  it('neither code nor state nor email appears in a log', async () => {
    const visitor = newVisitor(gateway);
    const back = await throughDemoProvider(locationOf(await begin(visitor)), amal);
    upstream.answer('oauthLogin', (_call, response) =>
      json(response, { success: false, code: 500, msg: `no ${amal.email}` }),
    );
    await visitor.get(back.pathname + back.search);
    expect(written).toContain('social sign-in failed');
    for (const secret of [back.searchParams.get('code'), back.searchParams.get('state'), amal.email])
      expect(written).not.toContain(secret);
  });

  it('signInProviders names the configured providers, and is empty without any', async () => {
    const query = '{ signInProviders }';
    expect((await gateway.query(query)).data['signInProviders']).toEqual(['LINKEDIN', 'FACEBOOK', 'GOOGLE']);
    const bare = await startGateway({ upstreamUrl: upstream.url });
    expect((await bare.query(query)).data['signInProviders']).toEqual([]);
    expect((await bare.get('/oauth/authorize/google')).status).toBe(404);
    await bare.close();
    expect((await gateway.get('/oauth/authorize/myspace')).status).toBe(404);
  });
});

describe('§2.8 an error at a provider leads to /transitional, which shows it', () => {
  const failed = (reason: string, address = '') => `/transitional?platform=google&failed=${reason}${address}`;

  it('the person cancelled there', async () => {
    const visitor = newVisitor(gateway);
    expect(locationOf(await signInThrough(visitor, 'google', { cancel: true }, '/cart?x=1'))).toBe(
      failed('cancelled', '&redirectUrl=%2Fcart%3Fx%3D1'),
    );
    expect([await kindOf(visitor), upstream.counts()['oauthLogin']]).toEqual([null, undefined]);
  });

  it('it returns no email, or one that this marketplace rejects', async () => {
    for (const email of ['', `${'x'.repeat(100)}@nile.example`])
      expect(locationOf(await signInThrough(newVisitor(gateway), 'google', { email }))).toBe(
        failed('no-email'),
      );
    expect(upstream.calls).toEqual([]);
  });

  for (const [code, reason] of [
    [40_902, 'supplier'],
    [40_903, 'unproven'],
    [42_901, 'too-often'],
    [500, 'unavailable'],
  ] as const) {
    it(`the service rejects with ${code}`, async () => {
      refuse(code, { retryAfterSeconds: 60 });
      const visitor = newVisitor(gateway);
      expect(locationOf(await signInThrough(visitor, 'google', amal, '/rfq'))).toBe(
        failed(reason, '&redirectUrl=%2Frfq'),
      );
      expect(visitor.cookie()).toBe('');
    });
  }

  it('the provider is down', async () => {
    const away = await startGateway({
      upstreamUrl: upstream.url,
      env: { ...env, OAUTH_GOOGLE_ISSUER: 'http://127.0.0.1:1' },
    });
    expect(locationOf(await away.get('/oauth/authorize/google?redirectUrl=/rfq'))).toBe(
      failed('unavailable', '&redirectUrl=%2Frfq'),
    );
    await away.close();
  });

  it('the answer comes to another browser', async () => {
    const back = await throughDemoProvider(locationOf(await begin(newVisitor(gateway))), amal);
    const other = newVisitor(gateway);
    expect(locationOf(await other.get(back.pathname + back.search))).toBe(failed('expired'));
    await begin(other);
    expect(locationOf(await other.get(back.pathname + back.search))).toBe(failed('expired'));
    expect(upstream.calls).toEqual([]);
  });

  it('the answer comes a second time', async () => {
    const visitor = newVisitor(gateway);
    const back = await throughDemoProvider(locationOf(await begin(visitor)), amal);
    const addresses = [
      await visitor.get(back.pathname + back.search),
      await visitor.get(back.pathname + back.search),
    ].map(locationOf);
    expect(addresses).toEqual(['/', failed('expired')]);
    expect(upstream.counts()['oauthLogin']).toBe(1);
  });

  it('the answer comes after ten minutes', async () => {
    const visitor = newVisitor(gateway);
    const back = await throughDemoProvider(locationOf(await begin(visitor)), amal);
    vi.useFakeTimers({ now: Date.now() + 601_000, toFake: ['Date'] });
    expect(locationOf(await visitor.get(back.pathname + back.search))).toBe(failed('expired'));
  });

  it('RFC 9700 §2.1: the answer of one provider comes to the address of another', async () => {
    const visitor = newVisitor(gateway);
    const { searchParams } = await throughDemoProvider(locationOf(await begin(visitor)), amal);
    searchParams.set('platform', 'linkedin');
    expect(locationOf(await visitor.get(`/transitional?${searchParams}`))).toBe(
      '/transitional?platform=google&failed=expired',
    );
    expect(upstream.calls).toEqual([]);
  });

  it('the provider does not know the code', async () => {
    const visitor = newVisitor(gateway);
    const { searchParams } = await throughDemoProvider(locationOf(await begin(visitor)), amal);
    searchParams.set('code', 'made-up');
    expect(locationOf(await visitor.get(`/transitional?${searchParams}`))).toBe(failed('unavailable'));
  });

  it('RFC 9207: another issuer signed the answer', async () => {
    const visitor = newVisitor(gateway);
    const { searchParams } = await throughDemoProvider(locationOf(await begin(visitor)), amal);
    searchParams.set('iss', 'https://evil.example');
    expect(locationOf(await visitor.get(`/transitional?${searchParams}`))).toBe(failed('unavailable'));
    expect(upstream.calls).toEqual([]);
  });
});

describe('the demo login provider accepts any identity, so it runs on a local gateway only', () => {
  const settings = { DATA_DIR: '.data', PORT: '4000' };
  it('runs if the gateway is reachable from this machine only', () => {
    expect(
      [{}, { HOST: 'localhost' }, { PUBLIC_URL: 'http://127.0.0.1:4000' }, { TRUST_PROXY: 'false' }].map(
        (more) => mayUseDemoProvider({ ...settings, ...more }),
      ),
    ).toEqual([true, true, true, true]);
  });

  it('does not run if the gateway is public, or a real provider is configured', () => {
    const others = [
      { HOST: '0.0.0.0' },
      { PUBLIC_URL: 'https://fair.example' },
      { TRUST_PROXY: 'true' },
      { OAUTH_GOOGLE_CLIENT_ID: 'x' },
    ];
    expect(others.map((more) => mayUseDemoProvider({ ...settings, ...more }))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
