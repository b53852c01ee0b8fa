// WCAG 1.4.10: at 400 % zoom a window of 1280 × 1024 is 320 × 256 CSS px. No bar may keep its place there.
import type { Page } from '@playwright/test';
import { expect, open } from '../journey.ts';
import { expectNoSidewaysScroll } from '../layout.ts';
import { examplePages } from '../pages.ts';
import { consentBar, inGermany, test } from '../visitors.ts';
import { blankPictures } from '../blank-pictures.ts';
import { variant } from '../variant.ts';

/** The largest part of the window's height that bars may take. */
const largestPart = 1 / 4;

/** The part of the window's height covered by bars that stay while the page scrolls. */
async function coveredPart(page: Page): Promise<number> {
  return page.evaluate(async () => {
    scrollTo(0, document.documentElement.scrollHeight / 2);
    await new Promise(requestAnimationFrame);
    const rows = new Set<number>();
    for (const element of document.querySelectorAll('body *')) {
      const { position } = getComputedStyle(element);
      if (!['fixed', 'sticky'].includes(position) || !element.checkVisibility()) continue;
      const { top, bottom, width } = element.getBoundingClientRect();
      if (width < innerWidth / 2) continue;
      for (let y = Math.max(0, Math.floor(top)); y < Math.min(innerHeight, bottom); y++) rows.add(y);
    }
    return rows.size / innerHeight;
  });
}

test.use({ viewport: { width: 320, height: 256 }, extraHTTPHeaders: inGermany });

test(
  'WCAG 1.4.10 at 320 × 256 bars take at most a quarter of the height, with every bar open',
  variant,
  async ({ page }) => {
    await blankPictures(page);
    await page.addInitScript(() => {
      const seen = { value: ['1', '2', '3'], expiresAt: null };
      localStorage.setItem('fairgate:products-seen', JSON.stringify(seen));
    });
    const paths = await examplePages(page);
    await open(page, paths.search ?? '');
    await page
      .getByRole('button', { name: /^Compare / })
      .first()
      .click();
    for (const name of ['home', 'search', 'product', 'parts of a category']) {
      await open(page, paths[name] ?? '');
      await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt')));
      await expect(consentBar(page)).toBeVisible();
      await expect(page.getByRole('region', { name: 'Products to compare' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Install' })).toBeVisible();
      for (const height of [256, 200]) {
        await page.setViewportSize({ width: 320, height });
        expect([name, height, (await coveredPart(page)) <= largestPart]).toEqual([name, height, true]);
      }
      await expectNoSidewaysScroll(page);
    }
  },
);
