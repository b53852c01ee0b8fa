// §8 A part of a page that is late: the page has what came, and does not wait for the rest.
import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { goldenOf } from '../gateway/golden.ts';
import { startRealPages } from '../gateway/real-pages.ts';
import type { Answer } from '../gateway/upstream.ts';
import { json } from '../gateway/upstream.ts';

const productPath = '/Gooseneck-electric-kettle-with-temperature-control_100123.html';
const productName = 'Gooseneck electric kettle with temperature control, 1 L, white';
/** 2.5 s on a quiet machine; a call may take 8.9 s. */
const pageMostMs = 5_000;
// The gateway's default. Other tests wait longer, because the machine may be busy.
const env = { PUBLIC_URL: 'https://fair.example', PAGE_CACHE_MAX_BYTES: '0', PART_TIMEOUT_MS: '1800' };
const { again, close, upstream } = await startRealPages(env);
afterAll(close);
beforeEach(() => upstream.reset());

/** Parts of the product's page by their operation, with a text that only they show. */
const parts = [
  ['priceGuide', '41 similar offers'],
  ['similarGoods', 'Similar offers'],
  ['supplierState', 'Replies to 96% of enquiries within a day'],
  ['scoreList', 'M. Keller'],
] as const;

/** Sends a byte now and then and never ends. */
function trickle(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 200);
  response.on('close', () => clearInterval(timer));
}

const slowMs = 3_000;
const ways: readonly (readonly [string, (operation: string) => Answer])[] = [
  ['hangs', () => () => undefined],
  ['trickles', () => (_call, response) => trickle(response)],
  [
    'answers after 3 s',
    (operation) => (_call, response) =>
      void pause(slowMs).then(() => json(response, goldenOf(operation).response.body)),
  ],
  ['is cut', () => (_call, response) => void response.destroy()],
];

async function look(gateway: Awaited<ReturnType<typeof again>>, path: string) {
  const begunMs = performance.now();
  const answer = await gateway.get(path, { 'accept-language': 'en' });
  const html = await answer.text();
  const text = html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
  return { status: answer.status, ms: performance.now() - begunMs, text, html, headers: answer.headers };
}

// These tests wait at the same time, each for a gateway and an upstream of its own.
describe.each(parts)('§8 a product page whose %s', { concurrent: true }, (operation, sign) => {
  it.each(ways)('%s is there soon, without that part', async (_way, misbehave) => {
    const { close, gateway, upstream } = await startRealPages(env);
    try {
      expect((await look(gateway, productPath)).text).toContain(sign);
      upstream.answer(operation, misbehave(operation));
      const { status, ms, text, html, headers } = await look(gateway, productPath);
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(ms).toBeLessThan(pageMostMs);
      expect(text).toContain(productName);
      expect(text).not.toContain(sign);
      for (const [, other] of parts) if (other !== sign) expect(text).toContain(other);
      // The browser queries them again.
      expect(html).toContain('"isPartial":true');
    } finally {
      await close();
    }
  });
});

describe('§8 a page whose main part is late', { concurrent: true }, () => {
  it('says so soon; the answer is stored when it comes, and the next visitor gets it', async () => {
    const { close, gateway, upstream } = await startRealPages({ ...env, CACHE_MAX_ENTRIES: '1000' });
    upstream.answer(
      'goodsList',
      (_call, response) => void pause(slowMs).then(() => json(response, goldenOf('goodsList').response.body)),
    );
    const first = await look(gateway, productPath);
    expect([first.status, first.ms < pageMostMs]).toEqual([504, true]);
    await pause(slowMs - first.ms + 300);
    const next = await look(gateway, productPath);
    expect([next.status, next.text.includes(productName)]).toEqual([200, true]);
    await close();
  });
});

describe('a query of the web app', { concurrent: true }, () => {
  const document = 'query P($id: ID!) { product(id: $id) { name priceGuide { offers } } }';
  const guided = async (gateway: Awaited<ReturnType<typeof again>>) => {
    const begunMs = performance.now();
    const address = `/graphql?${new URLSearchParams({ query: document, variables: '{"id":"100123"}' })}`;
    const { data } = (await (await gateway.get(address, { 'apollo-require-preflight': '1' })).json()) as {
      data: { product: { name: string; priceGuide: object | null } };
    };
    return { ...data.product, ms: performance.now() - begunMs };
  };

  it('leaves out a part that is late', async () => {
    const { close, gateway, upstream } = await startRealPages(env);
    upstream.answer('priceGuide', () => undefined);
    const { name, priceGuide, ms } = await guided(gateway);
    expect([name, priceGuide]).toEqual([productName, null]);
    expect(ms).toBeLessThan(pageMostMs);
    await close();
  });

  it('waits for its main part: there is nothing else to show', async () => {
    const { close, gateway, upstream } = await startRealPages(env);
    upstream.answer(
      'goodsList',
      (_call, response) => void pause(slowMs).then(() => json(response, goldenOf('goodsList').response.body)),
    );
    const { name, priceGuide } = await guided(gateway);
    expect(name).toBe(productName);
    expect(priceGuide).not.toBeNull();
    await close();
  });
});

describe('a gateway that was silent for a moment', { concurrent: true }, () => {
  it('is used while the calls of that moment reach their deadline', async ({ expect }) => {
    const { close, gateway, upstream } = await startRealPages({ ...env, HTTP_TIMEOUT_MS: '1500' });
    const guide = () => gateway.query('{ product(id: "100123") { priceGuide { offers } } }');
    upstream.answer('priceGuide', () => undefined);
    const lost = Array.from({ length: 12 }, guide);
    await expect.poll(() => upstream.counts()['priceGuide']).toBe(12);
    upstream.reset();
    expect((await guide()).errors).toBeUndefined();
    for (const { errors } of await Promise.all(lost)) expect(errors?.[0]?.extensions.code).toBe('TIME_OUT');
    expect((await guide()).errors).toBeUndefined();
    await close();
  });
});

describe('§7.2 the texts of the site, whose last five calls were late', () => {
  it('delay no page, which has the built-in texts, until a call is in time', async () => {
    const path = '/verify';
    const gateway = await again(env);
    const whole = await look(gateway, path);
    expect(whole.status).toBe(200);
    upstream.answer('i18nAll', () => undefined);
    const late = await Promise.all(Array.from({ length: 5 }, () => look(gateway, path)));
    expect(late.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    // The pages began a moment before their calls.
    await pause(200);
    const next = await look(gateway, path);
    expect([next.status, next.ms < 1_000, next.text]).toEqual([200, true, whole.text]);
    expect(next.headers.get('cache-control')).toBe('no-store');

    upstream.reset();
    await look(gateway, path);
    // A call of 200 ms is worth waiting for again.
    upstream.answer(
      'i18nAll',
      (_call, response) => void pause(200).then(() => json(response, goldenOf('i18nAll').response.body)),
    );
    await expect
      .poll(async () => (await look(gateway, path)).headers.get('cache-control'))
      .not.toBe('no-store');
    await gateway.close();
  });
});

describe('a gateway that was down and is being probed', () => {
  it('delays no other call', async () => {
    const gateway = await again({ ...env, HTTP_TIMEOUT_MS: '3000' });
    const guide = () => gateway.query('{ product(id: "100123") { priceGuide { offers } } }');
    upstream.answer('priceGuide', (_call, response) => void response.destroy());
    for (let failure = 0; failure < 10; failure += 1) await guide();
    upstream.answer('priceGuide', () => undefined);
    await pause(2_100);
    // The probe; it hangs.
    const probe = guide();
    await expect.poll(() => upstream.calls.at(-1)?.operation).toBe('priceGuide');
    const begunMs = performance.now();
    const { errors } = await guide();
    expect(errors?.[0]?.extensions.code).toBe('NETWORK_ERROR');
    expect(performance.now() - begunMs).toBeLessThan(1_000);
    await gateway.close();
    await probe.catch(() => undefined);
  });
});
