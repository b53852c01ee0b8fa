// §9 Lazy pictures: loaded when they come within a third of the window's height of it; §8 a fallback where one does not come.
import { lazyImageMarginHeightRatio } from '@fairgate/schema/limits';
import { expect, open, quiet, test } from '../journey.ts';
import { examplePages, productLinks } from '../pages.ts';

// What the service worker fetches cannot be broken off here.

test.describe('§9 in a low window', () => {
  const windowPx = 600;
  test.use({ viewport: { width: 1440, height: windowPx } });

  test('pictures are asked for as far as a third of it below, and the rest when one scrolls there', async ({
    page,
  }) => {
    const asked = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/pictures/')) asked.add(pathname);
    });
    await open(page, '/search/product?keyword=lamp');
    await quiet(page);
    // By the place that each has, whether there is a picture in it yet.
    const places = await page
      .getByRole('main')
      .getByRole('article')
      .evaluateAll((cards) =>
        cards.map((card) => {
          const place = card.querySelector('.bg-placeholder');
          return { top: place?.getBoundingClientRect().top ?? 0, has: place?.querySelector('img') !== null };
        }),
      );
    const edge = windowPx * (1 + lazyImageMarginHeightRatio);
    const near = places.filter(({ top }) => top < edge - 10);
    const far = places.filter(({ top }) => top > edge);
    expect(
      [near.length, far.length].every((count) => count >= 4),
      `${near.length} near, ${far.length} far`,
    ).toBe(true);
    expect(near.filter(({ has }) => !has)).toEqual([]);
    expect(far.filter(({ has }) => has)).toEqual([]);

    const before = asked.size;
    const last = page.getByRole('main').getByRole('article').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last.locator('img')).toHaveJSProperty('complete', true);
    expect(
      await last.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBeGreaterThan(0);
    await expect.poll(() => asked.size).toBeGreaterThan(before);
  });
});

test('§8 where a picture does not come there is a fallback in its place, that says what it shows; the others stand', async ({
  page,
  problems,
}) => {
  const { product = '' } = await examplePages(page);
  const html = await (await page.request.get(product)).text();
  const [first = ''] = /\/pictures\/[\w.-]+/.exec(html.slice(html.indexOf('<main'))) ?? [];
  await page.route(
    (url) => url.pathname === first,
    (route) => route.abort(),
  );
  await open(page, product);
  const gallery = page.getByRole('list', { name: /^Images of / }).getByRole('listitem');
  await expect(gallery.first().locator('img')).toHaveCount(0);
  await expect(gallery.first().getByRole('img')).toBeVisible();
  expect(await gallery.first().getByRole('img').getAttribute('aria-label')).toBeTruthy();
  await expect(gallery.first().locator('svg')).toBeVisible();
  await gallery.nth(1).scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      gallery
        .nth(1)
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
  // The browser reports what was kept from it.
  expect(problems.splice(0).every((problem) => problem.includes(first))).toBe(true);

  // A small one in a list, too.
  await page.unrouteAll();
  await open(page, '/search/product?keyword=lamp');
  const src = await productLinks(page)
    .first()
    .locator('xpath=ancestor::article')
    .locator('img')
    .getAttribute('src');
  await page.route(
    (url) => url.pathname === src,
    (route) => route.abort(),
  );
  await page.reload();
  const card = page.getByRole('main').getByRole('article').first();
  await expect(card.locator('.bg-placeholder svg')).toBeVisible();
  await expect(card.locator('img')).toHaveCount(0);

  // And those that are asked for only when one scrolls there, but for pictures that came for other cards already.
  const broken = page.getByRole('main').getByRole('article').locator('.bg-placeholder svg');
  const before = await broken.count();
  await page.route('**/pictures/**', (route) => route.abort());
  await page.getByRole('main').getByRole('article').last().scrollIntoViewIfNeeded();
  await expect.poll(() => broken.count()).toBeGreaterThan(before);
  problems.splice(0);
});
