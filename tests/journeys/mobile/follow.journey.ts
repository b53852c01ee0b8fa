// §7.3 Follow on a phone: touch targets, the full-screen panel, the list, and the toast above the bottom bar.
import { findings } from '../findings.ts';
import { expect, open, test } from '../journey.ts';
import { productLinks } from '../pages.ts';
import { expectFitsPhone, expectMirrored, expectUncovered } from '../phone.ts';
import { newEmail } from '../sign-in.ts';
import { variant } from '../variant.ts';

test(
  '§2.8, §4 in Arabic: a guest presses a follow button, joins in the full-screen panel, and the product is followed',
  variant,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/myFavorite/product?lang=ar');
    await expectFitsPhone(page);
    expect(await findings(page)).toEqual([]);

    await open(page, '/search/product?keyword=lamp&lang=ar');
    const name = (await productLinks(page).first().textContent()) ?? '';
    const heart = page
      .getByRole('main')
      .getByRole('button', { name: /^إضافة .* إلى المفضلة$/ })
      .first();
    await heart.tap();
    const panel = page.getByRole('dialog');
    await expect(panel).toBeVisible();
    expect(await panel.boundingBox()).toEqual({ x: 0, y: 0, width: 375, height: 812 });
    // In Arabic the close button is at the left end.
    expect((await panel.getByRole('button', { name: 'إغلاق' }).boundingBox())?.x).toBeLessThan(60);
    await expectFitsPhone(page, panel);
    await panel.getByRole('tab').last().tap();
    await expectFitsPhone(page, panel);
    expect(await findings(page, { within: '[role=dialog]' })).toEqual([]);
    const side = panel.locator('section[aria-labelledby="panel-register"]');
    await side.locator('[name=email]').fill(newEmail());
    await side.locator('[name=password]').fill('fairgate1');
    await side.locator('button[type=submit]').tap();
    await expect(panel).toBeHidden();
    await expect(page.getByRole('status').getByText('أُضيف المنتج إلى المفضلة.')).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');

    await open(page, '/myFavorite/product?lang=ar');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expectMirrored(page.getByRole('main').getByRole('navigation').first().locator('svg').first());
    await expectFitsPhone(page);
    expect(await findings(page)).toEqual([]);
    await page
      .getByRole('article')
      .getByRole('button', { name: `إضافة ${name} إلى المفضلة` })
      .tap();
    // The toast with the undo button is above the bottom bar.
    const undo = page.getByRole('button', { name: 'تراجع' });
    await expectUncovered(undo);
    await expect(page.getByRole('article')).toHaveCount(0);
    await undo.tap();
    await expect(page.getByRole('article')).toHaveCount(1);
  },
);
