import type { Page } from '@playwright/test';
import { findings } from '../findings.ts';
import { expect, open, test } from '../journey.ts';
import { variant } from '../variant.ts';

const field = (page: Page) =>
  page
    .getByRole('main')
    .locator('button[aria-haspopup="dialog"]')
    .filter({ hasText: /product types?/ });
const picker = (page: Page) => page.getByRole('dialog');
const search = (page: Page) => picker(page).getByRole('combobox', { name: 'Search product types' });
const chosen = (page: Page) => picker(page).getByRole('list', { name: 'Selected' }).getByRole('listitem');

async function openPicker(page: Page, path = '/register'): Promise<void> {
  await open(page, path);
  await field(page).click();
  // A visitor who clicks early and then does not move waits for the data layer (app/browser-app.ts).
  await expect(picker(page).getByRole('option').first()).toBeVisible();
}

test('§2.8 by keyboard only: search, choose, remove, confirm', async ({ page }) => {
  await openPicker(page);
  await expect(search(page)).toBeFocused();
  await page.keyboard.type('LAMP');
  const option = picker(page).getByRole('option', { name: /lamp/i }).first();
  await expect(option).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(chosen(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(chosen(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await picker(page).getByRole('button', { name: 'Confirm' }).press('Enter');
  await expect(picker(page)).toHaveCount(0);
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toContainText('1 product type');
});

test('§5 the eleventh tag is refused, with the reason', variant, async ({ page }) => {
  await openPicker(page);
  for (let at = 0; at < 11; at += 1) await picker(page).getByRole('option').nth(at).click();
  await expect(chosen(page)).toHaveCount(10);
  await expect(picker(page).getByRole('alert')).toHaveText('The maximum is 10 tags.');
  await expect(picker(page).getByRole('option').nth(10)).toHaveAttribute('aria-selected', 'false');
});

test('§2.8 the breadcrumb narrows and leads back, and the categories fold', variant, async ({ page }) => {
  await openPicker(page);
  // Only the visible tags are rendered.
  const listed = async () =>
    Number(await picker(page).getByRole('option').first().getAttribute('aria-setsize'));
  const all = await listed();
  await picker(page).getByRole('button', { name: 'Home and kitchen' }).click();
  await picker(page).getByRole('button', { name: 'Cookware' }).click();
  await expect.poll(listed).toBeLessThan(all);
  await picker(page).getByRole('button', { name: 'Hide categories' }).click();
  await expect(picker(page).getByRole('button', { name: 'Drinkware' })).toHaveCount(0);
  await picker(page).getByRole('button', { name: 'All categories' }).click();
  await expect.poll(listed).toBe(all);
});

test('§4 words without a matching tag are accepted as they are', variant, async ({ page }) => {
  await openPicker(page);
  await search(page).fill('copper samovar');
  await picker(page).getByRole('button', { name: 'Use my own words' }).first().click();
  await expect(field(page).or(page.getByRole('button', { name: /copper samovar/ }))).toBeVisible();
});

test('§2.9 f_catsw2=0: the older picker finds at most ten and folds nothing', variant, async ({ page }) => {
  await openPicker(page, '/register?f_catsw2=0');
  await expect(picker(page).getByRole('button', { name: 'Hide categories' })).toHaveCount(0);
  await search(page).fill('a');
  await expect(picker(page).getByText('Showing the first 10.')).toBeVisible();
  await expect(picker(page).getByRole('option')).toHaveCount(10);
});

test('axe finds nothing in the picker: full, empty and at its limit', variant, async ({ page }) => {
  await openPicker(page);
  for (let at = 0; at < 11; at += 1) await picker(page).getByRole('option').nth(at).click();
  expect(await findings(page, { within: '[role=dialog]' })).toEqual([]);
  await search(page).fill('xyzzy');
  await expect(picker(page).getByText('No results for')).toBeVisible();
  expect(await findings(page, { within: '[role=dialog]' })).toEqual([]);
});
