// §2.8 Breadcrumbs and lists in the structured data of a page (schema.org) match its visible content.
import { expect, test } from '../journey.ts';
import { examplePages, numberIn, resultCount } from '../pages.ts';
import { address, linksIn, main, plain, statedOn, type Item } from '../structured-data.ts';
import { variant, variantUnless } from '../variant.ts';

// The HTML as the server sent it, like a search engine.
test.use({ javaScriptEnabled: false });

test(
  '§2.8 each page with a visible breadcrumb has it as structured data, and no other page',
  variant,
  async ({ page, problems }) => {
    for (const [name, path] of Object.entries(await examplePages(page))) {
      // Keyword searches and pages of one visitor have no structured data.
      if (['search', 'search as a table', 'search without results', 'preview'].includes(name)) continue;
      await test.step(name, async () => {
        await page.goto(path);
        const canonical = await page.locator('link[rel="canonical"]').all();
        const here = canonical.length > 0 ? await canonical[0]?.getAttribute('href') : undefined;
        const crumbs = page.getByRole('navigation', { name: 'You are here' }).getByRole('listitem');
        const seen = await crumbs.evaluateAll((all) =>
          all.map(
            (item) => [item.textContent, item.querySelector('a')?.getAttribute('href') ?? null] as const,
          ),
        );
        const stated = (await statedOn(page))['BreadcrumbList']?.['itemListElement'] as Item[] | undefined;
        expect
          .soft(stated?.map(({ name: called }) => called) ?? [], name)
          .toEqual(seen.map(([text]) => plain(text)));
        expect
          .soft(stated?.map(({ position }) => position) ?? [], name)
          .toEqual(seen.map((_, index) => index + 1));
        // The last entry is the page itself.
        expect
          .soft(stated?.map(({ item }) => item ?? here) ?? [], name)
          .toEqual(seen.map(([, href]) => address(page, href) ?? here));
      });
    }
    // The browser itself reports the 404.
    problems.length = 0;
  },
);

for (const name of ['category', 'aggregate', 'showroom', 'hots', 'best rated', 'suppliers', 'new arrivals']) {
  test(
    `§2.8 the list of ${name} matches the page: the same names, addresses and order`,
    variantUnless(['category', 'suppliers'].includes(name)),
    async ({ page }) => {
      await page.goto((await examplePages(page))[name] ?? '');
      const list = (await statedOn(page))['ItemList'];
      const items = list?.['itemListElement'] as Item[];
      const links =
        name === 'suppliers'
          ? main(page)
              .getByRole('link')
              .and(page.locator('h2 a[href*="/supplier/"], h3 a[href*="/supplier/"]'))
          : main(page).getByRole('article').getByRole('link').and(page.locator('h2 a, h3 a'));
      expect(items.length).toBeGreaterThan(4);
      expect(items.map(({ name: called, url }) => ({ name: called, url }))).toEqual(
        await linksIn(page, links),
      );
      expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
      if (name !== 'new arrivals')
        expect(list?.['numberOfItems']).toBe(
          name === 'suppliers'
            ? numberIn(
                await main(page)
                  .getByText(/^\d+ suppliers?$/)
                  .first()
                  .textContent(),
              )
            : numberIn(await resultCount(page).textContent()),
        );
    },
  );
}

test('§2.8 the second page of a category continues the positions', variant, async ({ page }) => {
  await page.goto('/category/Renewable-energy_101_2.html');
  const items = (await statedOn(page))['ItemList']?.['itemListElement'] as Item[];
  await page.goto('/category/Renewable-energy_101.html');
  const before = (await statedOn(page))['ItemList']?.['itemListElement'] as Item[];
  expect(items[0]?.position).toBe(before.length + 1);
});
