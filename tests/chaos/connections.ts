// Many connections at once: busy ones, idle ones, slow readers and slow writers.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChaosApp } from './app.ts';
import { onApp, type Finding, type Scenario } from './scenario.ts';
import { sockets } from './sockets.ts';
import { watch } from './watch.ts';

const acceptedMostMs = 2_000;
const residentMostMb = 700;
const loginMostMs = 2_000;
const seconds = 10;

export const connections: Scenario = {
  name: 'connections',
  // Without stores every request is work.
  run: onApp(
    { PAGE_CACHE_MAX_BYTES: '0', CACHE_MAX_ENTRIES: '0', REQUEST_TIMEOUT_MS: '5000' },
    async function* (app) {
      // First: later the memory holds what the busy ones left.
      yield* sockets(app, { idle: 2_000, busy: 200 });
      for (const count of [200, 1_000]) yield await busy(app, count);
      yield await slowReaders(app, 140);
      yield await slowWriters(app, 200);
    },
  ),
};

/** Each connection requests list pages, one after another; a refused one waits as it is told. */
async function busy(app: ChaosApp, count: number): Promise<Finding> {
  const visitor = await watch(`${app.url}/healthz`);
  const times: number[] = [];
  const statuses = new Map<number | string, number>();
  const endMs = performance.now() + seconds * 1_000;
  let mostMb = 0;
  const meter = setInterval(() => {
    mostMb = Math.max(mostMb, app.residentMb());
  }, 200);
  await Promise.all(
    Array.from({ length: count }, async (_, i) => {
      for (let round = 0; performance.now() < endMs; round += 1) {
        const begun = performance.now();
        const answer = await fetch(
          `${app.url}/search/product?keyword=lamp&page=${((i + round) % 9) + 1}`,
        ).catch(() => undefined);
        await answer?.arrayBuffer().catch(() => undefined);
        const status = answer?.status ?? 'no answer';
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (answer?.ok) times.push(performance.now() - begun);
        else await sleep(Number(answer?.headers.get('retry-after') ?? 1) * 1_000);
      }
    }),
  );
  clearInterval(meter);
  const health = await visitor.stop();
  const sorted = times.toSorted((a, b) => a - b);
  const p99Ms = Math.round(sorted[Math.floor((sorted.length - 1) * 0.99)] ?? Number.POSITIVE_INFINITY);
  const counts = [...statuses].map(([status, many]) => `${many} × ${status}`).join(', ');
  return {
    attack: `${count} connections request lists for ${seconds} s`,
    promise: `accepted requests: p99 ≤ ${acceptedMostMs} ms; the others 503 with Retry-After; memory ≤ ${residentMostMb} MB`,
    measured: `p99 ${p99Ms} ms, ${counts}, ${mostMb} MB, /healthz longest ${health.longestMs} ms`,
    holds:
      p99Ms <= acceptedMostMs &&
      mostMb <= residentMostMb &&
      [...statuses.keys()].every((status) => status === 200 || status === 503),
  };
}

async function slowReaders(app: ChaosApp, count: number): Promise<Finding> {
  const page = await (await fetch(app.url)).text();
  const picture = /\/pictures\/[a-z0-9-]+\.webp/.exec(page)?.[0] ?? '/';
  const sockets = await Promise.all(
    Array.from({ length: count }, () =>
      opened(app, [`GET ${picture}?w=800 HTTP/1.1`, 'host: fair.example', '', '']),
    ),
  );
  for (const socket of sockets) socket.pause();
  const measured = await loginMs(app);
  for (const socket of sockets) socket.destroy();
  return {
    attack: `${count} readers of a picture stop reading`,
    promise: `a login takes ≤ ${loginMostMs} ms`,
    measured: `${measured} ms`,
    holds: measured <= loginMostMs,
  };
}

async function slowWriters(app: ChaosApp, count: number): Promise<Finding> {
  const sockets = await Promise.all(
    Array.from({ length: count }, () =>
      opened(app, [
        'POST /graphql HTTP/1.1',
        'host: fair.example',
        'content-type: application/json',
        'content-length: 60000',
        '',
        '{',
      ]),
    ),
  );
  const timer = setInterval(() => {
    for (const socket of sockets) socket.write(' ');
  }, 500);
  const login = await loginMs(app);
  // REQUEST_TIMEOUT_MS, and Node's interval of looking.
  await sleep(11_000);
  clearInterval(timer);
  const alive = sockets.filter((socket) => !socket.closed).length;
  for (const socket of sockets) socket.destroy();
  return {
    attack: `${count} requests whose body never ends`,
    promise: `a login takes ≤ ${loginMostMs} ms; all end after REQUEST_TIMEOUT_MS (5 s here)`,
    measured: `${login} ms; ${alive} alive after 11 s`,
    holds: login <= loginMostMs && alive === 0,
  };
}

async function opened({ url }: ChaosApp, lines: readonly string[]): Promise<Socket> {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(lines.join('\r\n'));
  return socket;
}

async function loginMs({ url }: ChaosApp): Promise<number> {
  const begun = performance.now();
  await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({
      query:
        'mutation { login(input: { email: "buyer@fairgate.example", password: "wrong password" }) { __typename } }',
    }),
  }).then((answer) => answer.text());
  return Math.round(performance.now() - begun);
}
