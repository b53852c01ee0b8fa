// §2.8 The consent bar on a phone, opened from the footer: above the bottom bar, and never over the end of the page.
import { findings } from '../findings.ts';
import { expect, open, test } from '../journey.ts';
import { expectFitsPhone, expectUncovered } from '../phone.ts';
import { variant } from '../variant.ts';

test(
  '§2.8 in Arabic: both answers are equally easy to give, also at twice the text size, and the end of the page is readable',
  variant,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/categories?lang=ar');
    await page.getByRole('contentinfo').getByRole('link', { name: 'ملفات تعريف الارتباط', exact: true }).tap();
    const bar = page.getByRole('region', { name: 'ملفات تعريف الارتباط والتحليلات' });
    await expect(bar.getByRole('heading')).toBeFocused();
    const [reject, accept] = [
      bar.getByRole('button', { name: 'رفض الكل' }),
      bar.getByRole('button', { name: 'قبول الكل' }),
    ];
    const sizes = async () =>
      Promise.all([reject, accept].map(async (button) => (await button.boundingBox())?.height));
    const [ofReject, ofAccept] = await sizes();
    expect(ofReject).toBe(ofAccept);
    await expectFitsPhone(page, bar);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findings(page, { within: '.consent-bar' })).toEqual([]);
    }
    for (const button of [reject, accept]) await expectUncovered(button);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    for (const button of [reject, accept]) await expectUncovered(button);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expectUncovered(page.getByRole('contentinfo').getByRole('link').last());
    await reject.tap();
    await expect(bar).toHaveCount(0);
  },
);
