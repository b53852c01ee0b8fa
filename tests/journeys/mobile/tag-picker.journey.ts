// §2.8 The tag picker as a bottom sheet on a phone.
import type { Page } from '@playwright/test';
import { twoThousandTags } from '../../bench/picker/two-thousand-tags.ts';
import { findings } from '../findings.ts';
import { expect, open, test } from '../journey.ts';
import { expectFitsPhone, expectMirrored, expectUncovered } from '../phone.ts';
import { variant } from '../variant.ts';

const sheet = (page: Page) => page.getByRole('dialog');
const field = (page: Page) => page.getByRole('main').locator('button[aria-haspopup="dialog"]');

test('§2.8 in Arabic: a bottom sheet with a reachable list and a fixed footer', variant, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/register?lang=ar');
  await field(page).tap();
  await expect(sheet(page).getByRole('option').first()).toBeVisible();
  const box = await sheet(page).locator(':scope > div').boundingBox();
  expect([box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, 375, 812]);
  // A tap above the sheet closes it.
  expect(box?.y).toBeGreaterThan(60);
  await sheet(page).getByRole('list').getByRole('button').first().tap();
  await expectMirrored(sheet(page).getByRole('navigation').locator('svg').first());
  await sheet(page).getByRole('option').nth(0).tap();
  await sheet(page).getByRole('option').nth(2).tap();
  const confirm = sheet(page).getByRole('button', { name: 'تأكيد' });
  await expectUncovered(confirm);
  await expectFitsPhone(page, sheet(page));
  expect(await findings(page, { within: 'dialog[open]' })).toEqual([]);
  await confirm.tap();
  await expect(field(page)).toContainText('نوعان من المنتجات');
  await expect(field(page)).toBeFocused();
  await expectFitsPhone(page);

  // §4 Any way to close it keeps the selection.
  await field(page).tap();
  await sheet(page).getByRole('option', { selected: true }).first().tap();
  await sheet(page).getByRole('button', { name: 'إغلاق' }).tap();
  await expect(sheet(page)).toHaveCount(0);
  await expect(field(page)).toContainText('نوع واحد من المنتجات');
});

test(
  '§2.8 of 2,000 tags only the visible ones are rendered, at any scroll position; the keyboard reaches all',
  variant,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route(/operationName=PickableTags/, (route) =>
      route.fulfill({ contentType: 'application/json', body: twoThousandTags }),
    );
    await open(page, '/register');
    await field(page).tap();
    const options = sheet(page).getByRole('option');
    await expect(options.first()).toHaveAttribute('aria-setsize', '2000');
    const mostDrawn = 40;
    expect(await options.count()).toBeLessThan(mostDrawn);

    // Arrow up from the field goes to the last tag.
    const search = sheet(page).getByRole('combobox');
    await search.press('ArrowUp');
    const last = sheet(page).locator('[aria-posinset="2000"]');
    await expect(last).toBeInViewport();
    expect(await search.getAttribute('aria-activedescendant')).toBe(await last.getAttribute('id'));
    expect(await options.count()).toBeLessThan(mostDrawn);
    await search.press('Enter');
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await search.press('ArrowDown');
    expect(await search.getAttribute('aria-activedescendant')).toBeNull();

    // A reopened picker keeps the selection and nothing else.
    await search.pressSequentially('bamboo');
    await expect(options.first()).toHaveAttribute('aria-setsize', '99');
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
    await field(page).tap();
    await expect(search).toHaveValue('');
    await expect(sheet(page).getByRole('list').last().getByRole('listitem')).toHaveCount(1);
    expect(await options.count()).toBeLessThan(mostDrawn);
  },
);
