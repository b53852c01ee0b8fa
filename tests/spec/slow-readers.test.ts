// Clients that request an answer and read it slowly, or not at all.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startGateway, type Render, type Started } from '../gateway/start.ts';
import { startUpstream, type Upstream } from '../gateway/upstream.ts';

// Larger than what the system buffers.
const large = Buffer.alloc(8 * 1024 * 1024, 'k');
const made: string[] = [];
const render: Render = ({ request }) => {
  const { pathname } = new URL(request.url);
  made.push(pathname);
  const html = pathname.startsWith('/large') ? large : Buffer.from('<title>small</title>');
  return Promise.resolve({ status: 200, headers: { 'content-type': 'text/html' }, inlineScripts: [], html });
};

let upstream: Upstream;
let gateway: Started;
const readers: Socket[] = [];
const start = async (env: Record<string, string>) => {
  gateway = await startGateway({
    upstreamUrl: upstream.url,
    render,
    env: { PAGE_CACHE_MAX_BYTES: '0', TRUST_PROXY: 'true', ...env },
  });
};
beforeEach(async () => {
  made.length = 0;
  upstream = await startUpstream();
});
afterEach(async () => {
  for (const socket of readers.splice(0)) socket.destroy();
  await gateway.close();
  await upstream.close();
});

/** A visitor who requests a page, and reads only what `read` takes. */
async function reader(path: string, headers: readonly string[] = []): Promise<Socket> {
  const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
  readers.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write([`GET ${path} HTTP/1.1`, 'host: fair.example', ...headers, '', ''].join('\r\n'));
  socket.pause();
  return socket;
}

describe('readers who do not read', () => {
  it('take no place of a request in work: with 200 of them, of pages and of GraphQL, other requests are answered', async () => {
    await start({ SHED_LOAD: 'true' });
    const query = `/graphql?query=${encodeURIComponent('{ __schema { types { name description fields { name description } } } }')}`;
    for (let round = 0; round < 10; round += 1) {
      await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          index % 10 === 0
            ? reader(query, ['apollo-require-preflight: true'])
            : reader(`/large-${round}-${index}`),
        ),
      );
      await pause(100);
    }
    await expect.poll(() => made.length).toBe(180);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => gateway.get(`/small-${index}`, { accept: 'text/html' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect((await gateway.query('{ site { id } }')).status).toBe(200);
  });

  it('are cut off after a third of RESPONSE_TIMEOUT_MS', async () => {
    await start({ RESPONSE_TIMEOUT_MS: '1500' });
    const begunMs = performance.now();
    const socket = await reader('/large');
    await pause(300);
    expect(socket.closed).toBe(false);
    await pause(1_500);
    socket.resume();
    await once(socket, 'close');
    expect(socket.bytesRead).toBeLessThan(large.length);
    expect(performance.now() - begunMs).toBeLessThan(5_000);
  });

  it('one who reads a little now and then is cut off too', async () => {
    await start({ RESPONSE_TIMEOUT_MS: '1500' });
    const socket = await reader('/large');
    const timer = setInterval(() => {
      // Some bytes leave the buffers, far from 4 KB in each second.
      socket.read(10);
      socket.pause();
    }, 100);
    await pause(4_000);
    clearInterval(timer);
    socket.resume();
    await once(socket, 'close');
    expect(socket.bytesRead).toBeLessThan(large.length);
  });

  it('one who reads steadily gets everything, also in more time than RESPONSE_TIMEOUT_MS', async () => {
    await start({ RESPONSE_TIMEOUT_MS: '900' });
    const socket = await reader('/large', ['connection: close']);
    // 8 MB in about 2.5 s.
    const timer = setInterval(() => {
      socket.resume();
      setTimeout(() => socket.pause(), 10);
    }, 100);
    socket.once('data', () => undefined);
    await Promise.race([once(socket, 'close'), pause(20_000)]);
    clearInterval(timer);
    expect(socket.bytesRead).toBeGreaterThan(large.length);
  });

  it('of more than 64 MB in all are cut off, those who have stood still the longest first', async () => {
    await start({ RESPONSE_TIMEOUT_MS: '60000' });
    const sockets: Socket[] = [];
    for (let index = 0; index < 16; index += 1) {
      sockets.push(await reader(`/large-${index}`));
      await pause(50);
    }
    await expect.poll(() => made.length).toBe(16);
    // Those above the bound are cut off at the next look, long before a single reader is slow.
    await pause(5_000);
    for (const socket of sockets) socket.resume();
    // An answer that is complete leaves its connection open.
    await expect
      .poll(() => sockets.every((socket) => socket.closed || socket.bytesRead > large.length))
      .toBe(true);
    const isCut = sockets.map((socket) => socket.closed && socket.bytesRead < large.length);
    const cut = isCut.filter(Boolean).length;
    expect(cut).toBeGreaterThan(0);
    // Each keeps 8 MB and its headers at most.
    expect(sockets.length - cut).toBeGreaterThanOrEqual(7);
    expect(isCut.slice(0, cut)).toEqual(Array.from({ length: cut }, () => true));
    for (const [index, socket] of sockets.entries())
      if (!isCut[index]) expect(socket.bytesRead).toBeGreaterThan(large.length);
  });

  it('a connection without an answer on its way stays open', async () => {
    await start({ RESPONSE_TIMEOUT_MS: '300' });
    const socket = await reader('/small');
    socket.resume();
    await pause(1_000);
    expect(socket.closed).toBe(false);
  });

  it('of pictures of one address leave room for other addresses', async () => {
    await start({});
    upstream.answer('unknown', (_call, response) =>
      response.writeHead(200, { 'content-type': 'image/webp' }).end(large),
    );
    await Promise.all(
      Array.from({ length: 70 }, (_, index) =>
        reader(`/pictures/slow-${index}.webp`, ['x-forwarded-for: 198.51.100.1']),
      ),
    );
    const status = async (address: string) => {
      const answer = await gateway.get('/pictures/kettle.webp', { 'x-forwarded-for': address });
      await answer.body?.cancel();
      return answer.status;
    };
    await expect.poll(() => status('198.51.100.1')).toBe(503);
    expect(await status('198.51.100.2')).toBe(200);
  });

  it('of pictures of one address get no more of them by inventing tokens', async () => {
    await start({});
    upstream.answer('unknown', (_call, response) =>
      response.writeHead(200, { 'content-type': 'image/webp' }).end(large),
    );
    const invented = (index: number) => `authorization: Bearer invented-${index}`;
    await Promise.all(
      Array.from({ length: 70 }, (_, index) =>
        reader(`/pictures/slow-${index}.webp`, ['x-forwarded-for: 198.51.100.1', invented(index)]),
      ),
    );
    let tokens = 100;
    const status = async (address: string) => {
      const answer = await gateway.get('/pictures/kettle.webp', {
        'x-forwarded-for': address,
        authorization: `Bearer invented-${(tokens += 1)}`,
      });
      await answer.body?.cancel();
      return answer.status;
    };
    await expect.poll(() => status('198.51.100.1')).toBe(503);
    expect(await status('198.51.100.2')).toBe(200);
  });
});
