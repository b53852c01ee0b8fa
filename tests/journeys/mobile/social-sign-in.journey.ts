// §2.8 Sign-in through a provider on a phone and in Arabic: cancelled, and repeated.
import { findings } from '../findings.ts';
import { expect, hydrated, open, test } from '../journey.ts';
import { expectFitsPhone } from '../phone.ts';
import { newEmail } from '../sign-in.ts';
import { variant } from '../variant.ts';

test(
  '§2.8 in Arabic: a cancelled sign-in shows a message and keeps the page before; the second attempt signs in',
  variant,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/login?lang=ar&callback=%2Fcategories%3Flang%3Dar');
    const google = page
      .getByRole('main')
      .locator('section[aria-labelledby="panel-login"]')
      .getByRole('link', { name: 'Google' });
    await google.tap();
    await page.getByRole('button', { name: 'Cancel' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: /Google/ })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await hydrated(page);
    await expectFitsPhone(page);
    expect(await findings(page)).toEqual([]);
    await page.getByRole('link', { name: 'إعادة المحاولة عبر Google' }).tap();
    await page.getByLabel('Email address to return').fill(newEmail());
    await page.getByRole('button', { name: 'Continue' }).tap();
    await page.waitForURL('**/categories?lang=ar');
    await expect(
      page.getByRole('navigation', { name: 'التنقل الرئيسي' }).getByRole('button', { name: 'الحساب' }),
    ).toBeVisible();
  },
);
