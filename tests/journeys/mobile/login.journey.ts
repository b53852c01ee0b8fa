import { findings } from '../findings.ts';
import { expect, open, test } from '../journey.ts';
import { demoBuyer, expectSignedIn, fillLogin, loginSide, panel, registerSide } from '../sign-in.ts';
import { variant } from '../variant.ts';

test('§2.8 on a phone the panel fills the screen and has tabs', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/categories');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Log in' }).click();
  await expect(panel(page)).toBeVisible();
  expect(await panel(page).boundingBox()).toEqual({ x: 0, y: 0, width: 375, height: 812 });
  await expect(registerSide(panel(page))).toBeHidden();
  await panel(page).getByRole('tab', { name: 'Join free' }).click();
  await expect(loginSide(panel(page))).toBeHidden();
  await expect(registerSide(panel(page)).getByRole('button', { name: 'Join free' })).toBeInViewport();
  expect(await findings(page)).toEqual([]);
  await panel(page).getByRole('tab', { name: 'Login' }).click();
  await fillLogin(loginSide(panel(page)), demoBuyer);
  await expect(panel(page)).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/categories');
  await (await expectSignedIn(page, demoBuyer.email)).getByRole('menuitem', { name: 'Log out' }).click();
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Log in' }),
  ).toBeVisible();
});

test(
  '§2.8 in Arabic on a phone everything is mirrored, and nothing is wider than the screen',
  variant,
  async ({ page }) => {
    for (const path of ['/login', '/register']) {
      await open(page, `${path}?lang=ar`);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
      await expect(page.getByRole('main').getByRole('tab')).toHaveText(['تسجيل الدخول', 'انضم مجانًا']);
      const tabs = await page.getByRole('main').getByRole('tab').all();
      const [first, second] = await Promise.all(tabs.map((tab) => tab.boundingBox()));
      expect(first?.x ?? 0).toBeGreaterThan(second?.x ?? 0);
    }
  },
);
