import type { Page } from '@playwright/test';
import { findings } from '../findings.ts';
import { expect, open, quiet } from '../journey.ts';
import { expectNoSidewaysScroll } from '../layout.ts';
import { examplePages } from '../pages.ts';
import { consentBar, consentRecord, inGermany, test } from '../visitors.ts';
import { variant } from '../variant.ts';

test.use({ extraHTTPHeaders: inGermany });

const inArabic = (page: Page) => consentBar(page, 'ملفات تعريف الارتباط والتحليلات');
/** The fixed bar at the bottom of a phone, below the banner. */
const foot = (page: Page) => page.locator('.bottom-bar, .action-bar').locator('visible=true');

/** The banner covers nothing of the bottom bar, and both answers are readable and can be pressed. */
async function expectStandsClear(page: Page, bar = consentBar(page)): Promise<void> {
  await expect
    .poll(async () => {
      const [over, under] = await Promise.all([bar.boundingBox(), foot(page).boundingBox()]);
      return (under?.y ?? 0) - (over?.y ?? 0) - (over?.height ?? 0);
    })
    .toBeGreaterThanOrEqual(0);
  expect((await bar.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  for (const button of await bar.getByRole('button').all()) {
    await expect(button).toBeInViewport({ ratio: 1 });
    expect(await button.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(
      0,
    );
  }
}

test(
  '§2.8, §9 in Arabic on a phone in Germany: mirrored, above the bottom bar, and declining is stored',
  variant,
  async ({ page, context }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/?lang=ar');
    await expect(inArabic(page)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectStandsClear(page, inArabic(page));
    const [reject, accept] = await Promise.all(
      ['رفض الكل', 'قبول الكل'].map((name) => inArabic(page).getByRole('button', { name }).boundingBox()),
    );
    expect(reject?.x).toBeGreaterThan(accept?.x ?? 0);
    expect([accept?.y, accept?.width, accept?.height]).toEqual([reject?.y, reject?.width, reject?.height]);
    expect(await findings(page, { within: '.consent-bar' })).toEqual([]);

    await inArabic(page).getByRole('button', { name: 'رفض الكل' }).click();
    await expect(inArabic(page)).toHaveCount(0);
    expect((await consentRecord(context)).value).toMatchObject({ categories: ['necessary'] });
    await open(page, '/categories?lang=ar');
    await quiet(page);
    await expect(inArabic(page)).toHaveCount(0);
  },
);

for (const name of ['home', 'product']) {
  test(
    `text at 200 %: on the page "${name}" the banner covers neither the bottom bar nor itself, and the page's end is readable`,
    variant,
    async ({ page }) => {
      const paths = await examplePages(page);
      for (const language of ['en', 'de', 'my']) {
        await open(page, `${paths[name] ?? ''}?lang=${language}`);
        const bar = page.locator('.consent-bar');
        await expect(bar).toBeVisible();
        await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
        await expectNoSidewaysScroll(page);
        await expectStandsClear(page, bar);
        const lastLine = page.getByRole('contentinfo').locator('a, p').locator('visible=true').last();
        await expect
          .poll(async () => {
            await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
            const [line, over] = await Promise.all([lastLine.boundingBox(), bar.boundingBox()]);
            return (over?.y ?? 0) - (line?.y ?? 0) - (line?.height ?? 0);
          })
          .toBeGreaterThanOrEqual(0);
      }
    },
  );
}
