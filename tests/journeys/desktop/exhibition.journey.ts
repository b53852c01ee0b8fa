import { expect, open, test } from '../journey.ts';
import { variant } from '../variant.ts';

test('§2.5 from the card of a trade fair to its exhibitors: by hall, by product, by stand', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Cairo Home and Decoration Fair' }).click();
  await expect(page).toHaveURL('/chinahomelifeEgypt_801');
  await expect(page.getByRole('heading', { level: 1, name: 'Cairo Home and Decoration Fair' })).toBeVisible();
  await page.getByRole('link', { name: /^Hall A/ }).click();
  await expect(page).toHaveURL('/chinahomelifeEgypt_801/exhibitors?hall=A');

  const main = page.getByRole('main');
  const stands = main.getByRole('article').getByText(/^[A-Z]-\d+$/);
  await expect(stands).toHaveCount(24);
  for (const stand of await stands.allTextContents()) expect(stand).toMatch(/^A-/);
  await expect(main.getByRole('navigation', { name: 'Halls' }).locator('[aria-current=page]')).toHaveText(
    /^Hall A/,
  );

  await main.getByRole('link', { name: 'All halls' }).click();
  const first = (await stands.first().textContent()) ?? '';
  await main.getByRole('searchbox', { name: 'Company, stand or product' }).fill(first);
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(main.getByRole('status')).toHaveText('1 exhibitor');
  await expect(stands).toHaveText([first]);

  await main.getByRole('searchbox').fill('no such company');
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(main.getByRole('heading', { name: /^No exhibitors found/ })).toBeVisible();
  await main.getByRole('link', { name: 'Clear all filters' }).click();
  await expect(page).toHaveURL('/chinahomelifeEgypt_801/exhibitors');
});

test('§2.5 on a country’s site a card leads to the international address', variant, async ({ page }) => {
  await open(page, '/eg/?lang=en');
  await page.getByRole('main').getByRole('link', { name: 'Cairo Home and Decoration Fair' }).click();
  await expect(page).toHaveURL('/chinahomelifeEgypt_801');
});

test('§2.5 addresses without an id show the current exhibition, and other spellings redirect', async ({
  request,
}) => {
  const canonicalOf = async (path: string) =>
    /<link rel="canonical" href="[^"]*?(\/[^/"]*)"/.exec(await (await request.get(path)).text())?.[1];
  for (const [path, canonical] of [
    ['/chinaHomeLifeEgypt', '/chinahomelifeEgypt_801'],
    ['/show_Egypt', '/chinahomelifeEgypt_801'],
    ['/affJapan', '/affJapan_810'],
    ['/sportsIndonesia', '/sportsIndonesia_807'],
  ] as const)
    expect(await canonicalOf(path), path).toBe(canonical);
  const redirected = await request.get('/expoNowhere_801', { maxRedirects: 0 });
  expect([redirected.status(), redirected.headers()['location']]).toEqual([301, '/chinahomelifeEgypt_801']);
  expect((await request.get('/expoNowhere')).status()).toBe(404);
  expect((await request.get('/expoEgypt_99999')).status()).toBe(404);
});
