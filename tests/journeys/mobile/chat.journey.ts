// §2.4, §9 A buyer and a supplier chat on their phones.
import type { Page } from '@playwright/test';
import { registerBuyer } from '../buyer.ts';
import { expect, open, test } from '../journey.ts';
import { signInSupplier } from '../supplier.ts';

/** The messages. The list beside them shows the newest, too. */
const log = (page: Page) => page.getByRole('log');

test('§2.4 a buyer and a supplier chat on their phones: both read messages without a reload, until one blocks the other', async ({
  page,
  browser,
  baseURL,
}) => {
  const office = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    viewport: { width: 375, height: 812 },
    isMobile: true,
    hasTouch: true,
  });
  const desk = await office.newPage();
  const { supplierId: supplier } = await signInSupplier(desk.request);
  const email = await registerBuyer(page);
  const question = `Is the lamp in stock, for ${email}?`;

  await open(page, `/hybird/chat?supplier=${supplier}`);
  await expect(page).toHaveURL(new RegExp(`/inbox/chat\\?supplier=${supplier}`));
  await page.getByLabel('Your message').fill(question);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(/\/inbox\/\d+$/);
  await expect(log(page).getByText(question)).toBeVisible();

  await open(desk, '/hybird/chat');
  await desk.getByRole('link').filter({ hasText: question }).click();
  await expect(log(desk).getByText(question)).toBeVisible();
  await desk.getByLabel('Your message').fill('Yes, 400 pieces.');
  await desk.getByRole('button', { name: 'Send' }).click();
  // Without a reload.
  await expect(log(page).getByText('Yes, 400 pieces.')).toBeVisible();
  await page.getByLabel('Your message').fill('Thank you, we take 40.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(log(desk).getByText('Thank you, we take 40.')).toBeVisible();

  await desk.getByRole('button', { name: 'More about this conversation' }).click();
  await desk.getByRole('menuitem', { name: 'Block' }).click();
  await expect(desk.getByText('No messages are delivered between you.')).toBeVisible();
  await page.getByLabel('Your message').fill('And 40 more?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('one of you has blocked the other.')).toBeVisible();
  await desk.reload();
  await expect(desk.getByText('No messages are delivered between you.')).toBeVisible();
  await expect(log(desk).getByText('And 40 more?')).toBeHidden();
  await office.close();
});
