import { expect, open, quiet, test } from '../journey.ts';
import { examplePages, productLinks } from '../pages.ts';
import { variantUnless, variant } from '../variant.ts';

const pages = ['home', 'search', 'category', 'suppliers', 'product', 'supplier', 'categories'];
const sample = ['search', 'product'];

for (const name of pages) {
  test(
    `${name}: hydration requests no data that the page contains, nor does the data layer that loads on the first interaction`,
    variantUnless(sample.includes(name)),
    async ({ page }) => {
      const requests: string[] = [];
      page.on('request', (request) => {
        const url = new URL(request.url());
        if (url.pathname === '/graphql')
          requests.push(url.searchParams.get('operationName') ?? request.method());
      });
      const path = (await examplePages(page))[name] ?? '';
      const dataLayer = page.waitForResponse(/\/assets\/browser-data-/);
      await open(page, path);
      expect(requests).toEqual([]);
      // The pointer rests at the edge, away from links that would prefetch.
      await page.mouse.move(4, 300);
      await page.mouse.wheel(0, 200);
      await page.mouse.move(6, 420, { steps: 5 });
      await dataLayer;
      await quiet(page);
      expect(requests).toEqual([]);
    },
  );
}

for (const name of ['search', 'product']) {
  test(
    `${name}: an early click on a link waits for the rest of the page, and then navigates`,
    variant,
    async ({ page }) => {
      const path = (await examplePages(page))[name] ?? '';
      await page.addInitScript(() => {
        // Without the app, a click would load the document of the link.
        const stay = (event: NavigateEvent) => {
          if (!event.destination.sameDocument) event.preventDefault();
        };
        navigation.addEventListener('navigate', stay);
        const clickUntilTaken = () => {
          const click = new MouseEvent('click', { bubbles: true, cancelable: true });
          document.querySelector('footer a[href*="/verify"]')?.dispatchEvent(click);
          if (click.defaultPrevented) navigation.removeEventListener('navigate', stay);
          else requestAnimationFrame(clickUntilTaken);
        };
        clickUntilTaken();
      });
      await page.goto(path);
      await expect(
        page.getByRole('heading', { level: 1, name: 'Verify a certificate or badge' }),
      ).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Verify a certificate or badge');
    },
  );
}

test('the first files of a page are compressed and cached forever', variant, async ({ page, request }) => {
  await open(page, '/');
  const files = await page
    .locator('link[rel=stylesheet], link[rel=modulepreload]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) {
    const answer = await request.get(file, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers()['cache-control'], file).toBe('public, max-age=31536000, immutable');
    // Very small files fit into one packet uncompressed.
    if ((await answer.body()).length >= 1_024) expect(answer.headers()['content-encoding'], file).toBe('br');
  }
});

test('§8 a file that does not exist is 404, not another page', variant, async ({ request }) => {
  const answer = await request.get('/assets/first-000.js', { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([404, 'no-store']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search box, a filter button and a product work', variant, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('search').getByLabel('Search products').fill('lamp');
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search\/product\?.*keyword=lamp/);
    await expect(page.getByText(/\d+ products/).first()).toBeVisible();
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: 'Apply filters' }).click();
    await expect(page).toHaveURL(/cat=|country=|cert=|verified=/);
    await productLinks(page).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Prices by quantity' })).toBeVisible();
  });
});
