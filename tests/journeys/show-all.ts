import type { Page } from '@playwright/test';

/** Lays out the parts outside the window too (when-near in web/src/ui/tokens.css), for checks of a whole page. */
export async function showAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}
