// One visitor who sends more over WebSockets than anybody needs, and what others notice.
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { acknowledged, pingFrame, textFrame, times, upgrade } from '../gateway/raw-socket.ts';
import { connect } from '../gateway/socket.ts';

const { gateway, close } = await startBoth({ env: { TRUST_PROXY: 'true' } });
afterAll(close);

const flooding: Socket[] = [];
afterEach(() => {
  for (const socket of flooding.splice(0)) socket.destroy();
});

let visitors = 0;
const newAddress = () => `203.0.113.${(visitors += 1)}`;
const other = { 'x-forwarded-for': '198.51.100.7' };
/** Messages of a visitor that are read at once, and in each second after them. */
const [atOnce, perSecond] = [6_000, 1_000];

async function open(address: string): Promise<Socket> {
  const socket = await acknowledged(gateway.url, { 'x-forwarded-for': address });
  flooding.push(socket);
  return socket;
}

/** What another visitor waits for, over HTTP and over a WebSocket of their own. */
async function waitOfOther(): Promise<number> {
  const begunMs = performance.now();
  expect((await gateway.query('{ site { id } }', {}, other)).status).toBe(200);
  const socket = await connect(gateway.url, { headers: other });
  expect((await socket.listen('{ site { id } }').next())?.errors).toBeUndefined();
  await socket.close();
  return performance.now() - begunMs;
}

/** Waits until the count is whole; on the way it never grows faster than the visitor may send. */
async function growsSlowly(count: () => number, whole: number, begunMs: number): Promise<void> {
  while (count() < whole) {
    const seconds = (performance.now() - begunMs) / 1_000;
    expect(count()).toBeLessThanOrEqual(atOnce + seconds * perSecond + 200);
    expect(seconds).toBeLessThan(40);
    await pause(100);
  }
}

describe('messages over WebSockets', () => {
  it('of one visitor are read at a rate, over all connections; what comes faster waits, and others do not', async () => {
    const address = newAddress();
    let pongs = 0;
    const sockets = await Promise.all(Array.from({ length: 12 }, () => open(address)));
    const begunMs = performance.now();
    for (const socket of sockets) {
      socket.on('data', (part: Buffer) => (pongs += part.toString('latin1').split('"pong"').length - 1));
      socket.write(times(1_000, textFrame('{"type":"ping"}')));
    }
    expect(await waitOfOther()).toBeLessThan(2_000);
    // A part of the stream may end within a word.
    await growsSlowly(() => pongs, 11_900, begunMs);
  });

  it('RFC 6455 §5.5.2: so are pings of the protocol', async () => {
    const socket = await open(newAddress());
    let bytes = 0;
    socket.on('data', (part) => (bytes += part.length));
    const begunMs = performance.now();
    socket.write(times(12_000, pingFrame));
    expect(await waitOfOther()).toBeLessThan(2_000);
    await growsSlowly(() => bytes / 2, 12_000, begunMs);
  });

  it('that the gateway cannot read in time close their connection: 1013 says to try again later', async () => {
    const address = newAddress();
    const sockets = await Promise.all(Array.from({ length: 40 }, () => open(address)));
    const closing = sockets.map(
      (socket) =>
        new Promise<number>((resolve) => {
          // RFC 6455 §5.5.1: the code is before the reason.
          socket.on('data', (part: Buffer) => {
            const reason = part.indexOf('Too many messages');
            if (reason >= 2) resolve(part.readUInt16BE(reason - 2));
          });
        }),
    );
    for (const socket of sockets) socket.write(times(4_000, textFrame('{"type":"ping"}')));
    expect(await Promise.race(closing)).toBe(1_013);
    expect(await waitOfOther()).toBeLessThan(2_000);
  });
});

describe('connections of one visitor', () => {
  it('are 3,000 at most; then 429 with the wait, and other visitors connect', async () => {
    const from = { 'x-forwarded-for': newAddress() };
    for (let batch = 0; batch < 30; batch += 1)
      flooding.push(
        ...(await Promise.all(Array.from({ length: 100 }, () => upgrade(gateway.url, from)))).map(
          ({ socket, head }) => {
            expect(head).toMatch(/^HTTP\/1.1 101 /);
            return socket;
          },
        ),
      );
    const refused = await upgrade(gateway.url, from);
    expect(refused.head).toMatch(/^HTTP\/1.1 429 [^]*\r\nretry-after: 60\r\n/i);
    expect(refused.head).toContain('RATE_LIMITED');
    await waitOfOther();
    for (const socket of flooding.splice(0)) socket.destroy();
    await expect
      .poll(async () => {
        const { socket, head } = await upgrade(gateway.url, from);
        socket.destroy();
        return head.slice(0, 12);
      })
      .toBe('HTTP/1.1 101');
  });
});
