import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { request } from 'undici';
import { startBoth } from '../gateway/both.ts';
import { supplierAnswer } from '../gateway/catalogue.ts';
import { goldenOf } from '../gateway/golden.ts';
import { persistedPath } from '../gateway/start.ts';
import { json } from '../gateway/upstream.ts';

const document =
  'query Product($id: ID!) { product(id: $id) { name description supplier { name description } certificates { code number issuer } } }';
const guide = 'query Guide($id: ID!) { product(id: $id) { priceGuide(quantity: 0) { offers } } }';
const live = 'query Live($id: ID!) { product(id: $id) { name } site { id } }';
const { upstream, gateway, close } = await startBoth({
  documents: [document, live, guide],
  env: { CACHE_MAX_ENTRIES: '10000' },
});
afterAll(close);

let id = 0;
const golden = goldenOf('goodsList').response.body as { data: object[] };
/** Every test has a separate product and supplier, so that tests share no cached answers. */
function stock(goodsName: string): void {
  const product = {
    ...golden.data[0],
    goodsSpuId: String(id),
    supplierId: String(id),
    goodsName,
    productAbout: ['Boils water. '.repeat(200)],
  };
  upstream.answer('goodsList', (_call, response) => json(response, { success: true, data: [product] }));
  upstream.answer('supplierList', (_call, response) => json(response, supplierAnswer([String(id)])));
}
beforeEach(() => {
  id += 1;
  upstream.reset();
  stock('Kettle');
});
afterEach(() => void vi.useRealTimers());

const later = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
const get = async (headers: Record<string, string> = {}, text = document) => {
  const {
    statusCode,
    headers: given,
    body,
  } = await request(gateway.url + persistedPath(text, { id: String(id) }), {
    headers: { 'apollo-require-preflight': 'true', ...headers },
  });
  return { status: statusCode, headers: given, bytes: Buffer.from(await body.arrayBuffer()) };
};

describe('an answer to a persisted GET', () => {
  it('is stored: the second request gets the same bytes, and no upstream call is made', async () => {
    const [first, second] = [await get(), await get()];
    expect(first.status).toBe(200);
    expect(second.bytes.equals(first.bytes)).toBe(true);
    expect(second.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(upstream.counts()).toEqual({ goodsList: 1, supplierList: 1 });
  });

  it('RFC 9111: shared caches may store it for the shortest lifetime of its parts (§9: 10 s)', async () => {
    expect((await get()).headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=10, stale-while-revalidate=10',
    );
    later(4_000);
    const { headers } = await get();
    expect(headers['age']).toBe('4');
  });

  it('RFC 9110 §13: a client that has it gets 304 without a body, every time', async () => {
    const { headers } = await get();
    const etag = String(headers['etag']);
    expect(etag).toMatch(/^W\/"[\w-]+"$/);
    for (const condition of [etag, `"other", ${etag}`]) {
      const again = await get({ 'if-none-match': condition });
      expect([again.status, again.bytes.length, again.headers['etag']]).toEqual([304, 0, etag]);
    }
    expect((await get({ 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('RFC 9110 §12.5.3: is compressed with brotli or gzip if the client accepts it, fresh or stored, and sends Vary', async () => {
    const plain = (await get()).bytes;
    for (const [accepted, encoding, unpack] of [
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
      ['br;q=0, gzip', 'gzip', gunzipSync],
    ] as const) {
      const { headers, bytes } = await get({ 'accept-encoding': accepted });
      expect(headers['content-encoding']).toBe(encoding);
      expect(unpack(bytes).equals(plain)).toBe(true);
      expect(headers['vary']).toMatch(/accept-encoding/);
    }
    expect((await get({ 'accept-encoding': 'identity' })).headers['content-encoding']).toBeUndefined();
  });

  it('every language and every media type has a separate entry', async () => {
    for (const language of ['de', 'ar', 'de']) await get({ 'accept-language': language });
    expect(
      upstream.calls
        .filter(({ operation }) => operation === 'goodsList')
        .map(({ body }) => (body as { lang: string }).lang)
        .toSorted(),
    ).toEqual(['ar', 'de']);
    await get();
    expect((await get({ accept: 'application/graphql-response+json' })).headers['content-type']).toMatch(
      /^application\/graphql-response\+json/,
    );
    expect((await get({ accept: 'application/json' })).headers['content-type']).toMatch(/^application\/json/);
  });

  it('a stale answer is served at once while one request in the background refreshes it', async () => {
    const first = await get();
    upstream.calls.length = 0;
    stock('Better kettle');
    later(12_000);
    const stale = await Promise.all([get(), get(), get()]);
    for (const { bytes } of stale) expect(bytes.equals(first.bytes)).toBe(true);
    await vi.waitFor(async () => {
      later(1_100);
      expect((await get()).bytes.toString()).toContain('Better kettle');
    });
    expect(upstream.counts()).toEqual({ goodsList: 1, supplierList: 1 });
  });

  it('a stored answer has its original headers, with a new id and its own age', async () => {
    const own = ['date', 'age', 'x-request-id'];
    const lasting = (headers: object) =>
      Object.fromEntries(Object.entries(headers).filter(([name]) => !own.includes(name)));
    const accept = { 'accept-encoding': 'br' };
    const first = await get(accept);
    const again = [await get({ ...accept, 'x-request-id': 'r-1' }), await get(accept)];
    for (const { headers, bytes } of again)
      expect([lasting(headers), bytes]).toEqual([lasting(first.headers), first.bytes]);
    expect(again.map(({ headers }) => headers['x-request-id'])).toEqual([
      'r-1',
      expect.stringMatching(/^[\da-f-]{36}$/),
    ]);
  });

  it('a stored answer is counted in the request metrics', async () => {
    const count = async () =>
      Number(
        /^fairgate_request_seconds_count\{route="\/graphql",status="200"\} (\d+)$/m.exec(
          await (await gateway.get('/metrics')).text(),
        )?.[1] ?? 0,
      );
    const before = await count();
    for (let times = 0; times < 4; times += 1) await get();
    expect(await count()).toBe(before + 4);
  });

  it('a session cookie is checked first, even if the answer is stored', async () => {
    await get();
    expect((await get()).headers['set-cookie']).toBeUndefined();
    // The seal is not valid: the cookie is removed.
    expect(String((await get({ cookie: 'fairgate-session=forged' })).headers['set-cookie'])).toMatch(
      /^fairgate-session=;/,
    );
  });

  it('§9 after twice its lifetime it is not served any more: a change is visible', async () => {
    await get();
    stock('Better kettle');
    later(21_000);
    const { headers, bytes } = await get();
    expect(headers['age']).toBeUndefined();
    expect(bytes.toString()).toContain('Better kettle');
  });
});

describe('what is never stored', () => {
  it('§8 an answer that contains an error', async () => {
    upstream.answer('supplierList', (_call, response) => void response.destroy());
    const broken = await get();
    expect(broken.headers['cache-control']).toBe('no-store');
    expect(broken.headers['etag']).toBeUndefined();
    stock('Kettle');
    expect(JSON.parse((await get()).bytes.toString())).not.toHaveProperty('errors');
  });

  it('§5 an answer that rejects an argument', async () => {
    expect((await get({}, guide)).headers['cache-control']).toBe('no-store');
  });

  it('an answer to a POST or a free-form GET, whatever its query', async () => {
    for (const answer of [
      await gateway.query(document, { id: String(id) }),
      await gateway.get(`/graphql?query={site{id}}`, { 'apollo-require-preflight': '1' }),
      await gateway.get(`${persistedPath(live, { id: String(id) })}&query=${encodeURIComponent(live)}`, {
        'apollo-require-preflight': '1',
      }),
    ]) {
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('etag')).toBeNull();
    }
  });

  it('an answer with extensions.explain', async () => {
    await get();
    const explained = await get({ 'x-fairgate-explain': '1' });
    expect(JSON.parse(explained.bytes.toString())).toHaveProperty('extensions.explain');
    expect(JSON.parse((await get()).bytes.toString())).not.toHaveProperty('extensions');
  });
});

describe('the bound of the page cache', () => {
  it('counts the addresses too: visitors choose them', async () => {
    const bytes = async () =>
      Number(
        /^fairgate_cache_bytes\{cache="answer"\} (\d+)$/m.exec(
          await (await gateway.get('/metrics')).text(),
        )?.[1],
      );
    const before = await bytes();
    const length = 6_000;
    for (const letter of 'abc') await gateway.get(`/?q=${letter.repeat(length)}`);
    expect((await bytes()) - before).toBeGreaterThan(3 * length);
  });
});
