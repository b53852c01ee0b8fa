import { expect, open, test } from '../journey.ts';
import { expectNoSidewaysScroll } from '../layout.ts';
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

test(
  'WCAG 1.4.4: at 200 % text no word of a ticket, a fascia or a fact is broken, and nothing is cut',
  variant,
  async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      });
    });
    for (const path of ['', '/exhibitors', '/exhibitors/1', '/hall-plan?stand=A-105', '/agenda']) {
      await open(page, `/chinahomelifeEgypt_801${path}`);
      await expectNoSidewaysScroll(page);
      const broken = await page.getByRole('main').evaluate((main) => {
        const found: string[] = [];
        const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        while (walker.nextNode()) {
          const node = walker.currentNode;
          if (!(node.parentElement?.checkVisibility() ?? false) || node.parentElement?.closest('.sr-only'))
            continue;
          for (const { index, 0: word } of (node.textContent ?? '').matchAll(/\p{L}{2,}/gu)) {
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (tops.size > 1) found.push(word);
          }
        }
        return found;
      });
      expect(broken, path).toEqual([]);
    }
  },
);

test(
  '§2.5 the chosen stand of a hall plan is in sight where its plan is pressed',
  variant,
  async ({ page }) => {
    await open(page, '/chinahomelifeEgypt_801/hall-plan');
    const main = page.getByRole('main');
    await main.getByRole('group', { name: 'Plan of hall A' }).getByRole('link').first().click();
    await expect(main.getByRole('heading', { level: 2 }).getByRole('link')).toBeInViewport({ ratio: 1 });
  },
);

test(
  '§2.5 a filter takes the words that are typed; a page beyond the end is the last one',
  variant,
  async ({ page }) => {
    await open(page, '/chinahomelifeEgypt_801/exhibitors?pageNo=99');
    await expect(page).toHaveURL(/\?pageNo=24$/);
    const main = page.getByRole('main');
    await expect(main.getByRole('article').first()).toBeVisible();
    await main.getByRole('searchbox').fill('mugs');
    await main.getByLabel('Country').selectOption('CN');
    await expect(page).toHaveURL(/exhibitor=mugs/);
    await expect(main.getByRole('status')).toHaveText(/^\d{1,2} exhibitors$/);
  },
);

test('§2.8 the form of the popup comes without waiting for the page to settle', variant, async ({ page }) => {
  await open(page, '/affJapan/aff-pre-register-popup');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  // A guest's page loads its data client after 4 seconds (settledMs in web/src/app/browser-app.ts).
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeVisible({ timeout: 3_500 });
});
