import { expect, open, test } from '../journey.ts';
import { searchField } from '../pages.ts';

test('§4 switching the language keeps the address and what was typed, and reloads nothing', async ({ page }) => {
  await open(page, '/search/product?keyword=lamp');
  const address = page.url();
  await searchField(page).fill('half a thought');
  await page.evaluate(() => { Object.assign(window, { mark: 'not reloaded' }); });
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', /^de/);
  expect(page.url()).toBe(address);
  expect(await page.evaluate(() => 'mark' in window)).toBe(true);
  await expect(page.getByRole('searchbox').or(page.getByRole('combobox')).first()).toHaveValue('half a thought');
  await expect(page).toHaveTitle(/.+/);

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', /^de/);
});

test('§4 an address that names a language gets it, also without a cookie', async ({ page }) => {
  await open(page, '/categories?lang=ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', /^ar/);
});

for (const [language, asked] of [['ja', 'ja-JP,ja;q=0.9'], ['en', 'xx']] as const) {
  test(`§4 the browser's languages (${asked}) lead to ${language}`, async ({ request, baseURL }) => {
    const html = await (await request.get(`${baseURL}/`, { headers: { 'accept-language': asked } })).text();
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}`));
  });
}
