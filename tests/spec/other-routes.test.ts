// Routes beside GraphQL and pages: their visitors pay from the same budget and take turns like others, and an answer that
// failed with a service is one of the catalogue.
import { startDemoProvider } from '@fairgate/embedded/demo-login-provider/server';
import { demoProviderSettings } from '@fairgate/embedded/demo-login-provider/settings';
import { setTimeout as pause } from 'node:timers/promises';
import { request } from 'undici';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { goldenOf } from '../gateway/golden.ts';
import { json } from '../gateway/upstream.ts';

const demoProvider = await startDemoProvider();
const { upstream, gateway, close } = await startBoth({
  env: {
    TRUST_PROXY: 'true',
    REQUEST_BUDGET: '2000',
    BUYER_SERVICE_KEY: 'the-key-of-both-sides',
    ...demoProviderSettings(demoProvider),
  },
});
afterAll(async () => {
  await close();
  demoProvider.close();
});

let visitors = 0;
const newAddress = () => `198.51.100.${(visitors += 1)}`;
const consent = `cc_cookie=${encodeURIComponent(JSON.stringify({ categories: ['necessary', 'analytics'], revision: 0 }))}`;
const events = {
  visitorId: 'v-1',
  client: 'web',
  campaign: '',
  events: [{ kind: 'gio', name: 'page_view', pageUrl: 'https://fair.example/', param: {} }],
};

type Reply = { readonly status: number; readonly cookies?: string | string[] | undefined };
type Asked = { readonly address: string; readonly signal?: AbortSignal };
const send = (path: string, { address, signal }: Asked, more: RequestInit = {}) =>
  fetch(gateway.url + path, {
    redirect: 'manual',
    ...more,
    headers: { 'x-forwarded-for': address, ...(more.headers as Record<string, string> | undefined) },
    ...(signal && { signal }),
  });

/** Each route, its upstream operation, and how it says that the budget is spent. */
const routes = [
  {
    name: 'POST /events',
    operation: 'uploadEvents',
    ask: (asked: Asked) =>
      send('/events', asked, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: consent },
        body: JSON.stringify(events),
      }),
    isRefused: ({ status }: Reply) => status === 429,
  },
  {
    name: 'POST /wallet',
    operation: 'getWalletPassByLink',
    ask: (asked: Asked) =>
      send('/wallet/google', asked, { method: 'POST', body: new URLSearchParams({ link: 'secret' }) }),
    isRefused: ({ status }: Reply) => status === 429,
  },
  {
    name: '?ac=',
    operation: 'autoLogin',
    // Without the headers that `fetch` adds: a navigation.
    ask: async ({ address, signal }: Asked) => {
      const { statusCode, headers } = await request(`${gateway.url}/categories?ac=token-${address}`, {
        headers: { 'x-forwarded-for': address },
        ...(signal && { signal }),
      });
      return { status: statusCode, cookies: headers['set-cookie'] };
    },
    // §4 The visit goes on as a guest's.
    isRefused: ({ status, cookies }: Reply) => status === 303 && cookies === undefined,
  },
] as const;

/** Spends the budget, to less than what a request costs. */
async function spendAll(address: string): Promise<void> {
  for (const query of ['{ product(id: "100123") { name } }', '{']) {
    let status = 200;
    while (status !== 429) ({ status } = await gateway.query(query, {}, { 'x-forwarded-for': address }));
  }
}

// In the middle of a minute, so that no test runs into the next one.
const middle = Date.UTC(2026, 10, 22, 12, 0, 20);
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: middle }));
afterEach(() => void vi.useRealTimers());

describe.each(routes)('$name', ({ operation, ask, isRefused }) => {
  beforeEach(() => upstream.reset());

  it('pays from the budget of its visitor, and makes no call when it is spent', async () => {
    const address = newAddress();
    const first = await ask({ address });
    expect([isRefused(first), upstream.counts()[operation]]).toEqual([false, 1]);
    await spendAll(address);
    upstream.reset();
    expect(isRefused(await ask({ address }))).toBe(true);
    expect(upstream.counts()[operation]).toBeUndefined();
    const other = await ask({ address: newAddress() });
    expect([isRefused(other), upstream.counts()[operation]]).toEqual([false, 1]);
  });
});

it('§2.8 /oauth/authorize pays too, and then says that it was too often', async () => {
  const address = newAddress();
  const begin = () => send('/oauth/authorize/google', { address });
  expect((await begin()).headers.get('location')).toContain('client_id=fairgate-google');
  await spendAll(address);
  expect((await begin()).headers.get('location')).toContain('too-often');
});

describe('calls that wait for their turn', () => {
  const held: (() => void)[] = [];
  let isHolding = false;
  beforeEach(async () => {
    upstream.reset();
    isHolding = true;
    for (const operation of ['goodsList', ...routes.map((route) => route.operation)])
      upstream.answer(operation, (_call, response) => {
        const answer = () => json(response, { success: true, code: 200, data: [] });
        if (isHolding) held.push(answer);
        else answer();
      });
  });
  afterEach(() => {
    isHolding = false;
    for (const answer of held.splice(0)) answer();
  });

  it.each(routes)('of $name are not made for a visitor who has left', async ({ operation, ask }) => {
    // 64 calls of others are under way: each address has a few.
    const busy = Array.from({ length: 64 }, (_, index) =>
      gateway.query(
        `{ product(id: "${200_000 + index}") { name } }`,
        {},
        { 'x-forwarded-for': newAddress() },
      ),
    );
    await expect.poll(() => upstream.counts()['goodsList']).toBe(64);
    const leaving = new AbortController();
    const asked = ask({ address: newAddress(), signal: leaving.signal }).catch(() => undefined);
    await pause(200);
    leaving.abort();
    await asked;
    await pause(100);
    isHolding = false;
    for (const answer of held.splice(0)) answer();
    await Promise.all(busy);
    await pause(100);
    expect(upstream.counts()[operation]).toBeUndefined();
  });
});

describe('§8 an answer that failed with a service', () => {
  beforeEach(() => upstream.reset());
  it.each([
    ['/sitemap.xml', 'listPages'],
    ['/.well-known/badge-keys.json', 'getBadgeKeys'],
    ['/.well-known/badge-revocations.json', 'getRevokedBadges'],
    ['/wallet/google', 'getWalletPassByLink'],
  ])('of %s has a code, says when to ask again, and is not stored', async (path, operation) => {
    upstream.answer(operation, (_call, response) => response.destroy());
    const answer = await send(
      path,
      { address: newAddress() },
      path.startsWith('/wallet') ? { method: 'POST', body: new URLSearchParams({ link: 'secret' }) } : {},
    );
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([502, '5']);
    expect(answer.headers.get('cache-control')).toMatch(/no-store/);
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'NETWORK_ERROR' } }] });
  });
});

it('connections that a service has closed after a pause cost no answer: reads go over new ones', async () => {
  upstream.reset();
  const seen = new WeakSet();
  // The first answers are held until all have a connection of their own.
  const first: (() => void)[] = [];
  let connections = 0;
  // A proxy on the way forgets connections that are not used: whoever uses one again finds it closed.
  upstream.answer('goodsList', (_call, response) => {
    const { socket } = response;
    if (!socket || seen.has(socket)) return response.destroy();
    seen.add(socket);
    first.push(() => json(response, goldenOf('goodsList').response.body));
    connections += 1;
    if (connections >= 60) for (const answer of first.splice(0)) answer();
  });
  const ask = () =>
    gateway.query('{ product(id: "100123") { id } }', {}, { 'x-forwarded-for': newAddress() });
  // Opens many connections, all of which are then closed when they are used again: more than there are retries otherwise.
  const many = () => Promise.all(Array.from({ length: 60 }, ask));
  await many();
  const answers = await many();
  expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
});
