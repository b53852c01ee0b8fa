import { connect as connectTcp } from 'node:net';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createLogger } from '@fairgate/gateway/log';
import { localAddress } from '@fairgate/schema/urls/local-address';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { goldenOf } from '../gateway/golden.ts';
import { startBoth } from '../gateway/both.ts';
import { json } from '../gateway/upstream.ts';
import type { Render } from '../gateway/start.ts';
import { newVisitor, signedInBuyer } from '../gateway/visitor.ts';

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
const page: Render = ({ userKind, site }) =>
  Promise.resolve({
    status: 200,
    headers: { 'content-type': 'text/html' },
    inlineScripts: [],
    html: Buffer.from(`<!doctype html><title>${userKind} ${site.id}</title>`),
  });
const { upstream, gateway, close } = await startBoth({ log, render: page, env: { TRUST_PROXY: 'true' } });
afterAll(close);
beforeEach(() => {
  upstream.reset();
  written = '';
});

const viewer = '{ viewer { __typename } }';
const kindOf = async (visitor: ReturnType<typeof newVisitor>) =>
  (await visitor.query<{ viewer: { __typename: string } | null }>(viewer)).data.viewer?.__typename ?? null;
const sent = (operation: string) =>
  upstream.calls
    .filter((call) => call.operation === operation)
    .map(({ body }) => (body as { data: object }).data);
const refuse = (operation: string) =>
  upstream.answer(operation, (_call, response) =>
    json(response, { success: false, code: 40_102, msg: 'used' }),
  );

describe('§4 a token from the address', () => {
  for (const [name, payload] of [
    ['ac', { ac: 'one-time-1' }],
    ['appToken', { appToken: 'one-time-1' }],
    ['token', { appToken: 'one-time-1' }],
  ] as const) {
    it(`§4 ${name} is exchanged once for a session, and removed from the address`, async () => {
      const visitor = newVisitor(gateway);
      const answer = await visitor.get(`/some-page?pageNo=2&${name}=one-time-1&utm=x#top`);
      expect([
        answer.status,
        answer.headers.get('location'),
        answer.headers.get('cache-control'),
        answer.headers.get('referrer-policy'),
      ]).toEqual([303, '/some-page?pageNo=2&utm=x', 'no-store', 'no-referrer']);
      expect(sent('autoLogin')).toMatchObject([payload]);
      expect(await kindOf(visitor)).toBe('Buyer');
    });
  }

  it("§4 a supplier's single sign-on token is exchanged for a supplier's session", async () => {
    const visitor = newVisitor(gateway);
    expect((await visitor.get('/?ssoToken=sso-1')).headers.get('location')).toBe('/');
    expect(sent('loginPc')).toMatchObject([{ ssoToken: 'sso-1' }]);
    expect(await kindOf(visitor)).toBe('SupplierUser');
  });

  for (const name of ['token', 'appToken']) {
    it(`§4 ${name}=null signs out`, async () => {
      const visitor = await signedInBuyer(gateway);
      expect((await visitor.get(`/cart?${name}=null`)).headers.get('location')).toBe('/cart');
      expect(upstream.counts()['logout']).toBe(1);
      expect(visitor.session()).toBe('');
    });
  }

  it("§4 a used or invalid token keeps the visitor's session, and leads to the clean address", async () => {
    const [guest, buyer] = [newVisitor(gateway), await signedInBuyer(gateway)];
    for (const fail of [
      () => refuse('autoLogin'),
      () => upstream.answer('autoLogin', (_call, response) => void response.destroy()),
    ]) {
      fail();
      for (const visitor of [guest, buyer])
        expect((await visitor.get('/x?ac=used-1')).headers.get('location')).toBe('/x');
    }
    expect([await kindOf(guest), await kindOf(buyer)]).toEqual([null, 'Buyer']);
  });

  it('§4 a service that is silent delays the page by PART_TIMEOUT_MS, not by HTTP_TIMEOUT_MS', async () => {
    const other = await startBoth({ env: { PART_TIMEOUT_MS: '200', HTTP_TIMEOUT_MS: '60000' } });
    other.upstream.answer('autoLogin', () => undefined);
    const begunMs = performance.now();
    const answer = await newVisitor(other.gateway).get('/x?ac=one-time-1');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/x']);
    expect(performance.now() - begunMs).toBeLessThan(20_000);
    await other.close();
  });

  it('§4 an exchange costs its visitor; with a spent budget it is not made, and the visit continues', async () => {
    const other = await startBoth({ env: { REQUEST_BUDGET: '12' } });
    for (let index = 0; index < 5; index += 1) {
      const answer = await newVisitor(other.gateway).get(`/x?ac=one-time-${index}`);
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/x']);
    }
    expect(other.upstream.counts()['autoLogin']).toBe(2);
    await other.close();
  });

  it('§4 a malformed token is not sent upstream, and is removed', async () => {
    for (const value of ['', '%00', 'a b', 'x'.repeat(3_000)])
      expect((await newVisitor(gateway).get(`/x?ac=${value}`)).headers.get('location')).toBe('/x');
    expect(upstream.calls).toEqual([]);
  });

  for (const query of ['ac=one-time-1&ac=one-time-2', 'token=one-time-1&token=null', 'ssoToken=&ac=']) {
    it(`a repeated or empty parameter changes no session, and is removed: ${query}`, async () => {
      const visitor = await signedInBuyer(gateway);
      upstream.reset();
      const answer = await visitor.get(`/some-page?utm=x&${query}`);
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/some-page?utm=x']);
      expect(upstream.counts()).toEqual({});
      expect(await kindOf(visitor)).toBe('Buyer');
    });
  }

  it('attempts are limited', async () => {
    refuse('autoLogin');
    for (let index = 0; index < 35; index += 1)
      await newVisitor(gateway).get(`/x?ac=guess-${index}`, { 'x-forwarded-for': '203.0.113.9' });
    expect(upstream.counts()['autoLogin']).toBe(30);
  });

  it('a prefetched page, a picture or a frame does not use a token up and does not sign out', async () => {
    const visitor = await signedInBuyer(gateway);
    upstream.reset();
    expect((await visitor.get('/x?ac=one-time-2', { 'sec-purpose': 'prefetch;prerender' })).status).toBe(503);
    for (const headers of [
      { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
      { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
    ]) {
      for (const parameter of ['ac=one-time-2', 'token=null'])
        expect((await visitor.get(`/x?${parameter}`, headers)).headers.get('location')).toBe('/x');
    }
    expect(upstream.calls).toEqual([]);
    expect(await kindOf(visitor)).toBe('Buyer');
  });

  it('no token of an address appears in a log, also after a failure', async () => {
    const acts = [
      () => undefined,
      () => refuse('autoLogin'),
      () => upstream.answer('autoLogin', (_call, response) => void response.destroy()),
      () =>
        upstream.answer('autoLogin', (_call, response) =>
          json(response, { success: false, code: 500, msg: 'hush-hush is unknown' }),
        ),
    ];
    for (const act of acts) {
      act();
      for (const name of ['ac', 'appToken', 'token', 'ssoToken'])
        await newVisitor(gateway).get(`/x?${name}=hush-hush`);
    }
    await expect.poll(() => written).toContain('"status":303');
    expect(written).not.toContain('hush');
  });

  for (const path of [
    '/\\evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/x/..//evil.example',
    '/%5Cevil.example',
    '/%2F%2Fevil.example',
  ]) {
    it(`the redirect never leads to another host: ${path}`, async () => {
      // A raw request: a client would normalise the address.
      const socket = connectTcp(Number(new URL(gateway.url).port), '127.0.0.1');
      socket.end(`GET ${path}?token=null HTTP/1.1\r\nHost: fair.example\r\nConnection: close\r\n\r\n`);
      const [, location = ''] = /^location: (.*)\r$/im.exec(await text(socket)) ?? [];
      expect(location).not.toBe('');
      expect(new URL(location, gateway.url).host).toBe(new URL(gateway.url).host);
    });
  }
});

describe('return addresses', () => {
  it('§2.8 are pages of this site, with query and fragment', () => {
    for (const address of ['/', '/cart?x=1#a', '/eg/product/1.html'])
      expect(localAddress(address)).toBe(address);
    expect(localAddress('https://fair.example/cart?x=1', 'https://fair.example')).toBe('/cart?x=1');
  });

  for (const address of [
    undefined,
    '',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'https:evil.example',
    'https:/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/\t/evil.example',
    '/.//evil.example',
    'http://[',
    'https://fair.example@evil.example/',
    'https://fair.example.evil.example',
  ]) {
    it(`${JSON.stringify(address)} leads to the root`, () => {
      expect(localAddress(address, 'https://fair.example')).toBe('/');
    });
  }
});

describe('§2.8 guest-only pages', () => {
  it("§2.8 redirect signed-in buyers to the site's root", async () => {
    const visitor = await signedInBuyer(gateway);
    for (const path of ['/login', '/register', '/login?callback=/cart']) {
      const answer = await visitor.get(path);
      expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
        303,
        '/',
        'no-store',
      ]);
    }
    const { deployPath } = (goldenOf('websites').response.body as { deployPath: string }[]).find(
      (site) => site.deployPath !== '',
    ) ?? { deployPath: '' };
    expect((await visitor.get(`${deployPath}/login`)).headers.get('location')).toBe(`${deployPath}/`);
  });

  it('§2.2 guests and signed-in users can choose a new password', async () => {
    expect((await (await signedInBuyer(gateway)).get('/resetPassword?reset_token=t')).status).toBe(200);
  });

  it('§2.8 are open to guests, also after a redirect of a buyer, and to suppliers', async () => {
    await (await signedInBuyer(gateway)).get('/login');
    expect((await newVisitor(gateway).get('/login')).status).toBe(200);
    const supplier = newVisitor(gateway);
    await supplier.get('/?ssoToken=sso-2');
    expect(await kindOf(supplier)).toBe('SupplierUser');
    expect((await supplier.get('/login')).status).toBe(200);
  });
});

describe('§2 pages with restricted access', () => {
  const phone = { 'sec-ch-ua-mobile': '?1' };
  const desktop = { 'sec-ch-ua-mobile': '?0' };
  const { deployPath: country } = (goldenOf('websites').response.body as { deployPath: string }[]).find(
    (site) => site.deployPath !== '',
  ) ?? { deployPath: '' };
  const answered = async (path: string, headers: Record<string, string>, from = gateway) => {
    const { status, headers: given } = await from.get(path, headers);
    return [status, given.get('location')];
  };

  it('§2.2 /AI-sourcing is for desktops, on every site', async () => {
    expect(await answered('/AI-sourcing', desktop)).toEqual([200, null]);
    expect(await answered('/AI-sourcing', phone)).toEqual([303, '/']);
    expect(await answered(`${country}/AI-sourcing`, phone)).toEqual([303, `${country}/`]);
  });

  it('§2.2, §2.4 a phone page redirects desktops, also after a phone has opened it', async () => {
    expect(await answered('/myCard', phone)).toEqual([200, null]);
    expect(await answered('/myCard', desktop)).toEqual([303, '/account#card']);
    for (const path of ['/myBadge', '/scanBadge', '/hybird/chat']) {
      expect(await answered(path, phone)).toEqual([200, null]);
      expect(await answered(path, desktop)).toEqual([303, '/']);
    }
    expect(await answered('/categoriesT2/14', phone)).toEqual([200, null]);
    expect(await answered('/categoriesT2/14', desktop)).toEqual([303, '/categories#category-14']);
  });

  it('§2.4 the account and the followed lists exist on every device', async () => {
    for (const path of [
      '/account',
      '/myFavorite/product',
      '/myFavorite/exhibitor',
      '/myFavorite/exhibitorCard',
    ])
      for (const headers of [phone, desktop]) expect(await answered(path, headers)).toEqual([200, null]);
  });

  it('§2.5, §2.6 exhibitions exist on the international site only, and not for suppliers', async () => {
    const supplier = newVisitor(gateway);
    await supplier.get('/?ssoToken=sso-4');
    for (const path of [
      '/onsite-industry-expo-list/12',
      '/expoEgypt',
      '/fairEgypt_kitchen',
      '/expoEgypt_12/lotterywheel',
      '/expoEgypt_12/sharing-events',
      '/expoEgypt_12/book-stand',
    ]) {
      expect(await answered(path, desktop)).toEqual([200, null]);
      expect(await answered(country + path, desktop)).toEqual([303, `${country}/`]);
      expect((await supplier.get(path)).headers.get('location')).toBe('/');
      expect((await (await signedInBuyer(gateway)).get(path)).status).toBe(200);
    }
    for (const path of ['/eshow_asia', '/eshowEgypt_asia', '/popupEgypt/book-stand']) {
      expect((await supplier.get(path)).status).toBe(200);
      for (const site of ['', country]) expect(await answered(site + path, desktop)).toEqual([200, null]);
    }
  });

  it('§2.5 a badge can be downloaded outside production only', async () => {
    const test = await startBoth({ render: page, env: { NODE_ENV: 'test' } });
    expect(await answered('/expo/badge/download', desktop)).toEqual([303, '/']);
    expect(await answered('/expo/badge/download', desktop, test.gateway)).toEqual([200, null]);
    await test.close();
  });

  it('§2.8 such a redirect is not stored, and a HEAD request gets the same answer', async () => {
    const answer = await fetch(`${gateway.url}/AI-sourcing`, {
      method: 'HEAD',
      headers: phone,
      redirect: 'manual',
    });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([303, 'no-store']);
  });
});

describe('§1 the home page differs by user kind', () => {
  it('supplier, else country, else global; the page cache has an entry per kind', async () => {
    const { deployPath } = (goldenOf('websites').response.body as { deployPath: string }[]).find(
      (site) => site.deployPath !== '',
    ) ?? { deployPath: '' };
    const [guest, buyer, supplier] = [newVisitor(gateway), await signedInBuyer(gateway), newVisitor(gateway)];
    await supplier.get('/?ssoToken=sso-3');
    const kindAt = async (visitor: typeof guest, path: string) =>
      /<title>(\w+)/.exec(await (await visitor.get(path)).text())?.[1];
    for (let round = 0; round < 2; round += 1) {
      expect([
        await kindAt(guest, '/'),
        await kindAt(supplier, '/'),
        await kindAt(buyer, '/'),
        await kindAt(guest, '/'),
      ]).toEqual(['global', 'supplier', 'global', 'global']);
      expect([
        await kindAt(guest, `${deployPath}/`),
        await kindAt(supplier, `${deployPath}/`),
        await kindAt(buyer, `${deployPath}/`),
      ]).toEqual(['country', 'supplier', 'country']);
    }
  });
});
