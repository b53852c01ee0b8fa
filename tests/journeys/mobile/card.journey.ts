// Two phones exchange a business card (§2.4, §2.5).
import type { Page } from '@playwright/test';
import decodeQr from 'qr/decode.js';
import sharp from 'sharp';
import { registerBuyer } from '../buyer.ts';
import { expect, open, test } from '../journey.ts';
import { variant } from '../variant.ts';

/** What the code on the screen says. */
async function shownCode(page: Page): Promise<URL> {
  const code = page.getByRole('main').getByRole('img', { name: 'My business card' }).locator('xpath=..');
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return new URL(decodeQr({ width: info.width, height: info.height, data: new Uint8Array(data) }));
}

async function saveCard(page: Page, name: string, company: string): Promise<void> {
  await open(page, '/myCard');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Company').fill(company);
  await page.getByLabel('Phone').fill('+20 100 1234567');
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(page.getByRole('heading', { name: 'Show your card' })).toBeVisible();
}

test('§2.4, §2.5 a card goes from phone to phone by its code, with the ticked fields only, and both have a receipt', async ({
  page,
  browser,
}) => {
  await registerBuyer(page);
  await saveCard(page, 'Amal Hassan', 'Nile Trading House');
  await page.getByRole('button', { name: 'Show the code' }).click();
  const address = await shownCode(page);
  // The card is behind the #: no server receives it.
  expect([address.pathname, address.search]).toEqual(['/expo/buyer/view', '']);

  const context = await browser.newContext();
  const other = await context.newPage();
  await registerBuyer(other);
  await saveCard(other, 'Kofi Mensah', 'Accra Imports');
  await open(other, address.pathname + address.hash);
  const card = other.getByRole('article').filter({ hasText: 'Amal Hassan' });
  await expect(card).toContainText('Nile Trading House');
  await expect(card).not.toContainText('1234567');
  await card.getByRole('button', { name: 'Save card' }).click();
  await expect(card.getByRole('status').filter({ hasText: 'In your saved cards' })).toBeVisible();

  await open(other, '/myFavorite/exhibitorCard');
  await expect(other.getByRole('article').filter({ hasText: 'Amal Hassan' })).toContainText('Saved on');
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Saved by Kofi Mensah · Accra Imports')).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await context.close();
});

test('§2.5 an altered card is called forged and cannot be saved', variant, async ({ page }) => {
  await registerBuyer(page);
  await saveCard(page, 'Amal Hassan', 'Nile Trading House');
  await page.getByRole('button', { name: 'Show the code' }).click();
  const address = await shownCode(page);
  const at = address.hash.indexOf('.', 60) - 20;
  const altered =
    address.hash.slice(0, at) + (address.hash[at] === 'A' ? 'B' : 'A') + address.hash.slice(at + 1);
  await open(page, address.pathname + altered);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
    /^(Forged card|There’s no card here)$/,
  );
  await expect(page.getByRole('button', { name: 'Save card' })).toHaveCount(0);
});
