import type { Locator } from '@playwright/test';

const interactive =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=menuitem], [role=option], [role=tab], [role=slider]';

/**
 * Links and controls within, each with its size, that are smaller than `leastPx` CSS px; links in running text are exempt
 * (WCAG 2.5.8).
 */
export async function smallTargets(within: Locator, leastPx: number): Promise<string[]> {
  return within.locator(interactive).evaluateAll((all, least) => {
    const isInText = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      element.parentElement?.textContent.trim() !== element.textContent?.trim();
    return all
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isInText(element),
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
  }, leastPx - 0.5);
}
