import sharp from 'sharp';
import { registerBuyer } from '../buyer.ts';
import { expect, hydrated, open, test } from '../journey.ts';
import { examplePages, productLinks } from '../pages.ts';
import { startRelay } from '../relay.ts';
import { installed } from './installed.ts';
import { forgiveNetwork } from './problems.ts';
import { variant } from '../variant.ts';

test.afterEach(forgiveNetwork);

test('a visited page opens offline and shows its age', async ({ page, context }) => {
  const { product = '' } = await examplePages(page);
  await installed(page);
  await open(page, product);
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  await open(page, '/categories');
  await context.setOffline(true);
  await page.goto(product);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'You’re offline' })).toBeVisible();
});

test(
  'offline a language other than English is complete, also for pages that were not visited',
  variant,
  async ({ page, context }) => {
    const { product = '', supplier = '' } = await examplePages(page);
    await open(page, '/?lang=de');
    await installed(page);
    await open(page, product);
    const cachedUrls = () =>
      page.evaluate(async () => (await (await caches.open('texts-v1')).keys()).map(({ url }) => url));
    await expect
      // The worker fetches the parts of the language one after another.
      .poll(async () => (await cachedUrls()).some((url) => /\/texts\/de-[^/]+\/parts\.json$/.test(url)), {
        timeout: 60_000,
      })
      .toBe(true);
    await context.setOffline(true);
    await page.goto(product);
    await hydrated(page);
    await expect(page.getByRole('table', { name: 'Preise nach Menge' })).toBeVisible();
    await page
      .getByRole('button', { name: /^Sprache/ })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: 'Sprache' })).toBeVisible();
    await page.keyboard.press('Escape');
    // An unvisited page comes from the shell.
    await page.goto(supplier);
    await expect(page.getByRole('heading', { name: /^Sie sind offline/ })).toBeVisible();
  },
);

test(
  'an unvisited page says that it is offline and lists the readable pages',
  variant,
  async ({ page, context }) => {
    const { product = '', supplier = '' } = await examplePages(page);
    await installed(page);
    await open(page, product);
    await context.setOffline(true);
    await page.goto(supplier);
    await expect(page.getByRole('heading', { name: /You’re offline/ })).toBeVisible();
    // In the list of visited pages, and as a card among the recently viewed products.
    const readable = page
      .getByRole('main')
      .getByRole('listitem')
      .locator(`a[href*="${product.slice(1, 12)}"]`);
    await expect(readable).toBeVisible();
    await readable.click();
    await expect(page.getByRole('table', { name: 'Prices by quantity' })).toBeVisible();
  },
);

test(
  '§6 a private page offline says that its data need a network, lists readable pages and recovers by itself',
  variant,
  async ({ page, context }) => {
    const { product = '' } = await examplePages(page);
    const email = await registerBuyer(page);
    await installed(page);
    await open(page, product);
    await open(page, '/account');
    const main = page.getByRole('main');
    await expect(main.getByText(email)).toBeVisible();
    await context.setOffline(true);
    await page.goto('/account');
    await hydrated(page);
    await expect(main.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
    await expect(main.getByText(/^Your account’s data isn’t stored on this device/)).toBeVisible();
    await expect(main.getByText(email)).toBeHidden();
    await expect(main.getByRole('listitem').locator(`a[href*="${product.slice(1, 12)}"]`)).toBeVisible();
    await context.setOffline(false);
    await expect(main.getByText(email)).toBeVisible({ timeout: 20_000 });
  },
);

test(
  'navigation inside the app while offline shows an error and recovers by itself',
  variant,
  async ({ page, context }) => {
    await installed(page);
    await open(page, '/search/product?keyword=lamp');
    await context.setOffline(true);
    await productLinks(page).nth(3).click();
    await expect(page.getByRole('heading', { name: /You’re offline/ })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('table', { name: 'Prices by quantity' })).toBeVisible();
  },
);

test('a new version waits until the person accepts it', async ({ browser, baseURL, problems }) => {
  const server = await startRelay(baseURL ?? '');
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await installed(page);
  server.release();
  await page.evaluate(() => {
    Object.assign(window, { mark: 'not reloaded' });
  });
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  // All files are downloaded first.
  await expect(page.getByText('A new version of Fairgate is available')).toBeVisible({ timeout: 60_000 });
  expect(await page.evaluate(() => 'mark' in window)).toBe(true);
  await page.getByRole('button', { name: 'Update now' }).click();
  await page.waitForFunction(() => !('mark' in window));
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await context.close();
  await server.close();
  problems.length = 0;
});

test(
  'the manifest of a page has its language and direction, and one window for all links',
  variant,
  async ({ page }) => {
    const manifestOf = async (language: string) => {
      await open(page, `/?lang=${language}`);
      const href = await page.locator('link[rel="manifest"]').getAttribute('href');
      return (await (await page.request.get(href ?? '')).json()) as Record<string, unknown>;
    };
    const english = await manifestOf('en');
    const arabic = await manifestOf('ar');
    const tagalog = await manifestOf('tl');
    expect(english).toMatchObject({
      id: '/',
      lang: 'en',
      dir: 'ltr',
      shortcuts: [{ name: 'Search products' }, {}],
    });
    expect(arabic).toMatchObject({
      id: '/',
      lang: 'ar',
      dir: 'rtl',
      shortcuts: [{ name: 'البحث عن منتجات' }, {}],
    });
    expect(tagalog).toMatchObject({ id: '/', lang: 'fil', dir: 'ltr' });
    expect(english.launch_handler).toEqual({ client_mode: ['navigate-existing', 'auto'] });
    expect(arabic.launch_handler).toEqual(english.launch_handler);
    expect(english.share_target).toEqual({
      action: '/share-target',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: 'title',
        text: 'text',
        url: 'url',
        files: [{ name: 'files', accept: ['image/*', 'application/pdf'] }],
      },
    });
    expect(arabic.share_target).toEqual(english.share_target);
    expect(new Set([english, arabic, tagalog].map(({ description }) => description)).size).toBe(3);
  },
);

test('the manifest makes the app installable', async ({ page }) => {
  await open(page, '/');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const answer = await page.request.get(href ?? '');
  expect(answer.headers()['content-type']).toMatch(/manifest\+json|application\/json/);
  const manifest = (await answer.json()) as {
    id: string;
    name: string;
    start_url: string;
    display: string;
    icons: { src: string; purpose?: string }[];
    shortcuts: { url: string; icons: { src: string }[] }[];
    screenshots: { src: string; sizes: string }[];
  };
  expect(manifest).toMatchObject({ id: '/', start_url: '/', display: 'standalone' });
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  const files = [
    ...manifest.icons,
    ...manifest.screenshots,
    ...manifest.shortcuts.flatMap(({ icons }) => icons),
  ].map(({ src }) => src);
  // Without redirects: an unmatched address redirects to the home page (§2), which is not a picture.
  for (const file of [...files, ...manifest.shortcuts.map(({ url }) => url)])
    expect((await page.request.get(file, { maxRedirects: 0 })).status(), file).toBe(200);
  for (const { src, sizes } of manifest.screenshots) {
    const { width, height } = await sharp(await (await page.request.get(src)).body()).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A private window, like that of every test, cannot install; no other reason is allowed.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );
});
