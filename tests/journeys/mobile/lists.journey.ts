import { expect, open, test } from '../journey.ts';
import { productLinks } from '../pages.ts';
import { variant } from '../variant.ts';

test(
  '§2.2 /categoriesT2/{t1id}: a phone page of one category, the others one tap away',
  variant,
  async ({ page, request }) => {
    const answer = await request.post('/graphql', { data: { query: '{ categories { id slug name } }' } });
    const [first, second] = (
      (await answer.json()) as { data: { categories: { id: string; slug: string; name: string }[] } }
    ).data.categories;
    await open(page, `/categoriesT2/${first?.id}?lang=en`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.name ?? '');
    await page
      .getByRole('navigation', { name: 'Categories' })
      .getByRole('link', { name: second?.name ?? '' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(second?.name ?? '');
    await page.getByRole('link', { name: /products in this category/ }).click();
    await expect(page).toHaveURL(new RegExp(`/category/${second?.slug}${second?.id}\\.html`));
    await expect(productLinks(page).first()).toBeVisible();
  },
);

test('§2.2 a category on a phone: its filters in a sheet, with the live count', variant, async ({ page }) => {
  await open(page, '/hot/product?lang=en');
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('group', { name: 'Supplier’s country' }).getByRole('checkbox').first().check();
  await expect(sheet.getByRole('button', { name: /Show [\d,]+ products?/ })).toBeVisible();
  await sheet.getByRole('button', { name: /Show [\d,]+ products?/ }).click();
  await expect(page).toHaveURL(/\/hot\/product\?.*country=/);
});
