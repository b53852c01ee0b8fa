// Who comes first when all places of requests in work are taken.
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startBoth, type Both } from '../gateway/both.ts';
import { idle } from '../gateway/idle.ts';
import { connect } from '../gateway/socket.ts';
import type { Render } from '../gateway/start.ts';

const mostInWork = 128;
let both: Both;
let visitors = 0;
/** The pages in work, by their words, in the order in which they were admitted; each ends when it is called. */
const inWork = new Map<string, () => void>();

const render: Render = async ({ request }) => {
  const words = new URL(request.url).searchParams.get('keyword') ?? '';
  await new Promise<void>((end) => inWork.set(words, end));
  return {
    status: 200,
    headers: { 'content-type': 'text/html' },
    inlineScripts: [],
    html: Buffer.from(words),
  };
};

beforeEach(async () => {
  inWork.clear();
  both = await startBoth({
    render,
    // So long that no waiting request is refused while a slow machine sends the next ones.
    env: {
      SHED_LOAD: 'true',
      ADMISSION_TIMEOUT_MS: '300000',
      TRUST_PROXY: 'true',
      REQUEST_BUDGET: '0',
    },
  });
});
afterEach(async () => {
  await endAll();
  await both.close();
});

async function endAll(): Promise<void> {
  while (inWork.size > 0) {
    for (const words of inWork.keys()) end(words);
    await pause(50);
  }
}

function end(words: string): void {
  inWork.get(words)?.();
  inWork.delete(words);
}

const page = async (words: string, headers: Record<string, string>): Promise<number> => {
  const answer = await both.gateway.get(`/search/product?keyword=${words}`, {
    accept: 'text/html',
    ...headers,
  });
  await answer.text();
  return answer.status;
};

/** Takes all places, each for another visitor, until no request waits. */
async function takeAllPlaces(): Promise<void> {
  let sent = 0;
  let refused = 0;
  while (inWork.size < mostInWork || sent > inWork.size + refused) {
    for (let count = sent - refused; count < mostInWork; count += 1) {
      sent += 1;
      visitors += 1;
      const address = `10.${visitors >> 8}.${visitors & 255}.1`;
      void page(`taken-${visitors}`, { 'x-forwarded-for': address }).then((status) => {
        if (status === 503) refused += 1;
      });
    }
    await pause(50);
  }
  expect(inWork.size).toBe(mostInWork);
}

const [hall, other] = ['198.51.100.1', '198.51.100.2'];

describe('when all places are taken', () => {
  it('many devices with a token each, behind one address, have as many places as ten visitors', async () => {
    await takeAllPlaces();
    const taken = [...inWork.keys()];
    const waiting = Array.from({ length: 40 }, (_, index) => [
      page(`hall-${index}`, { 'x-forwarded-for': hall, authorization: `Bearer device-${index}` }),
      page(`other-${index}`, { 'x-forwarded-for': other }),
    ]);
    await idle();
    for (const words of taken.slice(0, 22)) end(words);
    await expect.poll(() => inWork.size).toBe(mostInWork);
    const admitted = [...inWork.keys()].slice(mostInWork - 22);
    const ofHall = admitted.filter((words) => words.startsWith('hall')).length;
    expect([ofHall, admitted.length - ofHall]).toEqual([20, 2]);
    await endAll();
    await Promise.all(waiting.flat());
  });

  it('a hall of devices does not take the places to wait from others either', async () => {
    await takeAllPlaces();
    const from = (index: number) => ({ 'x-forwarded-for': hall, authorization: `Bearer device-${index}` });
    const statusOf = new Map<string, number>();
    const send = (words: string, headers: Record<string, string>) =>
      page(words, headers).then((status) => statusOf.set(words, status));
    const waiting = [
      ...Array.from({ length: 100 }, (_, index) => send(`hall-${index}`, from(index))),
      ...Array.from({ length: 28 }, (_, index) => send(`other-${index}`, { 'x-forwarded-for': other })),
    ];
    await idle();
    // The other one has more than its share of the 128 places to wait: its last ones make room.
    waiting.push(...Array.from({ length: 10 }, (_, index) => send(`late-${index}`, from(100 + index))));
    await expect.poll(() => statusOf.size).toBeGreaterThanOrEqual(10);
    const refused = [...statusOf.keys()].slice(0, 10);
    expect(refused.filter((words) => words.startsWith('other'))).toHaveLength(10);
    await endAll();
    await Promise.all(waiting);
  });

  it('operations of a WebSocket that closes while they wait are not run, and leave their places to wait', async () => {
    const from = { 'x-forwarded-for': hall };
    const sockets = await Promise.all(
      Array.from({ length: 4 }, () => connect(both.gateway.url, { headers: from })),
    );
    await takeAllPlaces();
    for (const [place, socket] of sockets.entries())
      for (let count = 0; count < 40; count += 1)
        socket
          .listen(`{ searchProducts(filter: { keyword: "gone-${place}-${count}" }) { totalCount } }`)
          .next()
          .catch(() => undefined);
    await idle();
    await Promise.all(sockets.map((socket) => socket.close()));
    await idle();
    // Of the same address: with all places to wait taken, it would be refused at once.
    const late = page('late', from);
    await idle();
    for (const words of [...inWork.keys()].slice(0, 40)) end(words);
    await expect.poll(() => inWork.has('late')).toBe(true);
    end('late');
    expect(await late).toBe(200);
    await endAll();
    await idle();
    expect(both.upstream.counts()['searchGoodsV2'] ?? 0).toBe(0);
    // All places are free again: as many pages as before are in work at once.
    await takeAllPlaces();
  });

  it('an operation that its client completes while it waits is not run', async () => {
    const socket = await connect(both.gateway.url, { headers: { 'x-forwarded-for': hall } });
    await takeAllPlaces();
    const left = socket.listen('{ searchProducts(filter: { keyword: "left" }) { totalCount } }');
    const stays = socket.listen('{ searchProducts(filter: { keyword: "stays" }) { totalCount } }');
    await idle();
    left.stop();
    await idle();
    await endAll();
    expect((await stays.next())?.errors).toBeUndefined();
    await idle();
    expect(both.upstream.counts()['searchGoodsV2']).toBe(1);
    await socket.close();
  });
});
