// One organiser whose fair is watched on many screens: each has a WebSocket, and all are one visitor with one budget.
import { once } from 'node:events';
import { WebSocket } from 'undici';
import type { ChaosApp } from './app.ts';
import type { Finding } from './scenario.ts';
import { watch } from './watch.ts';
import { checkIn, newWriter, exhibitionId, preRegister } from './writes.ts';

const toldMostMs = 5_000;
const healthMostMs = 250;
const endMostMs = 30_000;
const atOnce = 100;
const query = `subscription { organisedExhibitionChanged(id: "${exhibitionId}") { checkInCount } }`;

type Message = {
  readonly type: string;
  readonly payload?: {
    readonly data?: { readonly organisedExhibitionChanged: { readonly checkInCount: number } };
  };
};
type Screen = { readonly socket: WebSocket; count: number | undefined; isRefused: boolean };

/** The screens subscribe at once, as after a restart of a gateway; then somebody is checked in. */
export async function watchingOrganiser(app: ChaosApp, count: number): Promise<Finding> {
  const writer = await newWriter(app, 900_001, 'chaos-screens');
  const badge = await preRegister(writer, 'chaos-screens', 900_001);
  const screens: Screen[] = [];
  for (let open = 0; open < count; open += atOnce)
    screens.push(
      ...(await Promise.all(Array.from({ length: atOnce }, () => openScreen(app, writer.organiser)))),
    );

  const health = await watch(`${app.url}/healthz`);
  const begunMs = performance.now();
  for (const { socket } of screens)
    socket.send(JSON.stringify({ type: 'subscribe', id: 'fair', payload: { query } }));
  const subscribed = () => screens.filter((one) => one.count !== undefined || one.isRefused).length;
  const subscribedMs = await until(() => subscribed() === count, begunMs);
  const before = Math.max(...screens.map((one) => one.count ?? 0));

  const checkedInMs = performance.now();
  await checkIn(writer, badge, 'chaos-screens', 900_001);
  const told = () => screens.filter((one) => (one.count ?? 0) > before).length;
  const toldMs = await until(() => told() === count, checkedInMs);
  const { longestMs } = await health.stop();
  const refused = screens.filter((one) => one.isRefused).length;
  const toldCount = told();
  for (const { socket } of screens) socket.close();
  return {
    attack: `${count} WebSockets of one organiser, with the usual budget, subscribe to a fair at once`,
    promise: `all are accepted; a check-in is told to each ≤ ${toldMostMs} ms; /healthz longest ≤ ${healthMostMs} ms`,
    measured: `subscribed after ${subscribedMs} ms, ${refused} refused; ${toldCount} told after ${toldMs} ms; /healthz longest ${longestMs} ms`,
    holds: refused === 0 && toldCount === count && toldMs <= toldMostMs && longestMs <= healthMostMs,
  };
}

async function openScreen({ url }: ChaosApp, cookie: string): Promise<Screen> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, {
    protocols: ['graphql-transport-ws'],
    headers: { cookie },
  });
  const screen: Screen = { socket, count: undefined, isRefused: false };
  await once(socket, 'open');
  const acknowledged = once(socket, 'message');
  socket.send('{"type":"connection_init"}');
  await acknowledged;
  socket.addEventListener('message', ({ data }) => {
    const { type, payload } = JSON.parse(String(data)) as Message;
    if (type === 'next') screen.count = payload?.data?.organisedExhibitionChanged.checkInCount;
    if (type === 'error') screen.isRefused = true;
  });
  socket.addEventListener('close', () => {
    if (screen.count === undefined) screen.isRefused = true;
  });
  return screen;
}

/** Waits until it is so, 30 s at most. Resolves to the time since the beginning, in ms. */
async function until(isSo: () => boolean, begunMs: number): Promise<number> {
  while (!isSo() && performance.now() - begunMs < endMostMs)
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  return Math.round(performance.now() - begunMs);
}
