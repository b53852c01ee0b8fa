import { expect, open, test } from '../journey.ts';
import { expectNoSidewaysScroll } from '../layout.ts';
import { examplePages, productLinks } from '../pages.ts';
import { variantUnless, variant } from '../variant.ts';

for (const language of ['ar', 'fa']) {
  test(
    `§3 in ${language} the page is mirrored: the logo on the right, the language on the left, filters on the right`,
    variantUnless(language === 'ar'),
    async ({ page }) => {
      await open(page, `/search/product?keyword=lamp&lang=${language}`);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      const middle = 720;
      const banner = page.getByRole('banner');
      const mark = await banner.getByRole('link').first().boundingBox();
      const languageSwitch = await banner.getByRole('button').last().boundingBox();
      expect(mark?.x).toBeGreaterThan(middle);
      expect(languageSwitch?.x).toBeLessThan(middle);
      const filter = await page.getByRole('main').getByRole('checkbox').first().boundingBox();
      const card = await productLinks(page).last().boundingBox();
      expect(filter?.x).toBeGreaterThan(card?.x ?? 0);
      await expectNoSidewaysScroll(page);
    },
  );
}

test(
  '§3 pictures of the product are on the right, its prices on the left, and numbers read left to right',
  variant,
  async ({ page }) => {
    const { product = '' } = await examplePages(page);
    await open(page, `${product}?lang=ar`);
    const table = await page.getByRole('main').getByRole('table').first().boundingBox();
    const picture = await page.getByRole('main').getByRole('img').first().boundingBox();
    expect(picture?.x).toBeGreaterThan(table?.x ?? 0);
    await expectNoSidewaysScroll(page);
  },
);

test('§2.8 directional arrows point the other way', variant, async ({ page }) => {
  await open(page, '/search/product?keyword=lamp&lang=ar');
  const mirrored = await page
    .locator('nav svg.mirror')
    .first()
    .evaluate((icon) => getComputedStyle(icon).transform + getComputedStyle(icon).scale);
  expect(mirrored).toMatch(/-1/);
});
