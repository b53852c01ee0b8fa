import { headerDesktopPx } from '@fairgate/schema/limits';
import { expect, open, test } from '../journey.ts';
import { examplePages } from '../pages.ts';
import { variant } from '../variant.ts';

test('§2.8 the header of each page is 80 high', variant, async ({ page }) => {
  const paths = await examplePages(page);
  for (const name of ['home', 'search', 'product', 'categories', 'login', 'customer service']) {
    await open(page, paths[name] ?? '');
    expect([name, (await page.getByRole('banner').boundingBox())?.height]).toEqual([name, headerDesktopPx]);
  }
});
