// A process is killed while visitors write: what was answered is kept, what was not can be sent again, once.
import { setTimeout as sleep } from 'node:timers/promises';
import { startChaosApp, type ChaosApp, type Part } from './app.ts';
import type { Finding, Scenario } from './scenario.ts';
import { isSignedIn, logIn, sendMessage } from './visitors.ts';

const writers = 10;
const beforeMs = 2_000;
const readyMostMs: Readonly<Record<Part, number>> = { gateway: 15_000, services: 30_000 };

export const kills: Scenario = {
  name: 'kills',
  async *run() {
    const app = await startChaosApp({ env: { TRUST_PROXY: '1' } });
    try {
      for (const part of ['gateway', 'services'] as const) yield await kill(app, part);
    } finally {
      await app.stop();
    }
  },
};

async function kill(app: ChaosApp, part: Part): Promise<Finding> {
  let stopped = false;
  const numbers = new Map<string, string>();
  const unanswered = new Set<string>();
  const sessions: string[] = [];
  const write = async (writer: number) => {
    const { cookie } = await logIn(app, writer).catch(() => ({ cookie: '' }));
    if (cookie !== '') sessions.push(cookie);
    for (let round = 0; !stopped; round += 1) {
      const key = `chaos-${part}-${writer}-${round}`;
      const number = await sendMessage(app, key, writer * 1_000 + round).catch(() => undefined);
      if (number === undefined) {
        unanswered.add(key);
        // As the outbox of a browser does, it waits before the next attempt.
        await sleep(500);
      } else numbers.set(key, number);
    }
  };
  const all = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
  await sleep(beforeMs);
  const begun = performance.now();
  await app.killAndRestart(part);
  const readyMs = Math.round(performance.now() - begun);
  stopped = true;
  await all;

  let lost = 0;
  let from = 500_000;
  for (const [key, number] of numbers) {
    from += 1;
    if ((await sendMessage(app, key, from)) !== number) lost += 1;
  }
  const again: (string | undefined)[] = [];
  for (const key of unanswered) {
    from += 1;
    const first = await sendMessage(app, key, from);
    again.push(first !== undefined && first === (await sendMessage(app, key, from)) ? first : undefined);
  }
  const twice = again.length + numbers.size - new Set([...again, ...numbers.values()]).size;
  const out = (await Promise.all(sessions.map((cookie) => isSignedIn(app, cookie)))).filter(
    (is) => !is,
  ).length;
  return {
    attack: `SIGKILL of the ${part} while ${writers} visitors log in and send messages`,
    promise: `every answered message is kept, every other one can be sent again and arrives once; sessions go on; ready again ≤ ${readyMostMs[part] / 1_000} s`,
    measured: `${numbers.size} answered, ${lost} lost; ${unanswered.size} sent again, ${twice} not once; ${out} of ${sessions.length} sessions ended; ready after ${readyMs} ms`,
    kept: numbers.size > 0 && sessions.length > 0 && lost + twice + out === 0 && readyMs <= readyMostMs[part],
  };
}
