// One service at a time answers badly: other pages are undisturbed, and its own pages come with what there is.
import { setTimeout as sleep } from 'node:timers/promises';
import { serviceNames, type ChaosApp, type ServiceName } from './app.ts';
import { moods, type Mood } from './proxy.ts';
import { onApp, type Finding, type Scenario } from './scenario.ts';
import { compareInTurns, floorMs, median, mostTimes, type Turn } from './in-turns.ts';
import { watch, type Waits } from './watch.ts';

const pages = 20;
const exhibitionPath = '/chinahomelifeEgypt_801';
const pageMostMs = 2_500;
/** The circuit breaker tries again after 2 s. */
const recoveryMostMs = 10_000;
const runMs = 1_500;
/** In these moods pages wait, and the run is longer. */
const longRunMs = 2_800;
const waiting: ReadonlySet<Mood> = new Set(['hanging', 'slow', 'trickling']);

const brokenMoods = moods.filter((mood) => mood !== 'through');

/** A page that needs nothing of the service but texts, which have built-in ones. */
const otherPages: Readonly<Record<ServiceName, string>> = {
  BUYER: '/verify',
  SUPPLIER: '/privacy.html',
  SEARCH: '/privacy.html',
  PURCHASER: '/privacy.html',
  CHAT: '/privacy.html',
};

/** A page under attack. Without the buyer service none has anything to show. */
type Target = { readonly name: string; readonly url: string; readonly moods: readonly Mood[] };

/** What visitors of these pages and of the other page got. */
type Run = { slowestMs: number; statuses: readonly number[]; leaks: boolean; waits: Waits };

export const brokenServices: Scenario = {
  name: 'broken services',
  // Without stores every page asks the services.
  run: onApp({ PAGE_CACHE_MAX_BYTES: '0', CACHE_MAX_ENTRIES: '0' }, async function* (app) {
    const targets: readonly Target[] = [
      { name: 'product', url: app.url + (await pathOf(app, 'goods')), moods: brokenMoods },
      { name: 'exhibition', url: `${app.url}${exhibitionPath}`, moods: ['dead', 'hanging', 'wrong types'] },
    ];
    for (const target of targets) {
      for (const service of serviceNames) {
        const other = app.url + otherPages[service];
        // Compiles what both need.
        await load(target.url, other, runMs);
        for (const mood of target.moods) yield await measure(app, { service, mood, target, other });
      }
    }
  }),
};

/** The same load while the service is healthy and while it is not, in turns. */
async function measure(
  app: ChaosApp,
  { service, mood, target, other }: { service: ServiceName; mood: Mood; target: Target; other: string },
): Promise<Finding> {
  const expected = service === 'BUYER' ? [502, 504] : [200];
  const proxy = app.proxies[service];
  const broken: Run[] = [];
  const recoveries: number[] = [];
  const disturbance = await compareInTurns(async (): Promise<Turn> => {
    const calm = await load(target.url, other, runMs);
    const run = await load(
      target.url,
      other,
      waiting.has(mood) ? longRunMs : runMs,
      () => (proxy.mood = mood),
    );
    proxy.mood = 'through';
    broken.push(run);
    recoveries.push(await untilWhole(target.url));
    return { undisturbedMs: calm.waits.p99Ms, disturbedMs: run.waits.p99Ms };
  });
  const slowestMs = median(broken.map((run) => run.slowestMs));
  const recoveredMs = median(recoveries);
  const statuses = [...new Set(broken.flatMap((run) => run.statuses))];
  return {
    attack: `${service.toLowerCase()} ${mood}, ${target.name} page`,
    promise: `${pages} ${target.name} pages at once: each ≤ ${pageMostMs} ms, status ${expected.join(' or ')}; another page's p99 ≤ ${mostTimes} × undisturbed or ${floorMs} ms more; whole again ≤ ${recoveryMostMs / 1_000} s`,
    measured: `${slowestMs} ms (${statuses.join(', ')}), ${disturbance.text}, ${recoveredMs} ms`,
    holds:
      slowestMs <= pageMostMs &&
      statuses.every((status) => expected.includes(status)) &&
      broken.every(({ leaks, waits }) => !leaks && waits.failed === 0) &&
      disturbance.holds &&
      recoveredMs <= recoveryMostMs,
  };
}

/** Pages at once, beside a visitor of another page. */
async function load(url: string, other: string, forMs: number, begin?: () => unknown): Promise<Run> {
  const visitor = await watch(other);
  begin?.();
  const begunMs = performance.now();
  const answers = await Promise.all(Array.from({ length: pages }, () => answerOf(url)));
  await sleep(Math.max(0, forMs - (performance.now() - begunMs)));
  return {
    slowestMs: Math.round(Math.max(...answers.map(({ ms }) => ms))),
    statuses: [...new Set(answers.map(({ status }) => status))],
    leaks: answers.some(({ text }) => text.includes('secret of the service')),
    waits: await visitor.stop(),
  };
}

async function answerOf(url: string): Promise<{ status: number; ms: number; text: string }> {
  const begun = performance.now();
  const answer = await fetch(url);
  const text = await answer.text();
  return { status: answer.status, ms: performance.now() - begun, text };
}

/** How long until a page has all its data, in ms: a page with a missing part is not stored. */
async function untilWhole(url: string): Promise<number> {
  const begun = performance.now();
  while (performance.now() - begun < recoveryMostMs * 2) {
    const answer = await fetch(url);
    await answer.arrayBuffer();
    if (answer.ok && answer.headers.get('cache-control') !== 'no-store') break;
    await sleep(100);
  }
  return Math.round(performance.now() - begun);
}

async function pathOf({ url }: ChaosApp, kind: string): Promise<string> {
  const sitemap = await (await fetch(`${url}/sitemap/${kind}-0.xml`)).text();
  return new URL(/<loc>([^<]+)<\/loc>/.exec(sitemap)?.[1] ?? '').pathname;
}
