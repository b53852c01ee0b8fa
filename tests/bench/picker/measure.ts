// One visitor with a slow phone opens the picker, types, selects and scrolls.
import type { Browser, CDPSession, Page } from '@playwright/test';
import { devices } from '@playwright/test';
import { startClock, type Clock } from './page-clock.ts';
import { twoThousandTags } from './two-thousand-tags.ts';

/** All in ms, except the counts. */
export type Figures = {
  /** From the press to the paint of the picker and of its first option, at the first and the second opening. */
  readonly box: number;
  readonly options: number;
  readonly boxAgain: number;
  readonly optionsAgain: number;
  /** The slowest and the median key, to the next paint (Event Timing), and the longest task of all of them. */
  readonly slowestKey: number;
  readonly key: number;
  readonly keyTask: number;
  readonly toggle: number;
  /** The longest task and the number of tasks over 50 ms while scrolling. */
  readonly scrollTask: number;
  readonly scrollTasks: number;
  readonly mounted: number;
};

declare const clock: Clock;

const field = 'main button[aria-haspopup=dialog]';
const box = ':is(dialog[open], [role=dialog])';
const head = `${box} h2`;
const option = `${box} [role=option]`;
const word = 'lamp';
const restMs = 700;

export async function measure(browser: Browser, baseURL: string, slowdown: number): Promise<Figures> {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 375, height: 812 },
    screen: { width: 375, height: 812 },
    baseURL,
    serviceWorkers: 'block',
    locale: 'en-US',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(startClock);
    await page.route(/operationName=PickableTags/, (route) =>
      route.fulfill({ contentType: 'application/json', body: twoThousandTags }),
    );
    return await measureVisit(page, await context.newCDPSession(page), slowdown);
  } finally {
    await context.close();
  }
}

async function measureVisit(page: Page, session: CDPSession, rate: number): Promise<Figures> {
  await page.goto('/register');
  await page.waitForLoadState('networkidle');
  // The first interaction with the page, usually on another field: the work it starts is done before the press.
  await page.locator('main input[type=email]:visible').tap();
  await page.waitForTimeout(2_000);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await page.waitForTimeout(restMs);

  const [shown = 0, options = 0] = await tapAndTime(page, field, [head, option]);
  await page.waitForTimeout(1_500);
  const mounted = await page.locator(option).count();
  const scroll = await scrolled(page, session);
  const letters = await typed(page, word);
  const toggle = await interaction(page, () => tapAndTime(page, option, []));
  await page.locator(`${box} footer button`).last().tap();
  await page.waitForSelector(head, { state: 'hidden' });
  await page.waitForTimeout(restMs);
  const [boxAgain = 0, optionsAgain = 0] = await tapAndTime(page, field, [head, option]);
  return { box: shown, options, boxAgain, optionsAgain, ...letters, toggle, ...scroll, mounted };
}

/** Taps the target; returns the ms to the paint of each wanted element. */
async function tapAndTime(page: Page, target: string, wanted: readonly string[]): Promise<number[]> {
  const seen =
    wanted.length > 0 ? await page.evaluateHandle((list) => ({ all: clock.seen(list) }), wanted) : undefined;
  await page.locator(target).first().tap();
  return seen ? await seen.evaluate(({ all }) => all) : [];
}

/** The slowest event of an action, in ms to the next paint. */
async function interaction(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    clock.events.length = 0;
  });
  await act();
  await page.waitForTimeout(restMs);
  return page.evaluate(() => Math.max(0, ...clock.events.filter(({ id }) => id > 0).map(({ ms }) => ms)));
}

async function typed(page: Page, letters: string): Promise<Pick<Figures, 'slowestKey' | 'key' | 'keyTask'>> {
  const each: number[] = [];
  await page.evaluate(() => {
    clock.longTasks.length = 0;
  });
  for (const letter of letters) each.push(await interaction(page, () => page.keyboard.press(letter)));
  const keyTask = await page.evaluate(() => Math.max(0, ...clock.longTasks.map(({ ms }) => ms)));
  return { slowestKey: Math.max(...each), key: median(each), keyTask };
}

async function scrolled(
  page: Page,
  session: CDPSession,
): Promise<Pick<Figures, 'scrollTask' | 'scrollTasks'>> {
  await page.evaluate(() => {
    clock.longTasks.length = 0;
  });
  await session.send('Input.synthesizeScrollGesture', {
    x: 187,
    y: 600,
    yDistance: -4_000,
    speed: 2_000,
    gestureSourceType: 'touch',
    preventFling: true,
  });
  await page.waitForTimeout(restMs);
  const tasks = await page.evaluate(() => clock.longTasks.map(({ ms }) => ms));
  await session.send('Input.synthesizeScrollGesture', {
    x: 187,
    y: 400,
    yDistance: 6_000,
    speed: 8_000,
    gestureSourceType: 'touch',
    preventFling: true,
  });
  await page.waitForTimeout(restMs);
  return { scrollTask: Math.max(0, ...tasks), scrollTasks: tasks.length };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
