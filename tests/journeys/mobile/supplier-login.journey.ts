import { findings } from '../findings.ts';
import { expect, open, test } from '../journey.ts';
import { demoSupplier, loginSide, panel } from '../sign-in.ts';
import { variant } from '../variant.ts';

test('§6 on a phone a supplier gets from the panel to their home', variant, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/categories');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Log in' }).click();
  const login = loginSide(panel(page));
  await login.getByLabel('Email').fill(demoSupplier.email);
  await login.getByLabel('Email').blur();
  await login
    .getByText('Please use another email.')
    .getByRole('link', { name: 'Log in as a supplier' })
    .click();
  const main = page.getByRole('main');
  await expect(main.getByLabel('Email')).toHaveValue(demoSupplier.email);
  await main.getByLabel('Password', { exact: true }).fill(demoSupplier.password);
  expect(await findings(page)).toEqual([]);
  await main.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('/');
  await expect(main.getByText('Your company on Fairgate')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});

test(
  "§6 in Arabic on a phone the suppliers' login is mirrored, and nothing is wider than the screen",
  variant,
  async ({ page }) => {
    await open(page, '/login?as=supplier&lang=ar');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('تسجيل الدخول بصفة مورّد');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    expect(await findings(page)).toEqual([]);
  },
);
