// The browser reports a network, but the server is not reached.
import type { Page } from '@playwright/test';
import { expect, hydrated, open, test } from '../journey.ts';
import { examplePages, ladder } from '../pages.ts';
import { startRelay, type Mood, type Relay } from '../relay.ts';
import { newEmail } from '../sign-in.ts';
import { variantUnless, variant } from '../variant.ts';
import { installed } from './installed.ts';

let server: Relay;
test.beforeAll(async () => {
  server = await startRelay(process.env.BASE_URL ?? '');
});
test.afterAll(() => server.close());
test.beforeEach(() => server.answerBy(undefined));
// The browser reports the requests that fail.
test.afterEach(({ problems }) => {
  const ours = problems.filter((line) => !/Failed to load resource|Fault: NETWORK_ERROR/.test(line));
  problems.splice(0, problems.length, ...ours);
});

const offline = (page: Page) => page.getByRole('main').getByRole('heading', { name: /^You’re offline/ });
const note = (page: Page) => page.getByRole('status').filter({ hasText: 'You’re offline' });

const moods: readonly Mood[] = [
  'silence',
  'a bad gateway',
  'a login page of the network',
  'a redirect to a login page elsewhere',
];
for (const mood of moods)
  test(
    `${mood} in place of the server: stored pages open with their age, other pages say so and recover`,
    variantUnless(mood === 'silence'),
    async ({ browser, page: direct }) => {
      const { product = '', supplier = '' } = await examplePages(direct);
      const context = await browser.newContext({ baseURL: server.url });
      const page = await context.newPage();
      await installed(page);
      await open(page, product);
      await open(page, '/categories');

      server.answerBy(mood);
      await page.goto(product);
      expect(await firstByteMs(page)).toBeLessThan(3_000);
      await hydrated(page);
      await expect(note(page)).toContainText('This page is from');
      await expect(ladder(page)).toBeVisible();

      // A page that is not stored, by a link.
      await page.getByRole('contentinfo').getByRole('link', { name: 'New arrivals' }).click();
      await expect(offline(page)).toBeVisible({ timeout: 6_000 });
      await expect(page.getByRole('main').getByRole('link', { name: 'All categories' })).toBeVisible();

      // A page that is not stored, as a new document.
      const askedMs = Date.now();
      await page.goto(supplier);
      await expect(offline(page)).toBeVisible();
      expect(Date.now() - askedMs).toBeLessThan(6_000);

      server.answerBy(undefined);
      await expect(offline(page)).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(note(page)).toBeHidden();
      await context.close();
    },
  );

test(
  '§2.5 a registration while the server is silent: the person is told, and it is sent once the server is back',
  variant,
  async ({ browser }) => {
    const context = await browser.newContext({ baseURL: server.url });
    const page = await context.newPage();
    await installed(page);
    await open(page, '/chinahomelifeEgypt_801/preregister');
    await page.getByRole('textbox', { name: 'Email' }).fill(newEmail());
    await page.getByLabel('Your name').fill('Amal Hassan');
    await page.getByLabel('Company').fill('Nile Trading House');
    await page.getByLabel('Country', { exact: true }).selectOption('EG');
    server.answerBy('silence');
    await page.getByRole('button', { name: 'Register and get your badge' }).click();
    await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible();
    server.answerBy(undefined);
    await expect(page.getByRole('heading', { name: 'You’re registered' })).toBeVisible();
    await context.close();
  },
);

const firstByteMs = (page: Page) =>
  page.evaluate(() => {
    const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return loaded?.responseStart ?? Number.NaN;
  });
