// One service at a time answers badly: other pages are undisturbed, and its own pages come with what there is.
import { setTimeout as sleep } from 'node:timers/promises';
import { serviceNames, type ChaosApp } from './app.ts';
import { moods } from './proxy.ts';
import type { Finding, Scenario } from './scenario.ts';
import { watch } from './watch.ts';

const pageMostMs = 2_500;
const otherMostTimes = 1.5;
/** Below this a difference is noise. */
const noticeableMs = 30;
/** The circuit breaker tries again after 2 s. */
const recoveryMostMs = 10_000;
const watchedMs = 3_000;

const brokenMoods = moods.filter((mood) => mood !== 'through');

export const brokenServices: Scenario = {
  name: 'broken services',
  // Without stores every page asks the services.
  env: { PAGE_CACHE_MAX_BYTES: '0', CACHE_MAX_ENTRIES: '0' },
  async *run(app): AsyncGenerator<Finding> {
    const product = await pathOf(app, 'goods');
    for (const service of serviceNames) {
      // A page that needs no data of this service: texts only.
      const other = `${app.url}/privacy.html`;
      await fetch(app.url + product);
      const calm = await waitsOf(other);
      for (const mood of brokenMoods) {
        app.proxies[service].mood = mood;
        const visitor = await watch(other);
        const begun = performance.now();
        const answers = await Promise.all(Array.from({ length: 20 }, () => answerOf(app.url + product)));
        const slowestMs = Math.round(Math.max(...answers.map(({ ms }) => ms)));
        await sleep(Math.max(0, watchedMs - (performance.now() - begun)));
        const waits = await visitor.stop();
        app.proxies[service].mood = 'through';
        const recoveredMs = await untilWhole(app.url + product);
        const statuses = [...new Set(answers.map(({ status }) => status))].join(', ');
        yield {
          attack: `${service.toLowerCase()} ${mood}`,
          promise: `20 product pages at once: each ≤ ${pageMostMs} ms; another page's p99 ≤ ${otherMostTimes} × ${calm.p99Ms} ms; whole again ≤ ${recoveryMostMs / 1_000} s`,
          measured: `${slowestMs} ms (${statuses}), ${waits.p99Ms} ms, ${Math.round(recoveredMs)} ms`,
          kept:
            slowestMs <= pageMostMs &&
            waits.failed === 0 &&
            waits.p99Ms <= Math.max(calm.p99Ms * otherMostTimes, calm.p99Ms + noticeableMs) &&
            recoveredMs <= recoveryMostMs &&
            !answers.some(({ text }) => text.includes('secret of the service')),
        };
      }
    }
  },
};

async function waitsOf(url: string) {
  const visitor = await watch(url);
  await sleep(watchedMs);
  return visitor.stop();
}

async function answerOf(url: string): Promise<{ status: number; ms: number; text: string }> {
  const begun = performance.now();
  const answer = await fetch(url);
  const text = await answer.text();
  return { status: answer.status, ms: performance.now() - begun, text };
}

/** How long until a page has all its data: a page with a missing part is not stored. */
async function untilWhole(url: string): Promise<number> {
  const begun = performance.now();
  while (performance.now() - begun < recoveryMostMs * 2) {
    const answer = await fetch(url);
    await answer.arrayBuffer();
    if (answer.ok && answer.headers.get('cache-control') !== 'no-store') break;
    await sleep(100);
  }
  return performance.now() - begun;
}

async function pathOf({ url }: ChaosApp, kind: string): Promise<string> {
  const sitemap = await (await fetch(`${url}/sitemap/${kind}-0.xml`)).text();
  return new URL(/<loc>([^<]+)<\/loc>/.exec(sitemap)?.[1] ?? '').pathname;
}
