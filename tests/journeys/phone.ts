// Rules for every page on a phone: touch targets are large enough, and large text fits the screen.
import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './layout.ts';
import { smallTargets } from './targets.ts';

/** The smallest touch target, in CSS px. */
const touchTarget = 44;

/** On a phone: touch targets are large enough, and nothing is wider than the screen, also at twice the text size. */
export async function expectFitsPhone(page: Page, within = page.getByRole('main')): Promise<void> {
  expect(await smallTargets(within, touchTarget), 'touch targets that are too small').toEqual([]);
  await expectNoSidewaysScroll(page);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectNoSidewaysScroll(page);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

/** Neither the header nor the bottom bar covers it. */
export async function expectUncovered(control: Locator): Promise<void> {
  await expect(control).toBeInViewport({ ratio: 1 });
  expect(
    await control.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }),
    'elements that cover it',
  ).toBe(true);
}

/** An email within Arabic text runs left to right and is isolated from the words around it. */
export async function expectIsolated(page: Page, email: string): Promise<void> {
  const place = page.locator('bdi', { hasText: email }).filter({ visible: true }).first();
  await expect(place).toBeVisible();
  const [first, last] = await place.evaluate((element) => {
    const leftOf = (at: number) => {
      const range = document.createRange();
      range.setStart(element.firstChild ?? element, at);
      range.setEnd(element.firstChild ?? element, at + 1);
      return range.getBoundingClientRect();
    };
    const length = element.textContent?.length ?? 1;
    return [leftOf(0), leftOf(length - 1)].map(({ left, top }) => top * 10_000 + left);
  });
  expect(first).toBeLessThan(last ?? 0);
}

/** Directional icons are mirrored. */
export async function expectMirrored(icon: Locator): Promise<void> {
  expect(await icon.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a)).toBe(-1);
}
