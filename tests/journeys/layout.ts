import { expect, type Page } from '@playwright/test';

/** No element is wider than the page; content of a scrolling frame may be. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    // A fixed bar follows the width that another element has caused.
    const isFramed = (element: Element): boolean => {
      if (getComputedStyle(element).position === 'fixed') return true;
      const parent = element.parentElement;
      return (
        parent !== null &&
        parent !== document.body &&
        (getComputedStyle(parent).overflowX !== 'visible' || isFramed(parent))
      );
    };
    return [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 0 && (right > clientWidth + 1 || left < -1) && !isFramed(element);
      })
      .slice(-4)
      .map((element) => `${element.outerHTML.slice(0, 100)} … ${element.textContent.slice(0, 30)}`);
  });
  expect(wide, 'elements wider than the page').toEqual([]);
}
