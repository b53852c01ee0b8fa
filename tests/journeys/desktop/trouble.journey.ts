// A source is down, slow or returns invalid data: the page shows the other data and names the missing part.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startApp, type RunningApp } from '../../setup/app.ts';
import { expect, hydrated, test } from '../journey.ts';
import { variant } from '../variant.ts';

let app: RunningApp;
let search: Server;
let mood: 'silent' | 'html' = 'silent';

test.beforeAll(async () => {
  search = createServer((_request, response) => {
    if (mood === 'html')
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><title>Maintenance</title>');
  }).listen(0, '127.0.0.1');
  await once(search, 'listening');
  const { port } = search.address() as AddressInfo;
  // Port 1 is closed.
  app = await startApp({
    env: {
      SUPPLIER_GATEWAY_URL: 'http://127.0.0.1:1',
      SEARCH_GATEWAY_URL: `http://127.0.0.1:${port}`,
      HTTP_TIMEOUT_MS: '1500',
    },
  });
});

test.afterAll(async () => {
  await app.stop();
  search.closeAllConnections();
  search.close();
});

// The browser reports the status of a failed page, and React the exception (520: it recovered by itself).
test.afterEach(({ problems }) => {
  const ours = problems.filter(
    (line) =>
      !/the server responded with a status of 50\d|console: (Error|Fault): (NETWORK_ERROR|TIME_OUT|SERVER_ERROR)|React error #520/.test(
        line,
      ),
  );
  problems.splice(0, problems.length, ...ours);
});

test('without the supplier gateway a product page shows its prices and names the missing part', async ({
  page,
  request,
}) => {
  const sitemap = await (await request.get(`${process.env.BASE_URL}/sitemap/goods-0.xml`)).text();
  const path = new URL(/<loc>([^<]+)<\/loc>/.exec(sitemap)?.[1] ?? '').pathname;
  const answer = await page.goto(app.url + path);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('table', { name: 'Prices by quantity' })).toBeVisible();
  await expect(
    page.getByText('Supplier information can’t be shown right now', { exact: false }),
  ).toBeVisible();
});

test(
  'a supplier page without its gateway fails with its status and links',
  variant,
  async ({ page, request }) => {
    const sitemap = await (await request.get(`${process.env.BASE_URL}/sitemap/supplier-0.xml`)).text();
    const path = new URL(/<loc>([^<]+)<\/loc>/.exec(sitemap)?.[1] ?? '').pathname;
    const answer = await page.goto(app.url + path);
    expect(answer?.status()).toBe(502);
    await expect(page.getByRole('heading', { name: 'This page couldn’t be loaded' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByRole('search')).toBeVisible();
  },
);

for (const [name, now, heading] of [
  ['never answers', 'silent', /took too long|isn’t responding/],
  ['answers with a page of HTML', 'html', /isn’t responding|couldn’t be loaded/],
] as const) {
  test(`a search gateway that ${name}: the words remain, and a retry is offered`, async ({ page }) => {
    mood = now;
    const answer = await page.goto(`${app.url}/search/product?keyword=${now}+lamp`);
    expect(answer?.status()).toBeGreaterThanOrEqual(500);
    await hydrated(page);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.getByRole('search').getByLabel('Search products')).toHaveValue(`${now} lamp`);
    await expect(page.getByRole('main').getByRole('button', { name: /again/ })).toBeVisible();
  });
}

test('the home page works without the search gateway', variant, async ({ page }) => {
  const answer = await page.goto(app.url);
  expect(answer?.status()).toBeLessThan(500);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
});

test('the categories are not affected', variant, async ({ page }) => {
  const answer = await page.goto(`${app.url}/categories`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('main').getByRole('link').nth(10)).toBeVisible();
});
