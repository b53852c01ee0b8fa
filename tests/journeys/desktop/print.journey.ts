import { expect, open, test } from '../journey.ts';
import { ladder, examplePages } from '../pages.ts';
import { blankPictures } from '../blank-pictures.ts';
import { variant } from '../variant.ts';

test('a printed product has its facts, and no bars or buttons', variant, async ({ page }) => {
  await blankPictures(page);
  const { product = '' } = await examplePages(page);
  await open(page, product);
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(ladder(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Specifications' })).toBeVisible();
  for (const gone of ['banner', 'contentinfo', 'search'] as const)
    await expect(page.getByRole(gone)).toBeHidden();
  await expect(page.locator('.bottom-bar, .action-bar').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Similar offers' })).toBeHidden();
  const controls = page.getByRole('main').locator('button, a', { hasText: /Share|Request a quote|Follow/ });
  await expect(controls.filter({ visible: true })).toHaveCount(0);
});
