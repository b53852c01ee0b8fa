import type { BrowserContext, Page } from '@playwright/test';
import { findings } from '../findings.ts';
import { expect, hydrated, open, quiet } from '../journey.ts';
import { searchField } from '../pages.ts';
import { consentBar as bar, consentRecord as record, inEgypt, inGermany, test } from '../visitors.ts';
import { variant } from '../variant.ts';

type Batch = { visitorId: string; events: { kind: string; name: string; pageUrl: string }[] };

/** The reported events. Request listeners do not see the body of a beacon, so the page is wrapped. */
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

const storedResult = (page: Page) =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('fairgate:consent') ?? '{}') as { value?: unknown }).value,
  );
/** Stored values that look like an id, except the consent record itself. */
const idsOn = (page: Page) =>
  page.evaluate(() =>
    [localStorage, sessionStorage]
      .flatMap((storage) => Object.values(storage) as string[])
      .flatMap((value) => value.match(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g) ?? []),
  );
const daysUntil = (seconds: number) => Math.round((seconds * 1_000 - Date.now()) / 86_400_000);
/** Makes the page send its queued events, and waits for that. */
async function flushEvents(page: Page): Promise<void> {
  await hydrated(page);
  await quiet(page);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await quiet(page, 500);
}

test.describe('in Germany', () => {
  test.use({ extraHTTPHeaders: inGermany });

  test(
    '§9 asks before anything is reported, and Reject All is stored',
    variant,
    async ({ page, context }) => {
      const batches = await listen(context);
      await open(page, '/');
      await expect(bar(page)).toBeVisible();
      // The bar does not take the focus.
      await expect(page.locator('body')).toBeFocused();
      await page.getByRole('link', { name: 'Categories' }).first().click();
      await flushEvents(page);
      expect(batches).toEqual([]);
      expect((await record(context)).cookie).toBeUndefined();

      await bar(page).getByRole('button', { name: 'Reject All' }).click();
      await expect(bar(page)).toHaveCount(0);
      expect((await record(context)).value).toMatchObject({ categories: ['necessary'], revision: 0 });
      expect(await storedResult(page)).toBe('reject');
      await page.reload();
      await flushEvents(page);
      await expect(bar(page)).toHaveCount(0);
      expect(batches).toEqual([]);
    },
  );

  test(
    '§3, §9 Accept All writes the record, and views are reported from then on',
    variant,
    async ({ page, context }) => {
      const batches = await listen(context);
      await open(page, '/categories');
      await bar(page).getByRole('button', { name: 'Accept All' }).click();
      await expect(bar(page)).toHaveCount(0);
      const { cookie, value } = await record(context);
      expect(cookie).toMatchObject({ sameSite: 'Lax', path: '/' });
      expect(daysUntil(cookie?.expires ?? 0)).toBe(182);
      expect(Object.keys(value ?? {})).toEqual(
        expect.arrayContaining([
          'categories',
          'services',
          'consentId',
          'consentTimestamp',
          'lastConsentTimestamp',
          'revision',
          'data',
          'expirationTime',
        ]),
      );
      expect(value).toMatchObject({ categories: ['necessary', 'analytics'], revision: 0 });
      expect(await storedResult(page)).toBe('accept');
      await expect
        .poll(() =>
          batches.flatMap(({ events }) =>
            events.map(({ name, pageUrl }) => `${name} ${new URL(pageUrl).pathname}`),
          ),
        )
        .toEqual(['page_view /categories']);
    },
  );

  test(
    '§4 the footer opens the choice again, and withdrawal stops the reports in other tabs too',
    variant,
    async ({ page, context }) => {
      const batches = await listen(context);
      await open(page, '/categories');
      await bar(page).getByRole('button', { name: 'Accept All' }).click();
      const other = await context.newPage();
      await open(other, '/categories');
      await expect.poll(() => batches.length).toBeGreaterThan(1);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();
      await expect(page.getByRole('heading', { name: 'Cookies and analytics' })).toBeFocused();
      await expect(bar(page)).toContainText('Your current choice: accepted.');
      await bar(page).getByRole('button', { name: 'Reject All' }).click();
      await expect(bar(page)).toHaveCount(0);
      batches.length = 0;
      await other.getByRole('link', { name: 'Fairgate home page' }).click();
      await flushEvents(other);
      expect(batches).toEqual([]);
    },
  );

  test('§9 before the answer and after declining no id is stored on the device, and calls have no id that outlives the page', async ({
    page,
    context,
  }) => {
    const sent: Record<string, string>[] = [];
    page.on('request', (request) => {
      if (request.headers()['visitor-id']) sent.push(request.headers());
    });
    const search = async () => {
      sent.length = 0;
      await searchField(page).pressSequentially('lamp');
      await expect.poll(() => sent.length).toBeGreaterThan(0);
      return sent[0] ?? {};
    };
    await open(page, '/');
    await expect(bar(page)).toBeVisible();
    await search();
    expect(await idsOn(page)).toEqual([]);

    await bar(page).getByRole('button', { name: 'Accept All' }).click();
    await expect(bar(page)).toHaveCount(0);
    await page.reload();
    const counted = await search();
    expect(await idsOn(page)).toEqual([counted['visitor-id']]);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();
    await bar(page).getByRole('button', { name: 'Reject All' }).click();
    await expect(bar(page)).toHaveCount(0);
    expect(await idsOn(page)).toEqual([]);
    const seen = [counted['visitor-id']];
    for (const path of ['/', '/categories']) {
      await open(page, path);
      const refused = await search();
      expect(refused).not.toHaveProperty('page-id');
      expect(refused).not.toHaveProperty('referer-url');
      expect(seen).not.toContain(refused['visitor-id']);
      seen.push(refused['visitor-id']);
    }
    expect(await idsOn(page)).toEqual([]);
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['cc_cookie']);
  });

  test(
    '§2.8 both answers have the same weight: one style, one size, side by side',
    variant,
    async ({ page }) => {
      await open(page, '/');
      const answers = bar(page)
        .getByRole('button')
        .filter({ hasText: /^(Reject|Accept) All$/ });
      await expect(answers).toHaveCount(2);
      // Both in one evaluation: the bar may move when its font loads.
      const looks = await answers.evaluateAll((buttons) =>
        buttons.map((button) => {
          const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button);
          const { top, width, height } = button.getBoundingClientRect();
          return { color, backgroundColor, borderColor, fontSize, fontWeight, top, width, height };
        }),
      );
      expect(looks[0]).toEqual(looks[1]);
    },
  );

  test('§4 a record of another revision shows the bar again', variant, async ({ page, context, baseURL }) => {
    const old = { categories: ['necessary', 'analytics'], revision: -1, expirationTime: Date.now() + 1e9 };
    await context.addCookies([
      { name: 'cc_cookie', value: encodeURIComponent(JSON.stringify(old)), url: baseURL ?? '' },
    ]);
    await open(page, '/');
    await expect(bar(page)).toBeVisible();
  });

  test('axe finds nothing in the bar, in light and dark', variant, async ({ page }) => {
    await open(page, '/');
    await expect(bar(page)).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findings(page, { within: '.consent-bar' })).toEqual([]);
    }
  });
});

test.describe('in other countries', () => {
  test.use({ extraHTTPHeaders: inEgypt });

  test(
    '§9 consent is recorded without a question, and page views and actions are reported without private data',
    variant,
    async ({ page, context }) => {
      const batches = await listen(context);
      await open(page, '/search/product?keyword=lamp&email=amal%40example.com');
      await expect
        .poll(async () => (await record(context)).value)
        .toMatchObject({ categories: ['necessary', 'analytics'] });
      expect(await storedResult(page)).toBe('accept');
      await expect(bar(page)).toHaveCount(0);
      await expect
        .poll(() => batches.flatMap(({ events }) => events.map(({ name }) => name)))
        .toContain('page_view');
      expect(JSON.stringify(batches)).toContain('keyword=lamp');
      expect(JSON.stringify(batches)).not.toContain('amal');
    },
  );
});
