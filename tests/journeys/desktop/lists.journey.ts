// §2.1, §2.2 The addresses of lists: status, canonical address, data for search engines, and navigation within a list.
import type { APIRequestContext } from '@playwright/test';
import { expect, open, test } from '../journey.ts';
import { chosenFilters, numberIn, productLinks, resultCount, reviewedProduct } from '../pages.ts';
import { variant } from '../variant.ts';

const headOf = (html: string) => ({
  canonical: /<link[^>]+rel="canonical"[^>]+href="([^"]+)"/.exec(html)?.[1] ?? '',
  alternates: html.match(/<link[^>]+hrefLang="[^"]+"/gi)?.length ?? 0,
  structured: JSON.parse(
    /<script[^>]+application\/ld\+json[^>]*>(.+?)<\/script>/s.exec(html)?.[1] ?? '{}',
  ) as {
    '@graph'?: {
      '@type': string;
      itemListElement: { position: number; name: string; url?: string; item?: string }[];
    }[];
  },
  isHidden: /name="robots"[^>]+noindex/.test(html),
});
const get = async (request: APIRequestContext, path: string) => {
  const answer = await request.get(path, { maxRedirects: 0, headers: { 'accept-language': 'en' } });
  return { status: answer.status(), location: answer.headers()['location'], html: await answer.text() };
};
type Category = { id: string; slug: string; name: string; productCount: number; children: Category[] };
const categoriesOf = async (request: APIRequestContext): Promise<Category[]> => {
  const answer = await request.post('/graphql', {
    data: { query: '{ categories { id slug name productCount children { id slug name productCount } } }' },
  });
  return ((await answer.json()) as { data: { categories: Category[] } }).data.categories;
};

test('§2.1, §2.2 a category has one address: any other spelling redirects there permanently', async ({
  request,
}) => {
  const [top] = await categoriesOf(request);
  const path = `/category/${top?.slug}${top?.id}.html`;
  expect((await get(request, path)).status).toBe(200);
  for (const [other, to] of [
    [`/category/Something-else_${top?.id}.html`, path],
    [`/category/_${top?.id}.html?lang=ar`, `${path}?lang=ar`],
    [`/category/${top?.slug}${top?.id}_1.html`, path],
    [`/eg/category/x_${top?.id}_2.html`, `/eg/category/${top?.slug}${top?.id}_2.html`],
  ] as const) {
    const { status, location } = await get(request, other);
    expect([
      other,
      status,
      new URL(location ?? '', 'http://x').pathname + new URL(location ?? '', 'http://x').search,
    ]).toEqual([other, 301, to]);
  }
});

test(
  '§2.2 a category page: canonical address with its number, 19 languages, the breadcrumb and its products for search engines',
  variant,
  async ({ page, request }) => {
    const [top] = await categoriesOf(request);
    const path = `/category/${top?.slug}${top?.id}`;
    const { html } = await get(request, `${path}_2.html?lang=en&utm_source=mail`);
    const { canonical, alternates, structured, isHidden } = headOf(html);
    expect(new URL(canonical).pathname).toBe(`${path}_2.html`);
    expect([alternates, isHidden]).toEqual([20, false]);
    await open(page, `${path}_2.html?lang=en`);
    const [crumbs, items] = structured['@graph'] ?? [];
    const seenCrumbs = await page
      .getByRole('navigation', { name: 'You are here' })
      .getByRole('listitem')
      .allTextContents();
    expect(crumbs?.itemListElement.map(({ name }) => name)).toEqual(seenCrumbs);
    const seen = await page.getByRole('main').getByRole('article').getByRole('heading').allTextContents();
    expect(items?.itemListElement.map(({ name }) => name)).toEqual(seen);
    expect(items?.itemListElement[0]?.position).toBe(25);
    expect(headOf((await get(request, `${path}.html?lang=en&country=CN`)).html).isHidden).toBe(true);
  },
);

test('§2.8 the head of one page is replaced on the next', variant, async ({ page, request }) => {
  const [top] = await categoriesOf(request);
  await open(page, `/category/${top?.slug}${top?.id}.html?lang=en`);
  const forCrawlers = page.locator(
    'head :is(link[hreflang], meta[property], meta[name=description], script[type="application/ld+json"])',
  );
  await expect(forCrawlers).not.toHaveCount(0);
  const first = productLinks(page).first();
  const address = new URL((await first.getAttribute('href')) ?? '', page.url());
  await first.click();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address.href);
  await expect(page).toHaveTitle(`${await page.getByRole('heading', { level: 1 }).textContent()} | Fairgate`);
  await expect(forCrawlers).toHaveCount(0);
});

test(
  '§2.2 unknown categories, pages beyond the end, lists and words',
  variant,
  async ({ page, request, problems }) => {
    const [top] = await categoriesOf(request);
    for (const path of [
      '/category/Nothing_999999999.html',
      `/category/${top?.slug}${top?.id}_9999.html`,
      '/hot/nothing',
      '/showroom/showroom-xyzzyxyzzy.html',
      '/hots/showroom-lamp_9999.html',
      '/aggregate/lamp/Nothing_999999999.html',
      '/search/supplier?pageNo=9999',
      '/categoriesT2/999999999',
      `/product/score/list/${await reviewedProduct(page)}?pageNo=9999`,
      '/product/score/list/999999999',
    ]) {
      const { status } = await get(request, path);
      // The last one has no desktop page.
      expect([path, status]).toEqual([path, path.startsWith('/categoriesT2') ? 303 : 404]);
    }
    await page.goto('/category/Nothing_999999999.html?lang=en');
    await page.getByRole('main').getByRole('link', { name: 'Browse all categories' }).click();
    await expect(page).toHaveURL(/\/categories/);
    await page.goto(`/product/score/list/${await reviewedProduct(page)}?pageNo=9999&lang=en`);
    await page.getByRole('main').getByRole('link', { name: 'All reviews' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goto('/hot/nothing?lang=en');
    await page.getByRole('main').getByRole('link', { name: 'New arrivals' }).click();
    await expect(productLinks(page).first()).toBeVisible();
    // The browser itself reports the 404s.
    expect(problems.filter((line) => !line.includes('404'))).toEqual([]);
    problems.length = 0;
  },
);

test('§2.2 a buyer filters a category, turns its pages and opens its subcategories within it', async ({
  page,
  request,
}) => {
  const [top] = await categoriesOf(request);
  await open(page, `/category/${top?.slug}${top?.id}.html?lang=en`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(top?.name ?? '');
  const all = numberIn(await resultCount(page).textContent());
  expect(all).toBe(top?.productCount);
  await page.getByRole('group', { name: 'Supplier’s country' }).getByRole('checkbox').first().check();
  await expect(page).toHaveURL(new RegExp(`/category/${top?.slug}${top?.id}\\.html\\?.*country=`));
  await expect(chosenFilters(page).getByRole('listitem')).toHaveCount(1);
  await expect.poll(async () => numberIn(await resultCount(page).textContent())).toBeLessThan(all);
  await chosenFilters(page).getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`${top?.id}\\.html\\?lang=en$`));
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(new RegExp(`${top?.slug}${top?.id}_2\\.html`));
  await page.getByRole('navigation', { name: 'Subcategories' }).getByRole('link').first().click();
  await expect(page.getByRole('navigation', { name: 'Related categories' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'You are here' })
    .getByRole('link', { name: top?.name ?? '' })
    .click();
  await expect(page).toHaveURL(new RegExp(`/category/${top?.slug}${top?.id}\\.html`));
});

test(
  '§2.2 the lists by kind, by words, and by words within a category',
  variant,
  async ({ page, request }) => {
    await open(page, '/hot/product?lang=en');
    await expect(page.getByRole('heading', { level: 1, name: 'Best rated products' })).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Other lists' })
      .getByRole('link', { name: 'New arrivals' })
      .click();
    await expect(page).toHaveURL(/\/hot\/new-arrivals/);
    expect((await get(request, '/hot/supplier')).status).toBe(301);

    await open(page, '/hots/showroom-lamp.html?lang=en');
    await expect(page.getByRole('heading', { level: 1, name: 'lamp' })).toBeVisible();
    expect((await get(request, '/showroom/showroom-LED-Lamp.html')).location).toMatch(
      /\/showroom\/showroom-led-lamp\.html$/,
    );
    const category = page
      .getByRole('navigation', { name: 'Categories with these products' })
      .getByRole('link')
      .first();
    const name = (await category.locator('bdi').first().textContent()) ?? '';
    await category.click();
    await expect(page).toHaveURL(/\/aggregate\/lamp\/.+_\d+\.html/);
    await expect(page.getByRole('heading', { level: 1, name: `lamp – ${name}` })).toBeVisible();
    const { pathname } = new URL(page.url());
    const { status, location } = await get(request, `/aggregate/lamp/${encodeURIComponent(name)}.html`);
    expect([status, new URL(location ?? '', page.url()).pathname]).toEqual([301, pathname]);
  },
);

test(
  '§2.2 suppliers: found by their products, filtered, and the same words among products',
  variant,
  async ({ page, request }) => {
    await open(page, '/search/supplier?keyword=lamp&lang=en');
    const count = page.getByRole('main').getByRole('status').first();
    const all = numberIn(await count.textContent());
    expect(all).toBeGreaterThan(0);
    await page.getByRole('group', { name: 'Business type' }).getByRole('checkbox').first().check();
    await expect(page).toHaveURL(/\/search\/supplier\?.*biz=/);
    await expect.poll(async () => numberIn(await count.textContent())).toBeLessThanOrEqual(all);
    const names = await page.getByRole('main').getByRole('article').getByRole('heading').allTextContents();
    const items = headOf((await get(request, new URL(page.url()).pathname + new URL(page.url()).search)).html)
      .structured['@graph']?.[1];
    expect(items?.itemListElement.map(({ name }) => name)).toEqual(names);
    await page.getByRole('navigation', { name: 'Search in' }).getByRole('link', { name: 'Products' }).click();
    await expect(page).toHaveURL(/\/search\/product\?.*keyword=lamp/);
    await open(page, '/search/supplier?keyword=xyzzyxyzzy&lang=en');
    await expect(page.getByRole('heading', { name: /No suppliers found for/ })).toBeVisible();
  },
);

test(
  '§2.2 /categories/{defaultCategory} starts with it; an unknown one shows all',
  variant,
  async ({ page, request }) => {
    const [, second] = await categoriesOf(request);
    for (const word of [second?.id, second?.slug.slice(0, -1).toLowerCase()]) {
      await open(page, `/categories/${word}?lang=en`);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
        second?.name ?? '',
      );
    }
    expect((await get(request, '/categories/nothing-like-it')).location).toMatch(/\/categories$/);
    expect((await get(request, `/categoriesT2/${second?.id}`)).location).toMatch(
      new RegExp(`/categories#category-${second?.id}$`),
    );
  },
);
