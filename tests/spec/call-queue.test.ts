// The calls of many visitors to one service: 64 run at the same time, the others wait for their turn.
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startBoth, type Both } from '../gateway/both.ts';
import { goldenOf } from '../gateway/golden.ts';
import { idle } from '../gateway/idle.ts';
import { json } from '../gateway/upstream.ts';

const atOnce = 64;
let both: Both;
let held: (() => void)[] = [];
let isHolding = true;

beforeEach(async () => {
  held = [];
  isHolding = true;
  both = await startQueue();
});
afterEach(() => both.close());

async function startQueue(env: Record<string, string> = {}): Promise<Both> {
  const started = await startBoth({
    env: { TRUST_PROXY: 'true', HTTP_TIMEOUT_MS: '20000', REQUEST_BUDGET: '0', ...env },
  });
  started.upstream.answer('searchGoodsV2', (_call, response) => {
    const answer = () => json(response, goldenOf('searchGoodsV2').response.body);
    if (isHolding) held.push(answer);
    else answer();
  });
  return started;
}

/** Twelve searches: a call each. */
const searches = (batch: number, count = 12) =>
  `{ ${Array.from({ length: count }, (_, index) => `a${index}: searchProducts(filter: { keyword: "${100_000 + batch * 12 + index}" }) { totalCount }`).join(' ')} }`;
const ask = (
  batch: number,
  address: string,
  { signal, count, token }: { signal?: AbortSignal; count?: number; token?: string } = {},
) =>
  fetch(`${both.gateway.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query: searches(batch, count) }),
    ...(signal && { signal }),
  }).then(
    (answer) => answer.json() as Promise<{ errors?: { extensions: { code: string } }[] }>,
    () => undefined,
  );
const asked = () => both.upstream.counts()['searchGoodsV2'] ?? 0;
const [many, other] = ['198.51.100.1', '198.51.100.2'];

describe('calls to one service', () => {
  it('a visitor with many calls makes own ones wait, and another visitor few', async () => {
    let doneOfMany = 0;
    const ofMany = Array.from({ length: 20 }, (_, batch) => ask(batch, many).then(() => (doneOfMany += 1)));
    await expect.poll(asked).toBe(atOnce);
    await idle();
    const ofOther = ask(90, other);
    await idle();
    const before = asked();
    // Each answer makes room for one call: every other one is of the other visitor.
    for (let count = 0; count < 30; count += 1) {
      held.shift()?.();
      await pause(5);
    }
    const sent = both.upstream.calls
      .filter(({ operation }) => operation === 'searchGoodsV2')
      .slice(before)
      .filter(({ body }) => Number(idIn(body)) >= 100_000 + 90 * 12);
    expect(sent.length).toBeGreaterThanOrEqual(10);
    isHolding = false;
    for (const answer of held) answer();
    expect((await ofOther)?.errors).toBeUndefined();
    await Promise.all(ofMany);
    expect(doneOfMany).toBe(20);
  });

  it('many devices with a token each, behind one address, have turns as ten visitors have', async () => {
    const ofMany = Array.from({ length: 20 }, (_, batch) => ask(batch, many));
    await expect.poll(asked).toBe(atOnce);
    const ofHall = Array.from({ length: 10 }, (_, batch) =>
      ask(80 + batch, other, { token: `device-${batch}` }),
    );
    await idle();
    const before = asked();
    for (let count = 0; count < 44; count += 1) {
      held.shift()?.();
      await pause(5);
    }
    await expect.poll(asked).toBe(before + 44);
    const sent = both.upstream.calls
      .filter(({ operation }) => operation === 'searchGoodsV2')
      .slice(before)
      .filter(({ body }) => Number(idIn(body)) >= 100_000 + 80 * 12);
    expect(sent).toHaveLength(40);
    isHolding = false;
    for (const answer of held) answer();
    await Promise.all([...ofMany, ...ofHall]);
  });

  it('calls that wait are not made for a visitor who has left', async () => {
    const leaving = new AbortController();
    const ofMany = Array.from({ length: 20 }, (_, batch) => ask(batch, many, { signal: leaving.signal }));
    await expect.poll(asked).toBe(atOnce);
    await idle();
    leaving.abort();
    await Promise.all(ofMany);
    await idle();
    isHolding = false;
    for (const answer of held) answer();
    expect((await ask(90, other))?.errors).toBeUndefined();
    await idle();
    expect(asked()).toBeLessThanOrEqual(atOnce + 12);
  });

  it('a visitor who waits for the same answer gets it, however many who waited too have left', async () => {
    await both.close();
    both = await startQueue({ CACHE_MAX_ENTRIES: '1000' });
    const ofMany = Array.from({ length: 20 }, (_, batch) => ask(batch, many));
    await expect.poll(asked).toBe(atOnce);
    await idle();
    // The call of the first one waits; the others wait for its answer.
    const leaving = [1, 2, 3].map(() => new AbortController());
    const left = [];
    for (const [index, { signal }] of leaving.entries()) {
      left.push(ask(90, `198.51.100.1${index}`, { signal, count: 1 }));
      await idle();
    }
    const staying = ask(90, other, { count: 1 });
    await idle();
    for (const one of leaving) {
      one.abort();
      await idle();
      // A turn of the visitor with many calls, then one of the visitor who has left: the next one asks in their place.
      for (let turn = 0; turn < 2; turn += 1) {
        held.shift()?.();
        await idle();
      }
    }
    isHolding = false;
    for (const answer of held) answer();
    expect((await staying)?.errors).toBeUndefined();
    await Promise.all([...left, ...ofMany]);
  });

  it('a visitor who waits for the same answer as one with too many calls gets it', async () => {
    await both.close();
    both = await startQueue({ CACHE_MAX_ENTRIES: '10000' });
    // 64 run and 1,216 wait: the last one of the greedy visitor is the first to go.
    const ofMany = Array.from({ length: 110 }, (_, batch) => ask(1_000 + batch, many));
    await expect.poll(asked).toBe(atOnce);
    await idle();
    const innocent = ask(1_105, other);
    await idle();
    const another = Array.from({ length: 5 }, (_, batch) => ask(2_000 + batch, '198.51.100.3'));
    await idle();
    isHolding = false;
    for (const answer of held) answer();
    expect((await innocent)?.errors).toBeUndefined();
    await Promise.all([...another, ...ofMany]);
  });

  it('the time that a call waits is part of its deadline', async () => {
    await both.close();
    both = await startQueue({ HTTP_TIMEOUT_MS: '2000' });
    const begunMs = performance.now();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, batch) => ask(batch, many)));
    expect(performance.now() - begunMs).toBeLessThan(20_000);
    for (const answer of answers) expect(answer?.errors?.length).toBeGreaterThan(0);
  });
});

function idIn(body: unknown): string {
  return /10\d{4}/.exec(JSON.stringify((body as { data: unknown }).data))?.[0] ?? '0';
}
