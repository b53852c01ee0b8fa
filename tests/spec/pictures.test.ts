import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createServer, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { AddressInfo } from 'node:net';
import { startGateway, type Started } from '../gateway/start.ts';

const bytes = createHash('sha512').update('kettle').digest();
const requests: string[] = [];
let answer: (response: ServerResponse) => void;
const images = createServer((request, response) => {
  if (request.url?.startsWith('/images/')) requests.push(request.url);
  answer(response);
});
let gateway: Started;

beforeAll(async () => {
  answer = (response) => response.end('[]');
  await once(images.listen(0, '127.0.0.1'), 'listening');
  gateway = await startGateway({
    upstreamUrl: `http://127.0.0.1:${(images.address() as AddressInfo).port}`,
    env: { TRUST_PROXY: 'true' },
  });
});
beforeEach(() => {
  requests.length = 0;
  answer = (response) =>
    response
      .writeHead(200, {
        'content-type': 'image/webp',
        etag: '"k"',
        'set-cookie': 'a=b',
        'x-powered-by': 'PHP',
      })
      .end(bytes);
});
afterAll(async () => {
  await gateway.close();
  images.closeAllConnections();
  images.close();
});

describe('pictures', () => {
  it('§9 pass through from the image service, byte for byte, cacheable forever', async () => {
    const picture = await gateway.get('/pictures/kettle-white-front.webp?w=400&f=avif');
    expect(requests).toEqual(['/images/kettle-white-front.webp?w=400&f=avif']);
    expect(Buffer.from(await picture.arrayBuffer()).equals(bytes)).toBe(true);
    expect(Object.fromEntries(picture.headers)).toMatchObject({
      'content-type': 'image/webp',
      etag: '"k"',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('have no extra headers of the image service', async () => {
    const { headers } = await gateway.get('/pictures/kettle.webp');
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  });

  for (const address of [
    '/pictures/kettle.webp?w=401',
    '/pictures/kettle.webp?f=gif',
    '/pictures/..%2f..%2fetc%2fpasswd',
    '/pictures/kettle.svg',
    '/pictures/KETTLE.webp',
    `/pictures/${'k'.repeat(121)}.webp`,
  ]) {
    it(`§8 ${address.slice(0, 40)} → 404, without a call to the image service`, async () => {
      const { status, headers } = await gateway.get(address);
      expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
      expect(requests).toEqual([]);
    });
  }

  for (const [title, misbehave, status] of [
    ['an unknown picture → 404', (response: ServerResponse) => response.writeHead(404).end(), 404],
    [
      'an image service that fails → 502',
      (response: ServerResponse) => response.writeHead(500).end('trace'),
      502,
    ],
    ['an image service that hangs up → 502', (response: ServerResponse) => response.destroy(), 502],
    [
      'HTML instead of a picture → 502: our origin must not serve it',
      (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/html' }).end('<script>'),
      502,
    ],
  ] as const) {
    it(`§8 ${title}, not cacheable`, async () => {
      answer = misbehave;
      const picture = await gateway.get('/pictures/kettle.webp');
      expect([picture.status, picture.headers.get('cache-control')]).toEqual([status, 'no-store']);
      const text = await picture.text();
      expect(text).not.toMatch(/trace|script/);
      if (status === 404) expect(text).toBe('');
      else {
        expect(picture.headers.get('retry-after')).toBe('5');
        expect(text).toMatch(/"code":"(SERVER|NETWORK)_ERROR"/);
      }
    });
  }
});

describe('slow pictures', () => {
  // Larger than what the system buffers.
  const large = Buffer.alloc(4 * 1024 * 1024, 'k');
  const requestsFor = (name: string) => requests.filter((path) => path.startsWith(`/images/${name}`)).length;
  const readers: Socket[] = [];
  /** One of many visitors who requests a picture and reads nothing of it. An address has at most 64 pictures. */
  const open = async (name: string, index: number) => {
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
    readers.push(socket);
    await once(socket, 'connect');
    socket.write(
      `GET /pictures/${name}.webp HTTP/1.1\r\nhost: fair.example\r\nx-forwarded-for: 198.51.100.${index % 4}\r\n\r\n`,
    );
    socket.pause();
  };
  afterEach(() => {
    for (const socket of readers.splice(0)) socket.destroy();
  });

  it('140 readers who do not read delay no call to the same service, and no other picture', async () => {
    answer = (response) => response.writeHead(200, { 'content-type': 'image/webp' }).end(large);
    await Promise.all(Array.from({ length: 140 }, (_, index) => open(`slow-${index}`, index)));
    // 560 MB go through this one process: 3 s here, and more than 30 s on a slow machine.
    await expect.poll(() => requestsFor('slow-')).toBe(140);
    answer = (response) => response.writeHead(200, { 'content-type': 'image/webp' }).end('[]');
    const begunMs = performance.now();
    await gateway.query('{ product(id: "100123") { name } }');
    expect(await (await gateway.get('/pictures/quick.webp')).text()).toBe('[]');
    expect(performance.now() - begunMs).toBeLessThan(15_000);
  });

  it('more than 256 at once → 503 with Retry-After, and room again when they end', async () => {
    answer = () => undefined;
    await Promise.all(Array.from({ length: 256 }, (_, index) => open(`silent-${index}`, index)));
    await expect.poll(() => requestsFor('silent-')).toBe(256);
    answer = (response) => response.writeHead(200, { 'content-type': 'image/webp' }).end('[]');
    const { status, headers } = await gateway.get('/pictures/kettle.webp');
    expect([status, headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    for (const socket of readers.splice(0)) socket.destroy();
    await expect.poll(async () => (await gateway.get('/pictures/kettle.webp')).status).toBe(200);
  });

  it('a slow picture arrives whole, however long it takes', async () => {
    const parts = 13;
    answer = (response) => {
      response.writeHead(200, { 'content-type': 'image/webp', 'content-length': parts * bytes.length });
      void (async () => {
        for (let part = 0; part < parts; part += 1) {
          response.write(bytes);
          await pause(1_000);
        }
        response.end();
      })();
    };
    const picture = await (await gateway.get('/pictures/kettle.webp')).arrayBuffer();
    expect(picture.byteLength).toBe(parts * bytes.length);
  });

  it('a busy image service → 503 with Retry-After', async () => {
    answer = (response) => response.writeHead(503, { 'retry-after': '5' }).end();
    const { status, headers } = await gateway.get('/pictures/kettle.webp');
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
      503,
      '5',
      'no-store',
    ]);
  });

  it('an original in place of a resized picture is not cached forever', async () => {
    answer = (response) =>
      response
        .writeHead(200, { 'content-type': 'image/webp', 'cache-control': 'public, max-age=60' })
        .end(bytes);
    const { headers } = await gateway.get('/pictures/kettle.webp?w=200&f=avif');
    expect(headers.get('cache-control')).toBe('public, max-age=60');
  });
});
