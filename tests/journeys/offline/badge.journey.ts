import { expect, hydrated, open, test } from '../journey.ts';
import { variant } from '../variant.ts';
import { signInBuyer } from './badge-people.ts';
import { installed } from './installed.ts';
import { forgiveNetwork } from './problems.ts';

test.afterEach(forgiveNetwork);

test('§2.4 the badge is there before the app, offline, on a page that was never visited', async ({
  page,
  context,
  browser,
}) => {
  await installed(page);
  await signInBuyer(page);
  // The fair's page stores the badges, and the service worker the page of the badges.
  await open(page, '/expoTurkey_803');
  await page
    .getByRole('region', { name: 'Offline copy of this fair' })
    .getByRole('button', { name: 'Save for offline' })
    .click();
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/myBadge', { ignoreVary: true }))?.status))
    .toBe(200);
  await context.setOffline(true);
  const early = await context.newPage();
  // Without its timers the app does not start (web/src/app/start-script.ts).
  await early.addInitScript(() => Object.assign(window, { setTimeout: () => 0 }));
  await early.goto('/myBadge');
  const badge = early.getByRole('article');
  await expect(badge).toContainText('Amina El-Sayed');
  await expect(badge).toContainText(/[0-9A-Z]{4}-[0-9A-Z]{4}/);
  const number = await badge.locator('p').last().textContent();
  const code = await badge.locator('path').getAttribute('d');

  // The app shows the same one in its place.
  const cold = await context.newPage();
  await cold.goto('/myBadge');
  await hydrated(cold);
  await expect(cold.getByText('Saved on this phone.')).toBeVisible();
  const shown = cold.getByRole('article');
  await expect(shown).toHaveCount(1);
  await expect(shown.locator('p').last()).toHaveText(number ?? '');
  await expect(shown.locator('path')).toHaveAttribute('d', code ?? '');

  // Nothing is drawn for a browser that has none.
  const guest = await browser.newContext();
  const none = await guest.newPage();
  await open(none, '/myBadge');
  await expect(none.getByRole('main').getByRole('link', { name: 'Join free' })).toBeVisible();
  await expect(none.locator('article')).toHaveCount(0);
  await guest.close();
});

test(
  '§4 a logout removes the badges from the phone, unless the person keeps them',
  variant,
  async ({ page }) => {
    const badge = page.getByRole('article', { name: 'Badge of Amina El-Sayed' });
    for (const keeps of [true, false]) {
      await signInBuyer(page);
      await open(page, '/myBadge');
      await expect(badge).toBeVisible();
      await page.getByLabel('Keep my badges on this phone after I log out').setChecked(keeps);
      await page.getByRole('button', { name: 'Account', exact: true }).filter({ visible: true }).click();
      const reloaded = page.waitForEvent('load');
      await page.getByRole('menuitem', { name: 'Log out' }).click();
      await reloaded;
      await expect(page.getByRole('link', { name: 'Log in' }).or(badge).first()).toBeVisible();
      await hydrated(page);
      await expect(badge).toBeVisible({ visible: keeps });
    }
  },
);
