// A badge on a phone without a network: the browser starts, the page opens, the badge is painted.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installed } from '../journeys/offline/installed.ts';
import { open } from '../journeys/journey.ts';
import { demoBuyer } from '../journeys/sign-in.ts';
import { startApp } from '../setup/app.ts';
import { median } from './compare.ts';
import { describeSpeed, openPhone, slowDown, slowed, speedOf } from './slow-phone.ts';

const mostMs = 500;
const path = '/myBadge';

declare global {
  var badgePaintedMs: number | undefined;
}

/** With the script that draws the badge before the app, and without it. @param rounds starts of the browser, after one to warm up. */
export async function measureBadgeStart(rounds: number): Promise<string> {
  const early = await measure(rounds, 'false');
  const plain = await measure(rounds, 'badge');
  const ms = (value: number) => `${Math.round(value)} ms`;
  return [
    `A badge from a cold start without a network at ${slowDown}× slow-down: ${ms(median(early.times))} from the start of the navigation to its paint (median of ${rounds} starts of the browser, ${ms(Math.min(...early.times))} to ${ms(Math.max(...early.times))}; target ≤ ${mostMs} ms); ${ms(median(plain.times))} with \`PLAIN_PAGES=badge\`. ${early.speed}`,
    '',
  ].join('\n');
}

async function measure(rounds: number, plainPages: string) {
  const folder = await mkdtemp(join(tmpdir(), 'fairgate-bench-badge-'));
  const app = await startApp({ env: { PLAIN_PAGES: plainPages } });
  try {
    const speed = await saveBadge(folder, app.url);
    const times: number[] = [];
    let slowSpeed = 0;
    for (let round = 0; round <= rounds; round++) {
      const { context, page } = await openPhone(folder, { baseURL: app.url, offline: true });
      await page.addInitScript(notePaint);
      await slowed(page);
      await page.goto(path, { waitUntil: 'commit' });
      const painted = await page.waitForFunction(() => globalThis.badgePaintedMs);
      times.push((await painted.jsonValue()) ?? Number.NaN);
      if (round === rounds) slowSpeed = await speedOf(page);
      await context.close();
    }
    return { times: times.slice(1), speed: describeSpeed(speed, slowSpeed) };
  } finally {
    await app.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Signs the demo buyer in, who has badges, and opens the page once. Resolves to the speed of the browser. */
export async function saveBadge(folder: string, baseURL: string): Promise<number> {
  const { context, page } = await openPhone(folder, { baseURL });
  await installed(page);
  await page.request.post('/graphql', {
    data: {
      query: 'mutation($input: LoginInput!) { login(input: $input) { __typename } }',
      variables: { input: demoBuyer },
    },
  });
  await open(page, path);
  await page.getByText('Saved on this phone.').waitFor();
  // The service worker stores the page after it has answered: a browser that closes earlier has the badge without its page.
  await page.evaluate(untilStored, path);
  const speed = await speedOf(page);
  await context.close();
  return speed;
}

/** In the page: resolves when the service worker has stored the page of this address. */
async function untilStored(address: string): Promise<void> {
  while ((await caches.match(address, { ignoreVary: true }))?.status !== 200)
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
}

/** In the page: notes when the number below the code was painted, in ms from the start of the navigation. */
export function notePaint(): void {
  new PerformanceObserver((list) => {
    globalThis.badgePaintedMs ??= list.getEntries()[0]?.startTime;
  }).observe({ type: 'element' });
  new MutationObserver(() => {
    document.querySelector('article > svg + p')?.setAttribute('elementtiming', 'badge');
  }).observe(document, { childList: true, subtree: true });
}
