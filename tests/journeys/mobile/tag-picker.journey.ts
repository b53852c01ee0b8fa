// §2.8 The tag picker as a sheet from the bottom of a phone.
import type { Page } from '@playwright/test';
import { findings } from '../findings.ts';
import { expect, open, test } from '../journey.ts';
import { expectFitsPhone, expectMirrored, expectUncovered } from '../phone.ts';


const sheet = (page: Page) => page.getByRole('dialog');
const field = (page: Page) => page.getByRole('main').locator('button[aria-haspopup="dialog"]');

test('§2.8 in Arabic: a sheet from the bottom, its list under a thumb, its foot always there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/register?lang=ar');
  await field(page).tap();
  await expect(sheet(page).getByRole('option').first()).toBeVisible({ timeout: 20_000 });
  const box = await sheet(page).boundingBox();
  expect([box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, 375, 812]);
  // What is left above it leads back.
  expect(box?.y).toBeGreaterThan(60);
  await sheet(page).getByRole('list').getByRole('button').first().tap();
  await expectMirrored(sheet(page).getByRole('navigation').locator('svg').first());
  await sheet(page).getByRole('option').nth(0).tap();
  await sheet(page).getByRole('option').nth(2).tap();
  const confirm = sheet(page).getByRole('button', { name: 'تأكيد' });
  await expectUncovered(confirm);
  await expectFitsPhone(page, sheet(page));
  expect(await findings(page, { within: '[role=dialog]' })).toEqual([]);
  await confirm.tap();
  await expect(field(page)).toContainText('نوعان من المنتجات');
  await expect(field(page)).toBeFocused();
  await expectFitsPhone(page);

  // §4 However it is closed, what was chosen in it is taken.
  await field(page).tap();
  await sheet(page).getByRole('option', { selected: true }).first().tap();
  await sheet(page).getByRole('button', { name: 'إغلاق' }).tap();
  await expect(sheet(page)).toHaveCount(0);
  await expect(field(page)).toContainText('نوع واحد من المنتجات');
});
