import { open, test } from '../journey.ts';
import { expectNoSidewaysScroll } from '../layout.ts';
import { examplePages } from '../pages.ts';

const pages = ['home', 'search', 'category', 'suppliers', 'product', 'supplier', 'reviews', 'preview', 'categories'];
const languages = ['en', 'ar', 'de', 'my'];

for (const language of languages) {
  test(`nothing scrolls sideways at 375 in ${language}, nor with the text at 200 %`, async ({ page }) => {
    const paths = await examplePages(page);
    for (const name of pages) {
      await test.step(name, async () => {
        const path = paths[name] ?? '';
        await open(page, `${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
        await expectNoSidewaysScroll(page);
        await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
        await expectNoSidewaysScroll(page);
      });
    }
  });
}

test('§2.8 a narrower phone gets the page of 375', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/');
  await expectNoSidewaysScroll(page);
});
