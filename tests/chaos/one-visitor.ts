// One visitor, with a usual budget and one address, who tries to take what belongs to all: slow readers, operations over
// WebSocket, events and sitemaps. Another visitor goes on.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'undici';
import type { ChaosApp } from './app.ts';
import { watchingOrganiser } from './organisers.ts';
import { onApp, type Finding, type Scenario } from './scenario.ts';
import { watch } from './watch.ts';

/** Each attack comes from an address of its own, whose budget is whole. */
let attackers = 0;
let attacker = '';
const newAttacker = () => void (attacker = `203.0.113.${(attackers += 1)}`);
const otherVisitor = '198.51.100.7';
const pageMostMs = 2_000;
const healthMostMs = 250;
const attackMs = 8_000;
const connectionsOfReaders = 60;
const endMostMs = 15_000;
const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

export const oneVisitor: Scenario = {
  name: 'one visitor',
  run: onApp(
    {
      TRUST_PROXY: 'true',
      REQUEST_BUDGET: '300000',
      RESPONSE_TIMEOUT_MS: '9000',
    },
    async function* (app) {
      yield await slowReaders(app, 'pages', (index) => `/search/product?keyword=lamp+${index}`);
      yield await slowReaders(
        app,
        'GraphQL',
        () =>
          `/graphql?query=${encodeURIComponent('{ __schema { types { name description fields { name description } } } }')}`,
      );
      yield await others(app, 'subscribes and completes in a loop on 20 WebSockets', subscribing);
      yield await others(app, 'sends pings in a loop on 20 WebSockets', pinging);
      yield await watchingOrganiser(app, 1_000);
      yield await others(
        app,
        'sends batches of 50 events with new visitor ids on 50 connections',
        sendingEvents,
      );
      yield await others(app, 'requests sitemaps with any number on 20 connections', requestingSitemaps);
    },
  ),
};

/** 60 connections, of which nothing is read: five requests each, and so many of the SDL that the system's buffers are full. */
async function slowReaders(app: ChaosApp, of: string, pathOf: (index: number) => string): Promise<Finding> {
  newAttacker();
  const sockets: Socket[] = [];
  let index = 0;
  for (let round = 0; round < connectionsOfReaders / 20; round += 1) {
    sockets.push(
      ...(await Promise.all(
        many(20, () =>
          silentReader(app, [...many(5, () => pathOf((index += 1))), ...many(120, () => '/schema.graphql')]),
        ),
      )),
    );
    await sleep(200);
  }
  const pages = await pagesOfOther(app, 20);
  // A third of RESPONSE_TIMEOUT_MS and a little more: only then do they read, what is in the system's buffers.
  await sleep(6_000);
  for (const socket of sockets) socket.resume();
  const endMs = performance.now() + endMostMs;
  while (sockets.some((socket) => !socket.closed) && performance.now() < endMs) await sleep(100);
  const ended = sockets.filter((socket) => socket.closed).length;
  for (const socket of sockets) socket.destroy();
  return {
    attack: `${connectionsOfReaders} readers of ${of} read nothing`,
    promise: `another visitor gets pages, each ≤ ${pageMostMs} ms; the readers are cut off after a third of RESPONSE_TIMEOUT_MS (9 s here)`,
    measured: `${pages.text}; ${ended} of ${connectionsOfReaders} cut off`,
    holds: pages.holds && ended === connectionsOfReaders,
  };
}

async function silentReader({ url }: ChaosApp, paths: readonly string[]): Promise<Socket> {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.pause();
  for (const path of paths)
    socket.write(
      [
        `GET ${path} HTTP/1.1`,
        'host: fair.example',
        'apollo-require-preflight: true',
        `x-forwarded-for: ${attacker}`,
        '',
        '',
      ].join('\r\n'),
    );
  return socket;
}

let askedPages = 0;
/** Pages that another visitor requests, one after another. */
async function pagesOfOther({ url }: ChaosApp, count: number): Promise<{ text: string; holds: boolean }> {
  const statuses = new Map<number, number>();
  let longestMs = 0;
  for (let index = 0; index < count; index += 1) {
    const begun = performance.now();
    const answer = await fetch(`${url}/search/product?keyword=pump+${(askedPages += 1)}`, {
      headers: { 'x-forwarded-for': otherVisitor },
    });
    await answer.arrayBuffer();
    longestMs = Math.max(longestMs, Math.round(performance.now() - begun));
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  }
  return {
    text: `${[...statuses].map(([status, times]) => `${times} × ${status}`).join(', ')}, longest ${longestMs} ms`,
    holds: longestMs <= pageMostMs && statuses.get(200) === count,
  };
}

type Attack = (app: ChaosApp, isOver: () => boolean) => Promise<string>;

/** What another visitor notices of an attack that goes on for some seconds. */
async function others(app: ChaosApp, name: string, attack: Attack): Promise<Finding> {
  newAttacker();
  const endMs = performance.now() + attackMs;
  const health = await watch(`${app.url}/healthz`);
  const attacked = attack(app, () => performance.now() > endMs);
  await sleep(1_000);
  const pages = await pagesOfOther(app, 20);
  const result = await attacked;
  const { longestMs } = await health.stop();
  return {
    attack: `one visitor ${name}`,
    promise: `another visitor gets pages, each ≤ ${pageMostMs} ms; /healthz longest ≤ ${healthMostMs} ms`,
    measured: `${pages.text}; /healthz longest ${longestMs} ms; ${result}`,
    holds: pages.holds && longestMs <= healthMostMs,
  };
}

async function openSocket({ url }: ChaosApp): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, {
    protocols: ['graphql-transport-ws'],
    headers: { 'x-forwarded-for': attacker },
  });
  await once(socket, 'open');
  const acknowledged = once(socket, 'message');
  socket.send('{"type":"connection_init"}');
  await acknowledged;
  return socket;
}

const subscribing: Attack = async (app, isOver) => {
  let sent = 0;
  await Promise.all(
    many(20, async (number) => {
      const socket = await openSocket(app);
      for (let round = 0; !isOver(); round += 1) {
        for (let index = 0; index < 20; index += 1) {
          const id = `${round}-${index}`;
          const query = `{ ${many(10, (at) => `a${at}: searchProducts(filter: { keyword: "k${number} ${id} ${at}" }) { totalCount }`).join(' ')} }`;
          socket.send(JSON.stringify({ type: 'subscribe', id, payload: { query } }));
          socket.send(JSON.stringify({ type: 'complete', id }));
          sent += 1;
        }
        await sleep(50);
      }
      socket.close();
    }),
  );
  return `${sent} operations sent`;
};

const pinging: Attack = async (app, isOver) => {
  let sent = 0;
  await Promise.all(
    many(20, async () => {
      const socket = await openSocket(app);
      while (!isOver()) {
        for (let index = 0; index < 200; index += 1) socket.send('{"type":"ping"}');
        sent += 200;
        await sleep(50);
      }
      socket.close();
    }),
  );
  return `${sent} pings sent`;
};

/** Requests on so many connections until the end. Resolves to the number of answers of each status. */
async function requesting(
  count: number,
  isOver: () => boolean,
  request: (index: number) => Promise<Response>,
): Promise<string> {
  const statuses = new Map<number, number>();
  let index = 0;
  await Promise.all(
    many(count, async () => {
      while (!isOver()) {
        const answer = await request((index += 1)).catch(() => undefined);
        await answer?.arrayBuffer().catch(() => undefined);
        if (answer) statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        // A refused one is in no hurry, but does not wait as it is told.
        if (!answer?.ok) await sleep(20);
      }
    }),
  );
  return [...statuses].map(([status, times]) => `${times} × ${status}`).join(', ');
}

const consent = `cc_cookie=${encodeURIComponent(JSON.stringify({ categories: ['necessary', 'analytics'], revision: 0 }))}`;

const sendingEvents: Attack = ({ url }, isOver) =>
  requesting(50, isOver, (index) =>
    fetch(`${url}/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: consent, 'x-forwarded-for': attacker },
      body: JSON.stringify({
        visitorId: `chaos-${index}`,
        client: 'web',
        campaign: '',
        events: many(50, (at) => ({
          kind: 'gio',
          name: `event_${at}`,
          pageUrl: 'https://fair.example/',
          param: { text: 'x'.repeat(500) },
        })),
      }),
    }),
  );

const requestingSitemaps: Attack = ({ url }, isOver) =>
  requesting(20, isOver, (index) =>
    fetch(`${url}/sitemap/${['goods', 'supplier', 'landing'][index % 3]}-${index}.xml?x=${index}`, {
      headers: { 'x-forwarded-for': attacker },
    }),
  );
