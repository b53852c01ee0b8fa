// Many WebSockets: idle ones, and busy ones beside them.
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChaosApp } from './app.ts';
import type { Finding } from './scenario.ts';
import { watch } from './watch.ts';

const idleMs = 3_000;
const busyMs = 10_000;
const pauseMs = 2_000;
const answerMostMs = 2_000;
const [idleHealthMostMs, busyHealthMostMs] = [100, 250];
const mostKb = 200;

export async function* sockets(
  app: ChaosApp,
  count: { idle: number; busy: number },
): AsyncGenerator<Finding> {
  const before = app.residentMb();
  const idle = await Promise.all(Array.from({ length: count.idle }, () => connected(app)));
  const visitor = await watch(`${app.url}/healthz`);
  await sleep(idleMs);
  const health = await visitor.stop();
  const kbEach = Math.round(((app.residentMb() - before) * 1_024) / count.idle);
  yield {
    attack: `${count.idle} idle WebSockets`,
    promise: `/healthz longest ≤ ${idleHealthMostMs} ms; ≤ ${mostKb} KB each`,
    measured: `${health.longestMs} ms, ${kbEach} KB each`,
    holds: health.longestMs <= idleHealthMostMs && kbEach <= mostKb,
  };
  yield await busy(app, count.busy);
  for (const socket of idle) socket.close();
}

/** Each sends a query every two seconds. */
async function busy(app: ChaosApp, count: number): Promise<Finding> {
  const open = await Promise.all(Array.from({ length: count }, () => connected(app)));
  const visitor = await watch(`${app.url}/healthz`);
  const times: number[] = [];
  let failed = 0;
  const endMs = performance.now() + busyMs;
  await Promise.all(
    open.map(async (socket, index) => {
      await sleep((index / count) * pauseMs);
      for (let round = 0; performance.now() < endMs; round += 1) {
        const begun = performance.now();
        if (
          await asked(
            socket,
            `${round}`,
            `{ searchProducts(filter: { keyword: "lamp ${index}" }) { totalCount } }`,
          )
        )
          times.push(performance.now() - begun);
        else failed += 1;
        await sleep(pauseMs);
      }
    }),
  );
  const health = await visitor.stop();
  for (const socket of open) socket.close();
  const sorted = times.toSorted((a, b) => a - b);
  const p99Ms = Math.round(sorted[Math.floor((sorted.length - 1) * 0.99)] ?? Number.POSITIVE_INFINITY);
  return {
    attack: `${count} WebSockets beside them send a search every 2 s`,
    promise: `all are answered, p99 ≤ ${answerMostMs} ms; /healthz longest ≤ ${busyHealthMostMs} ms`,
    measured: `${times.length} answered, ${failed} failed, p99 ${p99Ms} ms, ${health.longestMs} ms`,
    holds: failed === 0 && p99Ms <= answerMostMs && health.longestMs <= busyHealthMostMs,
  };
}

async function connected({ url }: ChaosApp): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  await once(socket, 'open');
  const acknowledged = once(socket, 'message');
  socket.send('{"type":"connection_init"}');
  await acknowledged;
  return socket;
}

/** Whether the query got data. */
async function asked(socket: WebSocket, id: string, query: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const listen = ({ data }: MessageEvent) => {
    const message = JSON.parse(String(data)) as { type: string; payload?: { errors?: unknown } };
    if (message.type === 'complete') resolve(true);
    if (message.type === 'error' || message.payload?.errors) resolve(false);
  };
  socket.addEventListener('message', listen);
  socket.addEventListener('close', () => resolve(false), { once: true });
  socket.send(JSON.stringify({ id, type: 'subscribe', payload: { query } }));
  const got = await promise;
  socket.removeEventListener('message', listen);
  return got;
}
