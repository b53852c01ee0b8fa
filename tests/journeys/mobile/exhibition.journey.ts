import { expect, open, test } from '../journey.ts';
import { variant } from '../variant.ts';

for (const language of ['en', 'ar'])
  test(
    `§2.5 the current section of a fair is in the visible part of the strip, in ${language}`,
    variant,
    async ({ page }) => {
      await open(page, `/chinahomelifeEgypt_801/visits?lang=${language}`);
      const strip = page.locator('nav:has(> div > a[href*="/hall-plan"])');
      await expect(strip.locator('[aria-current=page]')).toBeInViewport({ ratio: 1 });
      // The page itself does not move.
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await strip.locator('a[href*="/book-stand"]').click();
      await expect(page).toHaveURL(/\/book-stand/);
      await expect(strip.locator('[aria-current=page]')).toBeInViewport({ ratio: 1 });
      await strip.locator('a').first().click();
      await expect(strip.locator('[aria-current=page]')).toBeInViewport({ ratio: 1 });
    },
  );
