import { expect, type Page } from '@playwright/test';

/** Nothing stands out of the page sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => { const { left, right, width } = element.getBoundingClientRect(); return width > 0 && (right > clientWidth + 1 || left < -1); })
      .slice(0, 5).map((element) => element.outerHTML.slice(0, 140));
  });
  expect(wide).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
}
