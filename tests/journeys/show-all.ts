import type { Page } from '@playwright/test';

/** Lays out also what is not near the window (when-near in web/src/ui/tokens.css): for whoever looks at a whole page at once. */
export async function showAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}
