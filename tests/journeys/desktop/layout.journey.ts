import { headerDesktopPx } from '@fairgate/schema/limits';
import { expect, open, test } from '../journey.ts';
import { expectNoSidewaysScroll } from '../layout.ts';
import { examplePages } from '../pages.ts';
import { variant, variantUnless } from '../variant.ts';

test('§2.8 the header of each page is 80 high', variant, async ({ page }) => {
  const paths = await examplePages(page);
  for (const name of ['home', 'search', 'product', 'categories', 'login', 'customer service']) {
    await open(page, paths[name] ?? '');
    expect([name, (await page.getByRole('banner').boundingBox())?.height]).toEqual([name, headerDesktopPx]);
  }
});

test(
  'WCAG 1.4.10 in a window of 320 the table of the packaging breaks no word',
  variant,
  async ({ page }) => {
    const sitemap = await (await page.request.get('/sitemap/goods-0.xml')).text();
    const [product = ''] = /\/Rolling-pin-[^<]+/.exec(sitemap) ?? [];
    await page.setViewportSize({ width: 320, height: 700 });
    for (const [language, name] of [
      ['en', 'Packaging'],
      ['pt', 'Embalagem'],
    ] as const) {
      await open(page, `${product}?lang=${language}`);
      const broken = await page.getByRole('table', { name }).evaluate((table) => {
        const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let text = texts.nextNode(); text; text = texts.nextNode())
          for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{Letter}+/gu)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            if (range.getClientRects().length > 1) found.push(word);
          }
        return found;
      });
      expect(broken, language).toEqual([]);
    }
    await expectNoSidewaysScroll(page);
  },
);

for (const language of ['en', 'ar', 'de'])
  test(
    `WCAG 1.4.4 with the text at 200 % the header keeps the search and is not overrun, in ${language}`,
    variantUnless(language === 'ar'),
    async ({ page }) => {
      const searchLeastPx = 240;
      for (const width of [768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await open(page, `/search/product?keyword=lamp&lang=${language}`);
        await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
        const banner = page.getByRole('banner');
        const search = await banner.getByRole('searchbox').boundingBox();
        expect(search?.width, String(width)).toBeGreaterThan(searchLeastPx);
        const { height } = (await banner.boundingBox()) ?? { height: 0 };
        for (const control of await banner.locator('a, button').filter({ visible: true }).all()) {
          const box = await control.boundingBox();
          expect(box?.y).toBeGreaterThanOrEqual(0);
          expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(height);
          expect(box?.x).toBeGreaterThanOrEqual(0);
          expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(width);
        }
      }
    },
  );
