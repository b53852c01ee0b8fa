// §5 Clicks on buttons are not lost while the app or a part of the page loads.
import type { Page } from '@playwright/test';
import { expect, open, test } from '../journey.ts';
import { panel } from '../sign-in.ts';
import { variant } from '../variant.ts';

const exhibitor = '/expoUnited-Arab-Emirates_802/exhibitors/1';

/** Holds the scripts whose address matches back. Returns a function that lets them through. */
async function hold(page: Page, scripts: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test(
  '§5 of the buttons that are clicked before the app has loaded the last one acts when it has, once',
  variant,
  async ({ page }) => {
    const release = await hold(page, /\/assets\/.*\.js$/);
    await page.goto(exhibitor);
    const language = page.getByRole('banner').getByRole('button', { name: /^Language/ });
    await page.getByRole('main').getByRole('button', { name: 'Ask for email and phone' }).click();
    // Twice: a menu that opened and closed again would be the result of both.
    await language.dblclick();
    release();
    await expect(
      page.getByRole('menu').or(page.getByRole('dialog')).or(page.getByRole('listbox')),
    ).toBeVisible();
    await expect(panel(page)).toBeHidden();
  },
);

test(
  '§5 a panel whose button is clicked before the app has loaded opens when it has',
  variant,
  async ({ page }) => {
    const release = await hold(page, /\/assets\/.*\.js$/);
    await page.goto(exhibitor);
    await page.getByRole('main').getByRole('button', { name: 'Ask for email and phone' }).click();
    release();
    await expect(panel(page)).toBeVisible();
  },
);

test('§5 a click in a part of the page whose code loads last acts once when it is there', async ({
  page,
}) => {
  const release = await hold(page, /\/assets\/RequestCard-.*\.js$/);
  await open(page, exhibitor);
  const ask = page.getByRole('main').getByRole('button', { name: 'Ask for email and phone' });
  await ask.click();
  await expect(panel(page)).toBeHidden();
  release();
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
});
