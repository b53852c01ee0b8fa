import type { APIResponse, Page } from '@playwright/test';
import { expect, hydrated, open, seeToast, test } from '../journey.ts';
import { examplePages, numberIn, productLinks, reviewedProduct } from '../pages.ts';
import { variant } from '../variant.ts';

type Thing = { '@type': string } & Record<string, unknown>;

/** The page's structured data, by type. */
async function structured(page: Page): Promise<Record<string, Thing>> {
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  const { '@graph': things } = JSON.parse(text ?? '') as { '@graph': Thing[] };
  return Object.fromEntries(things.map((thing) => [thing['@type'], thing]));
}

const withoutRedirect = { maxRedirects: 0 } as const;

/** The target of a redirect. */
function pathOf(answer: APIResponse): string {
  const { pathname, search } = new URL(answer.headers()['location'] ?? '', answer.url());
  return pathname + search;
}

test(
  '§2.1 a wrong name in the address of a product or supplier redirects, with 301, to the right one and keeps the query',
  variant,
  async ({ page, request, baseURL }) => {
    const { product = '', supplier = '' } = await examplePages(page);
    for (const right of [product, supplier]) {
      const id = /_(\d+)\.html$/.exec(right)?.[1] ?? '';
      for (const wrong of ['Another-name_', 'Another-name', '_'].map((name) =>
        right.replace(/[^/]+$/, `${name}${id}.html`),
      )) {
        const answer = await request.get(`${baseURL}${wrong}?lang=ar&utm_source=x`, withoutRedirect);
        expect([answer.status(), pathOf(answer)], wrong).toEqual([301, `${right}?lang=ar&utm_source=x`]);
      }
      expect((await request.get(`${baseURL}${right}?lang=ar`, withoutRedirect)).status()).toBe(200);
    }
  },
);

test(
  "§2.1 a country's site keeps its prefix when it corrects a name",
  variant,
  async ({ page, request, baseURL }) => {
    const { product = '' } = await examplePages(page);
    const answer = await request.get(`${baseURL}/eg${product.replace(/[^/]+_/, 'Wrong_')}`, withoutRedirect);
    expect([answer.status(), pathOf(answer)]).toEqual([301, `/eg${product}`]);
  },
);

test(
  '§2.3 the addresses without .html, and with /product before them, show the same page and name its canonical address',
  variant,
  async ({ page, request, baseURL }) => {
    const { product = '', supplier = '' } = await examplePages(page);
    for (const [address, canonical] of [
      [`/product${product}`, product],
      [`/product${product.replace('.html', '')}`, product],
      [supplier.replace('.html', ''), supplier],
    ] as const) {
      expect((await request.get(`${baseURL}${address}`, withoutRedirect)).status(), address).toBe(200);
      await open(page, canonical);
      const heading = await page.getByRole('heading', { level: 1 }).textContent();
      await open(page, address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
      expect(new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '').pathname).toBe(
        canonical,
      );
      const wrong = await request.get(`${baseURL}${address.replace(/[^/]+_/, 'Wrong_')}`, withoutRedirect);
      expect([wrong.status(), pathOf(wrong)]).toEqual([301, canonical]);
    }
  },
);

test(
  '§2.2 structured data of a product match the page: prices by quantity, rating, reviews, supplier, breadcrumb',
  variant,
  async ({ page }) => {
    await open(page, `/product/score/list/${await reviewedProduct(page)}`);
    await page.getByRole('link', { name: 'Back to product' }).click();
    await expect(page.getByRole('table', { name: 'Prices by quantity' })).toBeVisible();
    await page.reload();
    const { Product: product, BreadcrumbList: crumbs } = await structured(page);
    const main = page.getByRole('main');
    expect(product?.['name']).toBe(await page.getByRole('heading', { level: 1 }).textContent());
    const rating = product?.['aggregateRating'] as { ratingValue: number; reviewCount: number };
    await expect(main.getByText(`Rated ${rating.ratingValue} of 5`).first()).toBeAttached();
    await expect(main.getByText(new RegExp(`${rating.reviewCount} reviews?`)).first()).toBeVisible();
    for (const { reviewBody } of product?.['review'] as { reviewBody: string }[])
      await expect(main.getByText(reviewBody)).toBeVisible();
    const { offers } = product?.['offers'] as { offers: { price: string; url: string }[] };
    const rows = await page
      .getByRole('table', { name: 'Prices by quantity' })
      .getByRole('row')
      .allTextContents();
    const prices = rows.slice(1).map((row) => Number(/\$([\d,.]+)/.exec(row)?.[1]?.replaceAll(',', '')));
    const offered = offers.map(({ price }) => Number(price));
    // A product with variants has an offer for each, at its minimum order.
    if (offers.every(({ url }) => url.includes('variant='))) expect(offered).toContain(prices[0]);
    else expect(offered).toEqual(prices);
    const names = (crumbs?.['itemListElement'] as { name: string }[]).map(({ name }) => name);
    expect(
      await page.getByRole('navigation', { name: 'You are here' }).getByRole('listitem').allTextContents(),
    ).toEqual(names);
  },
);

test(
  '§2.2 structured data of a supplier name the organization and its breadcrumb',
  variant,
  async ({ page }) => {
    const { supplier = '' } = await examplePages(page);
    await open(page, supplier);
    const { Organization: organization, BreadcrumbList: crumbs } = await structured(page);
    expect(organization?.['name']).toBe(await page.getByRole('heading', { level: 1 }).textContent());
    const names = (crumbs?.['itemListElement'] as { name: string }[]).map(({ name }) => name);
    expect(
      await page.getByRole('navigation', { name: 'You are here' }).getByRole('listitem').allTextContents(),
    ).toEqual(names);
  },
);

test(
  '§2.2 review scores: by stars with exact counts, in another order, and back to all',
  variant,
  async ({ page }) => {
    await open(page, `/product/score/list/${await reviewedProduct(page)}`);
    const reviews = page.getByRole('main').getByRole('article');
    const [line] = await page
      .getByRole('main')
      .getByRole('link', { name: /stars?\s*[1-9]/ })
      .all();
    const text = (await line?.textContent()) ?? '';
    const [stars, count] = [numberIn(text), Number(/(\d+)$/.exec(text)?.[1])];
    await line?.click();
    await expect(page).toHaveURL(new RegExp(`stars=${stars}`));
    await expect(reviews).toHaveCount(Math.min(count, 12));
    for (const review of await reviews.allTextContents()) expect(review).toContain(`Rated ${stars} of 5`);
    await page.getByLabel('Sort by').selectOption({ label: 'Oldest' });
    await expect(page).toHaveURL(/sort=oldest/);
    await page.getByRole('link', { name: /All reviews/ }).click();
    await expect(page).not.toHaveURL(/stars=/);
    await expect
      .poll(async () => {
        const dates = await reviews
          .locator('time')
          .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''));
        return dates.length > 0 && dates.join() === dates.toSorted().join();
      })
      .toBe(true);
  },
);

test(
  '§2.2 /preview/product shows a product as buyers see it, only by its number',
  variant,
  async ({ page }) => {
    const { preview = '', product = '' } = await examplePages(page);
    await open(page, '/preview/product');
    await page.getByLabel('Product number').fill(/\d+$/.exec(preview)?.[0] ?? '');
    await page.getByRole('button', { name: 'Show preview' }).click();
    await hydrated(page);
    await expect(page).toHaveURL(new RegExp(`${preview.replace(/[/?]/g, '\\$&')}$`));
    await expect(page.getByRole('table', { name: 'Prices by quantity' })).toBeVisible();
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await page.getByRole('link', { name: 'Open the product page' }).click();
    await expect(page).toHaveURL(new RegExp(`${product.replaceAll('.', '\\.')}$`));
  },
);

test(
  'compares up to four products; the tray survives a reload and a fifth product is refused',
  variant,
  async ({ page }) => {
    await open(page, '/search/product?keyword=lamp');
    const buttons = page.getByRole('main').getByRole('button', { name: /^Compare (?!in a table)/ });
    const names = [];
    for (const index of [0, 1, 2, 3]) {
      names.push(((await buttons.nth(index).getAttribute('aria-label')) ?? '').replace('Compare ', ''));
      await buttons.nth(index).click();
    }
    await seeToast(page.getByText('You can compare up to 4 products'), () => buttons.nth(4).click());
    await page.reload();
    await hydrated(page);
    await page.getByRole('button', { name: 'Compare 4 products' }).click();
    const table = page.getByRole('dialog').getByRole('table');
    for (const name of names)
      await expect(table.getByRole('columnheader').filter({ hasText: name })).toBeVisible();
    for (const row of [
      'Unit price',
      'Minimum order',
      'Lead time',
      'Supplier',
      'Verified',
      'Rating',
      'Port of loading',
      'Shipping terms',
    ]) {
      await expect(table.getByRole('rowheader', { name: row, exact: true })).toBeVisible();
    }
    await expect(table.getByRole('row').filter({ hasText: 'Shipping terms' })).toContainText('FOB');
    await table.getByRole('button', { name: `Remove ${names[0]} from comparison` }).click();
    await expect(table.getByRole('columnheader').filter({ hasText: names[0] ?? '' })).toHaveCount(0);
    await table.getByRole('link', { name: names[1] ?? '', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: names[1] ?? '' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Compare', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
);

test(
  'recently viewed products are listed, newest first, also after a reload and in the current language',
  variant,
  async ({ page }) => {
    await open(page, '/search/product?keyword=lamp');
    const names = [];
    for (const index of [0, 1]) {
      names.unshift((await productLinks(page).nth(index).textContent()) ?? '');
      await productLinks(page).nth(index).click();
      await expect(page.getByRole('heading', { level: 1, name: names[0] ?? '' })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { name: 'Results' })).toBeAttached();
    }
    await open(page, '/');
    const seen = page.locator('#recently-seen');
    await expect(seen.getByRole('article')).toHaveCount(2);
    expect(await seen.getByRole('heading', { level: 3 }).allTextContents()).toEqual(names);
    await open(page, '/?lang=de');
    await expect(seen.getByRole('heading', { level: 3 }).first()).not.toHaveText(names[0] ?? '');
    await seen.getByRole('button').first().click();
    await expect(seen).toHaveCount(0);
  },
);

test(
  "shares a page: without the system's share sheet the address is copied",
  variant,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { product = '' } = await examplePages(page);
    await open(page, `${product}?utm_source=x`);
    await page.evaluate(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share');
    });
    await page.getByRole('main').getByRole('button', { name: 'Share' }).first().click();
    await expect(page.getByText('Link copied.')).toBeVisible();
    expect(new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname).toBe(product);
  },
);

test("§2.9 a supplier's products are paged, and the rest of the page stays", variant, async ({ page }) => {
  const { supplier = '' } = await examplePages(page);
  await open(page, supplier);
  const total = numberIn(
    await page
      .getByRole('main')
      .getByRole('link', { name: /^See (all )?\d+ products?/ })
      .first()
      .textContent(),
  );
  test.info().annotations.push({ type: 'products', description: String(total) });
  const contact = page.locator('#contact');
  await expect(contact.getByText('English')).toBeVisible();
  await expect(contact.getByText(/\d{1,2}:\d{2}/)).toBeVisible();
  await open(page, `${supplier}?pageNo=999`);
  await page.getByRole('main').getByRole('link', { name: 'Go to the first page' }).click();
  await expect(page.locator('#products').getByRole('article')).toHaveCount(Math.min(total, 12));
  if (total <= 12) return;
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/pageNo=2/);
  await expect(page.locator('#products').getByRole('article')).toHaveCount(Math.min(total - 12, 12));
});
