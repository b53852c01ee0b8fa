import type { Page } from '@playwright/test';
import { expect, open, test } from '../journey.ts';
import { productLinks, searchField, searchFor } from '../pages.ts';
import { variant } from '../variant.ts';

test('by keyboard only: skip to the content, search with a suggestion, open a product', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
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

test(
  'a recent search is in the empty box, runs again by keyboard, and can be cleared',
  variant,
  async ({ page }) => {
    const group = page.getByRole('group', { name: 'Recent searches' });
    const recent = group.getByRole('option');
    await open(page, '/categories');
    await searchFor(page, 'lamp');
    await searchFor(page, 'steel kettle');

    await searchField(page).fill('');
    await expect(recent).toHaveText(['steel kettle', 'lamp']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(group.getByRole('option', { selected: true })).toHaveText('lamp');
    await page.keyboard.press('Enter');
    await page.waitForURL(/keyword=lamp/);
    await expect(searchField(page)).toHaveValue('lamp');
    await expect(productLinks(page).first()).toContainText(/lamp/i);

    await searchField(page).fill('');
    await expect(recent).toHaveText(['lamp', 'steel kettle']);
    await tabTo(page, () => document.activeElement?.textContent === 'Clear recent searches', 'Tab');
    await page.keyboard.press('Enter');
    await expect(recent).toHaveCount(0);
    await expect(searchField(page)).toBeFocused();

    await open(page, '/categories');
    await searchField(page).focus();
    await expect(page.getByText('No suggestions')).toBeAttached();
  },
);

test('focus is always visible', variant, async ({ page }) => {
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
