import type { Page } from '@playwright/test';
import { expect, open, test } from '../journey.ts';
import { searchField } from '../pages.ts';

test('by the keyboard alone: skip to the content, search with a suggestion, open a product', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await tabTo(page, () => document.activeElement?.getAttribute('name') === 'keyword', 'Shift+Tab');
  await page.keyboard.type('lamp');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(searchField(page)).toHaveValue('lamp');
  await page.keyboard.press('Enter');
  await page.waitForURL(/keyword=lamp/);
  await expect(page.getByText(/\d+ products/).first()).toBeVisible();

  await tabTo(page, () => document.activeElement?.matches('main article a[href*=".html"]') === true, 'Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/_\d+\.html/);
});

test('focus is seen wherever it goes', async ({ page }) => {
  await open(page, '/search/product?keyword=lamp');
  for (let press = 0; press < 25; press++) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(() => {
      for (let element: Element | null = document.activeElement; element; element = element.parentElement) {
        for (const part of [undefined, '::after']) {
          const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
          if (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) return true;
        }
      }
      return false;
    });
    expect(seen, await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160))).toBe(true);
  }
});

async function tabTo(page: Page, isThere: () => boolean, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  for (let press = 0; press < 80; press++) {
    if (await page.evaluate(isThere)) return;
    await page.keyboard.press(key);
  }
  throw new Error('The keyboard does not lead there.');
}
