// Each visitor has a budget of points for a minute. A visitor who has spent it is told when to go on; other visitors notice nothing.
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { documents, variablesOf } from '../gateway/own-documents.ts';
import { startRedis } from '../gateway/redis.ts';
import { connect } from '../gateway/socket.ts';
import { sha256, startGateway, type Render, type Started } from '../gateway/start.ts';
import { startUpstream } from '../gateway/upstream.ts';
import { newVisitor, signedInBuyer } from '../gateway/visitor.ts';

const home = documents.find(({ name }) => name === 'CustomerService');
if (!home) throw new Error('the app has no operation CustomerService');
const [upstream, redis] = await Promise.all([startUpstream(), startRedis()]);
const page: Render = async ({ execute }) => {
  const hash = sha256(home.text);
  const { errors } = await execute({ hash, operationName: home.name, variables: {} });
  return {
    status: errors ? 429 : 200,
    headers: { 'content-type': 'text/html' },
    inlineScripts: [],
    html: Buffer.from('<!doctype html><title>page</title>'),
  };
};
const limit = 400;
const start = (env: Record<string, string> = {}) =>
  startGateway({
    upstreamUrl: upstream.url,
    documents: documents.map(({ text }) => text),
    render: page,
    env: {
      TRUST_PROXY: 'true',
      CACHE_MAX_ENTRIES: '0',
      SESSION_KEYS: 'one-key-for-all-processes-of-this-test',
      REQUEST_BUDGET: String(limit),
      ...env,
    },
  });
const gateway = await start();
afterAll(async () => {
  await gateway.close();
  await upstream.close();
  await redis.stop();
});

let visitors = 0;
const newAddress = () => `198.51.100.${(visitors += 1)}`;
const query = '{ product(id: "100123") { name } }'; // 52 for itself and 5 for the request
const ask = (address: string, headers: Record<string, string> = {}, at: Started = gateway) =>
  at.query(query, {}, { 'x-forwarded-for': address, ...headers });

// In the middle of a minute, so that no test runs into the next one.
beforeEach(() => {
  upstream.reset();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 22, 12, 0, 20) });
});
afterEach(() => void vi.useRealTimers());

async function spendAll(address: string, headers: Record<string, string> = {}): Promise<void> {
  for (let index = 0; index < 8; index += 1) if ((await ask(address, headers)).status === 429) return;
  throw new Error('the budget has no end');
}

describe('the budget of a visitor', () => {
  it('is told in headers (draft-ietf-httpapi-ratelimit-headers-10) and in the explanation', async () => {
    const address = newAddress();
    const { headers, extensions } = await ask(address, { 'x-fairgate-explain': '1' });
    expect(headers.get('ratelimit-policy')).toBe(`"visitor";q=${limit};w=60`);
    expect(headers.get('ratelimit')).toBe(`"visitor";r=${limit - 57};t=40`);
    expect(extensions).toMatchObject({
      explain: { budget: { limit, remaining: limit - 57, resetSeconds: 40 } },
    });
  });

  it('§8 when it is spent: RATE_LIMITED, 429, and the time to wait, without a call', async () => {
    const address = newAddress();
    await spendAll(address);
    upstream.reset();
    const { status, headers, errors, data } = await ask(address);
    expect([status, headers.get('retry-after'), data]).toEqual([429, '40', undefined]);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 40 });
    // 7 × 57 of 400 are spent: 52 are too much, so that asking for less may help.
    expect(errors?.[0]?.extensions).toMatchObject({ cost: 5, remaining: 1 });
    expect(upstream.calls).toEqual([]);
  });

  it('tells what an operation costs and what is left, so that its sender knows whether to ask for less', async () => {
    const address = newAddress();
    for (let index = 0; index < 5; index += 1) await ask(address);
    const { errors } = await gateway.query(
      '{ searchProducts(first: 2) { nodes { name reviews(first: 1) { totalCount } } } }',
      {},
      { 'x-forwarded-for': address },
    );
    const { cost, remaining }: Record<string, unknown> = errors?.[0]?.extensions ?? {};
    expect([typeof cost, remaining]).toEqual(['number', limit - 5 * 57 - 5]);
    expect(cost).toBeGreaterThan(remaining as number);
  });

  it('an IPv4 address that the socket reports as IPv6 is itself, not a part of one large network', async () => {
    await spendAll('::ffff:192.0.2.1');
    expect((await ask('192.0.2.1')).status).toBe(429);
    expect((await ask('::ffff:192.0.2.2')).status).toBe(200);
  });

  it('a minute later there is a new one', async () => {
    const address = newAddress();
    await spendAll(address);
    vi.setSystemTime(Date.now() + 60_000);
    expect((await ask(address)).status).toBe(200);
  });

  it('other addresses have their own; an IPv6 network of 64 bits is one visitor', async () => {
    await spendAll('2001:db8:1:2::1');
    expect((await ask('2001:db8:1:2::ffff')).status).toBe(429);
    expect((await ask('2001:db8:1:3::1')).status).toBe(200);
  });

  it('an account has its own, at any address and in each of its sessions', async () => {
    const address = newAddress();
    const one = await signedInBuyer(gateway);
    vi.setSystemTime(Date.now() + 60_000);
    const other = await signedInBuyer(gateway);
    const status = async (visitor: typeof one, at: string) =>
      (await visitor.query(query, {}, { 'x-forwarded-for': at })).status;
    await spendAll(address, { cookie: one.cookie() });
    expect([await status(one, newAddress()), await status(other, newAddress())]).toEqual([429, 429]);
    expect((await ask(address)).status).toBe(200);
  });

  it('invented tokens do not add to the budget of an address', async () => {
    const address = newAddress();
    const statuses = new Set<number>();
    for (let index = 0; index < 90; index += 1)
      statuses.add((await ask(address, { authorization: `Bearer invented-${index}` })).status);
    expect(statuses).toEqual(new Set([200, 429]));
  });

  it('requests that are no operation cost too', async () => {
    const address = newAddress();
    const statuses = [];
    for (let index = 0; index < 85; index += 1)
      statuses.push((await gateway.query('{', {}, { 'x-forwarded-for': address })).status);
    expect(statuses.indexOf(429)).toBe(limit / 5);
  });

  it("the app's own documents cost a tenth", async () => {
    const answer = await gateway.persisted(home.text, variablesOf(home.operation), {
      'x-forwarded-for': newAddress(),
      'x-fairgate-explain': '1',
    });
    const { extensions } = (await answer.json()) as {
      extensions: { explain: { cost: number; budget: { remaining: number } } };
    };
    const { cost, budget } = extensions.explain;
    expect(limit - budget.remaining).toBe(5 + Math.ceil(cost / 10));
  });

  it('its headers are not in the answers that visitors share, which cost nothing', async () => {
    const warm = await start({ CACHE_MAX_ENTRIES: '1000' });
    const get = () => warm.persisted(home.text, {}, { 'x-forwarded-for': '203.0.113.9' });
    const [first, second] = [await get(), await get()];
    expect([first.headers.has('ratelimit'), second.headers.has('ratelimit')]).toEqual([false, false]);
    expect(second.headers.has('age')).toBe(true);
    await warm.close();
  });

  it('pages cost what their operations cost: 429 with the time to wait', async () => {
    const address = newAddress();
    await spendAll(address);
    const visitor = newVisitor(gateway);
    let answer = await visitor.get('/?n=0', { 'x-forwarded-for': address });
    for (let index = 1; index < 40 && answer.status === 200; index += 1)
      answer = await visitor.get(`/?n=${index}`, { 'x-forwarded-for': address });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '40']);
    expect((await visitor.get('/', { 'x-forwarded-for': newAddress() })).status).toBe(200);
  });

  it('is the same over WebSocket, which is told with the acknowledgement and with the refusal', async () => {
    const address = newAddress();
    const socket = await connect(gateway.url, { headers: { 'x-forwarded-for': address } });
    expect(socket.acknowledgement).toEqual({ rateLimit: { limit, remaining: limit, resetSeconds: 40 } });
    await spendAll(address);
    const errors = await socket.refused(query);
    expect(errors[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 40 });
    await socket.close();
  });

  it('0 sets no limit and sends no headers', async () => {
    const open = await start({ REQUEST_BUDGET: '0' });
    const { headers, status } = await ask(newAddress(), {}, open);
    expect([status, headers.has('ratelimit')]).toEqual([200, false]);
    await open.close();
  });
});

it('several processes share the budgets by Redis, and go on without it', async () => {
  vi.useRealTimers();
  // The budgets begin anew with the minute.
  const leftMs = 60_000 - (Date.now() % 60_000);
  if (leftMs < 5_000) await new Promise((resolve) => setTimeout(resolve, leftMs));
  const [one, other] = await Promise.all([start({ REDIS_URL: redis.url }), start({ REDIS_URL: redis.url })]);
  const address = newAddress();
  const statuses: number[] = [];
  for (let index = 0; index < 10; index += 1) {
    statuses.push((await ask(address, {}, index % 2 === 0 ? one : other)).status);
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(8);
  await redis.stop();
  expect((await ask(newAddress(), {}, one)).status).toBe(200);
  await Promise.all([one.close(), other.close()]);
});
