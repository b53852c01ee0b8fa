// "Back" leads to the place on the page where the visitor was.
import { expect, hydrated, open, quiet, test } from '../journey.ts';
import { variant } from '../variant.ts';

for (const path of ['/', '/latest-products.html', '/search/product?keyword=lamp'])
  test(
    `a page is scrolled to its place again after a reload of the next page: ${path}`,
    variant,
    async ({ page }) => {
      await open(page, path);
      await page.mouse.move(400, 400);
      // By wheel: parts below appear on the way.
      await expect(async () => {
        await page.mouse.wheel(0, 400);
        expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1_200);
      }).toPass();
      await quiet(page);
      const place = await page.evaluate(() => scrollY);
      // By script: Playwright would scroll to the link.
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: 'All categories' })
        .evaluate((link) => (link as HTMLElement).click());
      await expect(page.getByRole('heading', { level: 1, name: 'All categories' })).toBeVisible();
      await page.reload();
      await hydrated(page);
      // The code for the next navigation comes after hydration.
      await quiet(page);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'All categories' })).toBeHidden();
      await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(place, -1);
    },
  );
