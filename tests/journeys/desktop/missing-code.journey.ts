// §2.2 Chunks of the app fail to load, as on a bad network.
import { toastDedupeMs } from '@fairgate/schema/limits';
import type { Page } from '@playwright/test';
import { registerBuyer } from '../buyer.ts';
import { expect, hydrated, open, quiet, test } from '../journey.ts';
import { productLinks, searchField } from '../pages.ts';
import { newEmail } from '../sign-in.ts';
import { variant, variantUnless } from '../variant.ts';

/** The browser itself reports the failed requests. */
const isRefused = (line: string) =>
  line.includes('ERR_FAILED') || line.includes('dynamically imported module');

test.afterEach(({ problems }) => {
  expect(problems.filter((line) => !isRefused(line))).toEqual([]);
  problems.length = 0;
});

test(
  '§2.2 a product page without the code of its details stays as rendered, and navigation works',
  variant,
  async ({ page, request }) => {
    const answer = await request.post('/graphql', {
      data: { query: '{ searchProducts(filter: { keyword: "kettle" }, first: 1) { nodes { id slug } } }' },
    });
    const { data } = (await answer.json()) as {
      data: { searchProducts: { nodes: { id: string; slug: string }[] } };
    };
    const [product] = data.searchProducts.nodes;
    const refused: string[] = [];
    await page.route(/assets\/(ProductDetails|PriceGuide)-/, (route) => {
      refused.push(route.request().url());
      return route.abort();
    });
    await open(page, `/${product?.slug}${product?.id}.html?lang=en`);
    await expect.poll(() => refused.length).toBe(2);
    await expect(page.getByRole('heading', { name: 'Order and shipment' })).toBeVisible();
    await page.getByRole('button', { name: 'Increase' }).first().click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Verify a certificate or badge' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Verify a certificate or badge' }),
    ).toBeVisible();
  },
);

/** What a tap opens, in code that loads with it. */
const openings = [
  {
    what: 'Language',
    path: '/categories',
    files: /assets\/(texts\/.*\/)?LanguageChoice/,
    tap: (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Language' }).click(),
    shown: (page: Page) => page.getByRole('dialog', { name: 'Language' }),
  },
  {
    what: 'Log in',
    path: '/categories',
    files: /assets\/(texts\/.*\/)?LoginDialog/,
    tap: (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Log in' }).click(),
    shown: (page: Page) => page.getByRole('dialog', { name: 'Log in' }),
  },
  {
    what: 'Compare',
    path: '/search/product?keyword=kettle',
    files: /assets\/(texts\/.*\/)?CompareSheet/,
    prepare: async (page: Page) => {
      const buttons = page.getByRole('main').getByRole('button', { name: /^Compare (?!in a table)/ });
      for (const index of [0, 1]) await buttons.nth(index).click();
    },
    tap: (page: Page) => page.getByRole('button', { name: 'Compare 2 products' }).click(),
    shown: (page: Page) => page.getByRole('dialog').getByRole('table'),
  },
  {
    what: 'Share',
    path: '/search/product?keyword=kettle',
    files: /assets\/(texts\/.*\/)?share-/,
    prepare: async (page: Page) => {
      await productLinks(page).first().click();
      await expect(page.getByRole('heading', { name: 'Order and shipment' })).toBeVisible();
    },
    tap: (page: Page) => page.getByRole('main').getByRole('button', { name: 'Share' }).first().click(),
    shown: (page: Page) =>
      page.getByText('Link copied.').or(page.getByRole('dialog', { name: 'Copy this link' })),
  },
] as const;

for (const opening of openings) {
  const { what, path, files, tap, shown } = opening;
  test(
    `${what} without its code: each tap says so, the page stays, and a tap opens it once the code is there`,
    variantUnless(what === 'Share'),
    async ({ page }) => {
      await page.clock.install();
      await open(page, `${path}${path.includes('?') ? '&' : '?'}lang=en`);
      if ('prepare' in opening) await opening.prepare(page);
      await page.evaluate(() => {
        Object.assign(window, { mark: 'not reloaded' });
      });
      await page.evaluate(() => {
        Reflect.deleteProperty(Navigator.prototype, 'share');
      });
      await page.route(files, (route) => route.abort());
      const toast = page.getByRole('alert').filter({ hasText: 'couldn’t be reached' });
      await tap(page);
      await expect(toast).toBeVisible();
      await toast.getByRole('button', { name: 'Close' }).click();
      // §8 The same message is not repeated within 3 seconds.
      await page.clock.fastForward(toastDedupeMs);
      await tap(page);
      await expect(toast).toBeVisible();
      await page.unroute(files);
      await tap(page);
      await expect(shown(page)).toBeVisible();
      expect(await page.evaluate(() => 'mark' in window)).toBe(true);
    },
  );
}

test('a dialog without its code: “Try again” loads the page as a whole', variant, async ({ page }) => {
  await open(page, '/categories?lang=en');
  await page.route(/assets\/(texts\/.*\/)?LanguageChoice/, (route) => route.abort());
  const language = page.getByRole('banner').getByRole('button', { name: 'Language' });
  await language.click();
  const toast = page.getByRole('alert').filter({ hasText: 'couldn’t be reached' });
  await expect(toast).toBeVisible();
  await page.unroute(/assets\/(texts\/.*\/)?LanguageChoice/);
  await toast.getByRole('button', { name: 'Try again' }).click();
  await expect(async () => {
    await language.click();
    await expect(page.getByRole('dialog', { name: 'Language' })).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test(
  '§2.5 a form without the code that sends it: what was typed stays, and a toast offers to try again',
  variant,
  async ({ page }) => {
    await page.route(/assets\/outbox-[\w-]{8}\.js/, (route) => route.abort());
    await open(page, '/chinahomelifeEgypt_801/preregister?lang=en');
    await page.getByRole('textbox', { name: 'Email' }).fill(newEmail());
    await page.getByLabel('Your name').fill('Amal Hassan');
    await page.getByLabel('Company').fill('Nile Trading House');
    await page.getByLabel('Country', { exact: true }).selectOption('EG');
    const submit = page.getByRole('button', { name: 'Register and get your badge' });
    await submit.click();
    const toast = page.getByRole('alert').filter({ hasText: 'couldn’t be reached' });
    await expect(toast).toBeVisible();
    await expect(page.getByLabel('Company')).toHaveValue('Nile Trading House');
    await page.unroute(/assets\/outbox-[\w-]{8}\.js/);
    const reloaded = page.waitForEvent('load');
    await toast.getByRole('button', { name: 'Try again' }).click();
    await reloaded;
    await hydrated(page);
    await expect(page.getByLabel('Company')).toHaveValue('Nile Trading House');
    await submit.click();
    await expect(page.getByRole('heading', { name: 'You’re registered' })).toBeVisible();
  },
);

test(
  'a part that appears by itself, without its code: no toast, and it comes with its code',
  variant,
  async ({ page }) => {
    const refused: string[] = [];
    await page.route(/assets\/(texts\/.*\/)?CardButtons/, (route) => {
      refused.push(route.request().url());
      return route.abort();
    });
    await open(page, '/search/product?keyword=kettle&lang=en');
    await expect.poll(() => refused.length).toBeGreaterThanOrEqual(2);
    await expect(page.getByRole('alert').filter({ hasText: 'couldn’t be reached' })).toHaveCount(0);
    await page.unroute(/assets\/(texts\/.*\/)?CardButtons/);
    await expect(
      page
        .getByRole('main')
        .getByRole('button', { name: /^Follow/ })
        .first(),
    ).toBeVisible();
  },
);

for (const [what, files] of [
  ['code', /assets\/ProductPage-/],
  ['texts', /assets\/texts\//],
] as const)
  test(`§2.2 a page without its ${what} does not open: the current page stays, and a retry loads it`, async ({
    page,
  }) => {
    await open(page, '/categories?lang=en');
    await open(page, '/search/product?keyword=kettle&lang=en');
    await page.route(files, (route) => route.abort());
    const filter = page.getByRole('complementary').getByRole('textbox').first();
    await filter.fill('12');
    const link = productLinks(page).first();
    const name = (await link.textContent()) ?? '';
    await link.click();
    const toast = page.getByRole('alert').filter({ hasText: 'couldn’t be reached' });
    await expect(toast).toBeVisible();
    await expect(page).toHaveURL(/keyword=kettle/);
    await expect(filter).toHaveValue('12');
    await page.unroute(files);
    await toast.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/keyword=kettle/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'All categories' })).toBeVisible();
  });

test('while the code of a page loads, the current page stays', variant, async ({ page }) => {
  await open(page, '/categories?lang=en');
  const go = await hold(page, /assets\/(texts\/[^/]+\/)?verify|assets\/VerifyPage-/i);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Verify a certificate or badge' }).click();
  await expect(page.locator('.page-progress')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1, name: 'All categories' })).toBeVisible();
  go();
  const heading = page.getByRole('heading', { level: 1, name: 'Verify a certificate or badge' });
  await expect(heading).toBeVisible();
  await expect(heading).toBeFocused();
});

test(
  'a page that opens does not take the focus from a field in which somebody types',
  variant,
  async ({ page }) => {
    await open(page, '/categories?lang=en');
    const go = await hold(page, /assets\/(texts\/[^/]+\/)?verify|assets\/VerifyPage-/i);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Verify a certificate or badge' }).click();
    await expect(page.locator('.page-progress')).toBeAttached();
    await searchField(page).click();
    await page.keyboard.type('steel ke');
    go();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Verify a certificate or badge' }),
    ).toBeVisible();
    await quiet(page, 500);
    await page.keyboard.type('ttle');
    await expect(searchField(page)).toBeFocused();
    await expect(searchField(page)).toHaveValue('steel kettle');
  },
);

for (const [path, heading, files, shown] of [
  ['/account', 'My account', /assets\/(texts\/.*\/)?Member-/, 'Your company'],
  [
    '/myFavorite/product',
    'Products you follow',
    /assets\/(texts\/.*\/)?FollowedProducts-/,
    'You’re not following any products yet',
  ],
] as const)
  test(
    `§2.4 a private page without the code of its content, ${path}: its heading stays, and a retry loads it`,
    variant,
    async ({ page }) => {
      await registerBuyer(page);
      await page.route(files, (route) => route.abort());
      await open(page, path);
      await page.evaluate(() => {
        Object.assign(window, { mark: 'not reloaded' });
      });
      const main = page.getByRole('main');
      await expect(main.getByRole('alert')).toHaveText(/couldn’t be reached/);
      await expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await page.unroute(files);
      await main.getByRole('button', { name: 'Try again' }).click();
      await expect(main.getByRole('heading', { name: shown })).toBeVisible();
      expect(await page.evaluate(() => 'mark' in window)).toBe(true);
    },
  );

/** Holds requests until the returned function is called. */
async function hold(page: Page, files: RegExp): Promise<() => void> {
  let go: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return go;
}
