import { expect, open, test } from '../journey.ts';
import { productLinks } from '../pages.ts';
import { variant } from '../variant.ts';

test('§2 an unmatched path redirects to the root of its site', variant, async ({ page }) => {
  await page.goto('/no/such/path');
  await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/$/);
  await page.goto('/eg/no/such/path');
  await expect(page).toHaveURL(/\/eg\/?$/);
});

test('§2 an unknown product: 404, in the shell, with links', variant, async ({ page, problems }) => {
  const answer = await page.goto('/Nothing_999999999.html');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('search')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Search products' }).click();
  await expect(productLinks(page).first()).toBeVisible();
  // The browser itself reports the 404.
  expect(problems.filter((line) => !line.includes('404'))).toEqual([]);
  problems.length = 0;
});

test("§2 a country's site keeps its prefix on every link", async ({ page }) => {
  await open(page, '/eg/search/product?keyword=lamp&lang=en');
  const links = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links.filter((href) => href.startsWith('/') && !href.startsWith('/eg'))).toEqual([]);
  await productLinks(page).first().click();
  await expect(page).toHaveURL(/\/eg\/.+_\d+\.html/);
});

test(
  "§7.2 a site's own texts are in the HTML and remain after a change of language",
  variant,
  async ({ page, request, baseURL }) => {
    const html = await (await request.get(`${baseURL}/eg/?lang=en`)).text();
    expect(html).toContain('Egypt’s meeting place for trade');
    await open(page, '/eg/?lang=en');
    await expect(page.getByText('Egypt’s meeting place for trade').first()).toBeVisible();
    await page.getByRole('button', { name: /^Language/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'العربية' }).click();
    await expect(page.getByText('ملتقى التجارة في مصر').first()).toBeVisible();
  },
);

test(
  '§2.8 the head names the other languages, the address itself and the type of the page',
  variant,
  async ({ request, baseURL }) => {
    const sitemap = await (await request.get(`${baseURL}/sitemap/goods-0.xml`)).text();
    const path = new URL(/<loc>([^<]+)<\/loc>/.exec(sitemap)?.[1] ?? '').pathname;
    const html = await (await request.get(`${baseURL}${path}`)).text();
    expect(html.match(/<link[^>]+hrefLang="[^"]+"/gi)?.length).toBe(20);
    expect(html).toMatch(/hrefLang="x-default"/i);
    expect(html).toMatch(/<link[^>]+rel="canonical"/);
    expect(html).toMatch(/application\/ld\+json/);
    expect(html).toMatch(/"@type":"Product"/);
  },
);

test(
  "§2.2, §6 a country's site has a home page of its own: products from that country, its exhibitions first, its policy",
  variant,
  async ({ page }) => {
    await open(page, '/eg/?lang=en');
    await expect(page.getByText('The site for buyers in Egypt')).toBeVisible();
    const offers = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Products from Egypt' }) })
      .getByRole('article');
    await expect(offers.first()).toContainText('Egypt');
    const exhibitions = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Trade fairs' }) })
      .getByRole('article');
    await expect(exhibitions.first()).toContainText('Egypt');
    await expect(page.getByRole('main').getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
      'href',
      '/eg/privacy-policy-Egypt.html',
    );
    await page.getByRole('main').getByRole('link', { name: 'International site' }).click();
    await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/$/);
    await expect(page.getByText('The site for buyers in')).toHaveCount(0);
  },
);
