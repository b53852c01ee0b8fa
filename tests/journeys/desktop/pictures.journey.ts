// §9 Lazy pictures load within a third of the window's height; §8 a failed picture has a fallback.
import { lazyImageMarginHeightRatio } from '@fairgate/schema/limits';
import { expect, open, quiet, test } from '../journey.ts';
import { examplePages, productLinks } from '../pages.ts';
import { variant } from '../variant.ts';

// Playwright cannot abort requests of the service worker.

test.describe('§9 in a low window', () => {
  const windowPx = 600;
  test.use({ viewport: { width: 1440, height: windowPx } });

  test(
    "pictures load within a third of the window's height below it, and the rest on scroll",
    variant,
    async ({ page }) => {
      const requests = new Set<string>();
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/pictures/')) requests.add(pathname);
      });
      await open(page, '/search/product?keyword=lamp');
      await quiet(page);
      // By the position of each, whether it has loaded or not.
      const places = await page
        .getByRole('main')
        .getByRole('article')
        .evaluateAll((cards) =>
          cards.map((card) => {
            const place = card.querySelector('.bg-placeholder');
            return {
              top: place?.getBoundingClientRect().top ?? 0,
              has: place?.querySelector('img') !== null,
            };
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

      const before = requests.size;
      const last = page.getByRole('main').getByRole('article').last();
      await last.scrollIntoViewIfNeeded();
      await expect(last.locator('img')).toHaveJSProperty('complete', true);
      expect(
        await last.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth),
      ).toBeGreaterThan(0);
      await expect.poll(() => requests.size).toBeGreaterThan(before);
    },
  );
});

test(
  '§8 a picture that fails has a fallback with its description; the others remain',
  variant,
  async ({ page, problems }) => {
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
    // The browser reports the aborted requests.
    expect(problems.splice(0).every((problem) => problem.includes(first))).toBe(true);

    // Also a small one in a list.
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

    // And those that load on scroll, except pictures that other cards have loaded already.
    const broken = page.getByRole('main').getByRole('article').locator('.bg-placeholder svg');
    const before = await broken.count();
    await page.route('**/pictures/**', (route) => route.abort());
    await page.getByRole('main').getByRole('article').last().scrollIntoViewIfNeeded();
    await expect.poll(() => broken.count()).toBeGreaterThan(before);
    problems.splice(0);
  },
);
