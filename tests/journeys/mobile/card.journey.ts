// Two phones exchange a business card (§2.4, §2.5).
import type { Page } from '@playwright/test';
import decodeQr from 'qr/decode.js';
import sharp from 'sharp';
import { registerBuyer } from '../buyer.ts';
import { findings } from '../findings.ts';
import { expect, open, test } from '../journey.ts';
import { demoSupplier } from '../sign-in.ts';
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

test(
  '§2.4, §2.5 a supplier’s person and a buyer exchange cards, and both have a receipt',
  variant,
  async ({ page, browser }) => {
    await open(page, '/login?as=supplier');
    await page.getByRole('main').getByLabel('Email').fill(demoSupplier.email);
    await page.getByRole('main').getByLabel('Password', { exact: true }).fill(demoSupplier.password);
    await page.keyboard.press('Enter');
    await page.waitForURL('/');
    await open(page, '/myCard');
    const name = await page.getByRole('textbox', { name: 'Name', exact: true }).inputValue();
    await page.getByRole('button', { name: 'Show the code' }).click();
    const address = await shownCode(page);
    expect(address.pathname).toBe('/expo/supplier/view');

    const context = await browser.newContext();
    const buyer = await context.newPage();
    await registerBuyer(buyer);
    const buyerName = `Kofi ${Date.now()}`;
    await saveCard(buyer, buyerName, 'Accra Imports');
    await open(buyer, address.pathname + address.hash);
    const shown = buyer.getByRole('article').filter({ hasText: name });
    await shown.getByRole('button', { name: 'Save card' }).click();
    await expect(shown.getByText('In your saved cards')).toBeVisible();
    await open(buyer, '/myCard');
    await buyer.getByRole('button', { name: 'Show the code' }).click();
    const answer = await shownCode(buyer);

    await open(page, answer.pathname + answer.hash);
    await page.getByRole('article').getByRole('button', { name: 'Save card' }).click();
    await expect(page.getByText('In your saved cards')).toBeVisible();
    await open(page, '/myFavorite/exhibitorCard');
    await expect(page.getByRole('article').filter({ hasText: buyerName })).toContainText('Saved on');
    expect(await findings(page)).toEqual([]);
    await open(page, '/myCard');
    // The buyer's phone sends the receipt by itself, and stays open until then.
    await expect(async () => {
      await page.reload();
      await expect(page.getByText(`Saved by ${buyerName} · Accra Imports`)).toBeVisible({ timeout: 5_000 });
    }).toPass();
    expect(await findings(page)).toEqual([]);
    await context.close();
  },
);

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
