// A page's skeleton has the page's shape: the layout does not shift when the data arrive.
import { expect, open, test } from '../journey.ts';
import { variantUnless } from '../variant.ts';

/** Link of the site map → a text of the loaded page. */
const pages: Record<string, RegExp> = {
  'All products': /\d products/,
  'All suppliers': /\d suppliers/,
  'All categories': /\d products/,
  'New arrivals': /Updated daily/,
  'Product categories A–Z': /Air and climate/,
  'Trade services': /Asking is free/,
  'Help and contact': /Contact our team/,
  'Privacy policy': /Last updated/,
};
const sample = ['All products'];
/** A tenth of the "good" limit. */
const shiftMost = 0.01;

for (const [name, expected] of Object.entries(pages)) {
  test(
    `§2.8 ${name}: the skeleton is replaced by the page without a layout shift`,
    variantUnless(sample.includes(name)),
    async ({ page }) => {
      await open(page, '/sitemap.html');
      const held: (() => void)[] = [];
      let holds = true;
      await page.route('**/graphql**', async (route) => {
        if (holds)
          await new Promise<void>((go) => {
            held.push(go);
          });
        await route.continue();
      });
      await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
      await expect(page.locator('main > [aria-busy]')).toBeVisible();
      await page.evaluate(() => {
        const seen: number[] = [];
        Object.assign(globalThis, { seen });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            seen.push((entry as PerformanceEntry & { value: number }).value);
        }).observe({ type: 'layout-shift' });
      });
      holds = false;
      for (const go of held) go();
      await expect(page.getByRole('main')).toContainText(expected);
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            requestAnimationFrame(() => setTimeout(resolve, 200));
          }),
      );
      const shift = await page.evaluate(() =>
        (globalThis as unknown as { seen: number[] }).seen.reduce((sum, value) => sum + value, 0),
      );
      expect(shift).toBeLessThanOrEqual(shiftMost);
    },
  );
}
