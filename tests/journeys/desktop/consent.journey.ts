import type { BrowserContext, Page } from '@playwright/test';
import { startApp, type RunningApp } from '../../setup/app.ts';
import { findings } from '../findings.ts';
import { expect, open, test as journey } from '../journey.ts';

// Visitors come from several countries, and each says from which address: an app behind a proxy, which all others are not.
let app: RunningApp | undefined;
const test = journey.extend({ baseURL: async ({}, use) => use(app?.url) });
test.beforeAll(async () => {
  test.setTimeout(150_000);
  app = await startApp({ env: { TRUST_PROXY: 'true' } });
});
test.afterAll(async () => app?.stop());

// The addresses of public resolvers and providers, as the registers have them.
const inGermany = { 'x-forwarded-for': '194.25.2.129' };
const inEgypt = { 'x-forwarded-for': '41.32.0.1' };
const bar = (page: Page) => page.getByRole('region', { name: 'Cookies and counting' });

type Batch = { visitorId: string; events: { kind: string; name: string; pageUrl: string }[] };

/** What the browser reports. A beacon's body is not shown to whoever watches requests, so its pages tell. */
async function listen(context: BrowserContext): Promise<Batch[]> {
  const batches: Batch[] = [];
  context.on('console', (message) => {
    if (message.text().startsWith('beacon ')) batches.push(JSON.parse(message.text().slice(7)) as Batch);
  });
  await context.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      void (body as Blob).text().then((text) => console.debug(`beacon ${text}`));
      return send(address, body);
    };
  });
  return batches;
}

async function record(context: BrowserContext) {
  const cookie = (await context.cookies()).find(({ name }) => name === 'cc_cookie');
  return { cookie, value: cookie && JSON.parse(decodeURIComponent(cookie.value)) as Record<string, unknown> };
}

const storedResult = (page: Page) => page.evaluate(() => (JSON.parse(localStorage.getItem('fairgate:consent') ?? '{}') as { value?: unknown }).value);
const daysUntil = (seconds: number) => Math.round((seconds * 1_000 - Date.now()) / 86_400_000);
/** Longer than events wait for each other. */
const settled = (page: Page) => page.waitForTimeout(6_500);

test.describe('in Germany', () => {
  test.use({ extraHTTPHeaders: inGermany });

  test('§9 asks before anything is reported, and Reject All is kept', async ({ page, context }) => {
    const batches = await listen(context);
    await open(page, '/');
    await expect(bar(page)).toBeVisible();
    // Nothing is taken from whoever types or reads.
    await expect(page.locator('body')).toBeFocused();
    await page.getByRole('link', { name: 'Categories' }).first().click();
    await settled(page);
    expect(batches).toEqual([]);
    expect((await record(context)).cookie).toBeUndefined();

    await bar(page).getByRole('button', { name: 'Reject All' }).click();
    await expect(bar(page)).toHaveCount(0);
    expect((await record(context)).value).toMatchObject({ categories: ['necessary'], revision: 0 });
    expect(await storedResult(page)).toBe('reject');
    await page.reload();
    await settled(page);
    await expect(bar(page)).toHaveCount(0);
    expect(batches).toEqual([]);
  });

  test('§3, §9 Accept All writes the record, and what was seen is reported from then on', async ({ page, context }) => {
    const batches = await listen(context);
    await open(page, '/categories');
    await bar(page).getByRole('button', { name: 'Accept All' }).click();
    await expect(bar(page)).toHaveCount(0);
    const { cookie, value } = await record(context);
    expect(cookie).toMatchObject({ sameSite: 'Lax', path: '/' });
    expect(daysUntil(cookie?.expires ?? 0)).toBe(182);
    expect(Object.keys(value ?? {})).toEqual(expect.arrayContaining(['categories', 'services', 'consentId', 'consentTimestamp', 'lastConsentTimestamp', 'revision', 'data', 'expirationTime']));
    expect(value).toMatchObject({ categories: ['necessary', 'analytics'], revision: 0 });
    expect(await storedResult(page)).toBe('accept');
    await expect.poll(() => batches.flatMap(({ events }) => events.map(({ name, pageUrl }) => `${name} ${new URL(pageUrl).pathname}`)), { timeout: 10_000 }).toEqual(['page_view /categories']);
  });

  test('§4 the footer opens the choice again, and taking it back stops the reports in other tabs too', async ({ page, context }) => {
    const batches = await listen(context);
    await open(page, '/categories');
    await bar(page).getByRole('button', { name: 'Accept All' }).click();
    const other = await context.newPage();
    await open(other, '/categories');
    await expect.poll(() => batches.length, { timeout: 15_000 }).toBeGreaterThan(1);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();
    await expect(page.getByRole('heading', { name: 'Cookies and counting' })).toBeFocused();
    await expect(bar(page)).toContainText('Your answer so far: accepted.');
    await bar(page).getByRole('button', { name: 'Reject All' }).click();
    await expect(bar(page)).toHaveCount(0);
    batches.length = 0;
    await other.getByRole('link', { name: 'Fairgate, to the home page' }).click();
    await settled(other);
    expect(batches).toEqual([]);
  });

  test('§4 a record of another revision brings the bar back', async ({ page, context, baseURL }) => {
    const old = { categories: ['necessary', 'analytics'], revision: -1, expirationTime: Date.now() + 1e9 };
    await context.addCookies([{ name: 'cc_cookie', value: encodeURIComponent(JSON.stringify(old)), url: baseURL ?? '' }]);
    await open(page, '/');
    await expect(bar(page)).toBeVisible();
  });

  test('axe finds nothing in the bar, in light and dark', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    await expect(bar(page)).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findings(page, { within: '.consent-bar' })).toEqual([]);
    }
  });
});

test.describe('elsewhere', () => {
  test.use({ extraHTTPHeaders: inEgypt });

  test('§9 is not asked: it is recorded as accept, and page views and deeds are reported without what is private', async ({ page, context }) => {
    const batches = await listen(context);
    await open(page, '/search/product?keyword=lamp&email=amal%40example.com');
    await expect.poll(async () => (await record(context)).value).toMatchObject({ categories: ['necessary', 'analytics'] });
    expect(await storedResult(page)).toBe('accept');
    await expect(bar(page)).toHaveCount(0);
    await expect.poll(() => batches.flatMap(({ events }) => events.map(({ name }) => name)), { timeout: 10_000 }).toContain('page_view');
    expect(JSON.stringify(batches)).toContain('keyword=lamp');
    expect(JSON.stringify(batches)).not.toContain('amal');
  });
});
