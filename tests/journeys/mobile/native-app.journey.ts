// The pages in the native app: its bridge is on the window before a page loads, and records its calls.
import type { Page } from '@playwright/test';
import { expect, open, test } from '../journey.ts';
import { productLinks, searchField } from '../pages.ts';
import { variant } from '../variant.ts';

type NativeCall = [target: string, payload: Record<string, string>];

async function openInApp(page: Page, path: string): Promise<() => Promise<NativeCall[]>> {
  await page.addInitScript(() => {
    const nativeCalls: unknown[] = [];
    Object.assign(window, {
      nativeCalls,
      FairgateBridge: {
        navigate: (...call: unknown[]) => nativeCalls.push(call),
        tokenError: () => nativeCalls.push(['tokenError']),
      },
    });
  });
  await open(page, path);
  return () => page.evaluate(() => (window as unknown as { nativeCalls: NativeCall[] }).nativeCalls);
}

test('§6 detects the app on a phone, and links back to it', variant, async ({ page }) => {
  const nativeCalls = await openInApp(page, '/');
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'app-h5');
  await page.getByRole('button', { name: 'Back' }).click();
  expect(await nativeCalls()).toEqual([['goBack', {}]]);
});

test.describe('on a PC', () => {
  test.use({
    viewport: { width: 1440, height: 900 },
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) FairgateApp/3.1',
    isMobile: false,
    hasTouch: false,
  });

  test(
    "§6 the app on a PC has a Back button too, in addition to the browser's",
    variant,
    async ({ page }) => {
      await openInApp(page, '/');
      await expect(page.locator('html')).toHaveAttribute('data-mode', 'app-pc');
      await expect(page.getByRole('button', { name: 'Back' })).toBeVisible();
    },
  );
});

test(
  "§2.8 links and the search open the app's own screens, other pages stay",
  variant,
  async ({ page, baseURL }) => {
    const nativeCalls = await openInApp(page, '/search/product?keyword=lamp');
    const here = page.url();
    const link = productLinks(page).first();
    const href = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect
      .poll(nativeCalls)
      .toEqual([['productDetail', { productId: /_(\d+)\.html/.exec(href)?.[1], url: baseURL + href }]]);
    expect(page.url()).toBe(here);

    await page.getByRole('contentinfo').getByRole('link', { name: 'All categories' }).click();
    await expect(page).toHaveURL(/\/categories/);
    await searchField(page).fill('kettle');
    await searchField(page).press('Enter');
    await expect
      .poll(async () => (await nativeCalls()).at(-1))
      .toEqual(['productList', { url: `${baseURL}/search/product?keyword=kettle` }]);
    await expect(page).toHaveURL(/\/categories/);
  },
);

/** The event of Chromium if the app can be installed. */
const offerInstalling = (page: Page) => page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt')));

test('installation is not offered within the app', variant, async ({ page }) => {
  await openInApp(page, '/');
  await page.evaluate(() =>
    localStorage.setItem(
      'fairgate:products-seen',
      JSON.stringify({ value: ['1', '2', '3'], expiresAt: null }),
    ),
  );
  await offerInstalling(page);
  await expect(page.getByRole('button', { name: 'Install' })).toHaveCount(0);
});

test('installation is offered after four seconds on each of three products', variant, async ({ page }) => {
  await page.clock.install();
  await open(page, '/search/product?keyword=lamp');
  const paths = await productLinks(page).evaluateAll((links) =>
    [...new Set(links.map((link) => link.getAttribute('href') ?? ''))].slice(0, 3),
  );
  const [first = '', second = '', third = ''] = paths;
  expect(third).not.toBe('');
  const offer = page.getByRole('button', { name: 'Install' });
  const interested = () =>
    page.evaluate(
      () =>
        (JSON.parse(localStorage.getItem('fairgate:products-seen') ?? '{"value":[]}') as { value: string[] })
          .value.length,
    );
  const visit = async (path: string) => {
    await open(page, path);
    await offerInstalling(page);
    await expect(offer).toHaveCount(0);
  };

  // A view that is too short, also where the steps of this test take two seconds.
  await visit(first);
  await page.clock.fastForward(1_000);
  expect(await interested()).toBe(0);
  // Two views of one product count once.
  for (const [path, products] of [
    [second, 1],
    [third, 2],
    [second, 2],
  ] as const) {
    await visit(path);
    await page.clock.fastForward(4_000);
    await expect.poll(interested).toBe(products);
    await expect(offer).toHaveCount(0);
  }
  await visit(first);
  await page.clock.fastForward(4_000);
  await expect(offer).toBeVisible();
});
