// Rules for every page on a phone: touch targets are large enough, and large text fits the screen.
import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './layout.ts';

/** The smallest touch target, in CSS px. */
const touchTarget = 44;

/** Links and controls within, each with its size, that are too small to press; links in running text are exempt (WCAG 2.5.8). */
async function tooSmall(within: Locator): Promise<string[]> {
  return within
    .locator('a[href], button, input:not([type=hidden]), select, [role=menuitem], [role=option]')
    .evaluateAll((all, least) => {
      const isInText = (element: Element) =>
        getComputedStyle(element).display === 'inline' &&
        element.parentElement?.textContent.trim() !== element.textContent?.trim();
      return all
        .filter(
          (element) =>
            element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
            !isInText(element),
        )
        .flatMap((element) => {
          // The target of a checkbox is its whole line, that of a card's link the whole card.
          const isCard = getComputedStyle(element, '::after').position === 'absolute';
          const pressed = isCard ? (element as HTMLElement).offsetParent : element.closest('label');
          const { width, height } = (pressed ?? element).getBoundingClientRect();
          return width > 1 && (width < least || height < least)
            ? [`${Math.round(width)} × ${Math.round(height)}: ${element.outerHTML.slice(0, 120)}`]
            : [];
        });
    }, touchTarget - 0.5);
}

/** On a phone: touch targets are large enough, and nothing is wider than the screen, also at twice the text size. */
export async function expectFitsPhone(page: Page, within = page.getByRole('main')): Promise<void> {
  expect(await tooSmall(within), 'touch targets that are too small').toEqual([]);
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
