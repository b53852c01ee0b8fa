// §2.2 Parts of the app's code do not come, as on a bad network.
import { expect, open, test } from '../journey.ts';
import { productLinks } from '../pages.ts';

/** The browser itself reports what was refused. */
const isRefused = (line: string) =>
  line.includes('ERR_FAILED') || line.includes('dynamically imported module');

test.afterEach(({ problems }) => {
  expect(problems.filter((line) => !isRefused(line))).toEqual([]);
  problems.length = 0;
});

test('§2.2 a product whose details have no code stays as it came, and one can go on', async ({
  page,
  request,
}) => {
  const answer = await request.post('/graphql', {
    data: { query: '{ searchProducts(filter: { keyword: "kettle" }, first: 1) { nodes { id slug } } }' },
  });
  const { data } = (await answer.json()) as {
    data: { searchProducts: { nodes: { id: string; slug: string }[] } };
  };
  const [product] = data.searchProducts.nodes;
  const refused: string[] = [];
  await page.route(/assets\/(ProductDetails|PriceGuide)-/, (route) => {
    refused.push(route.request().url());
    return route.abort();
  });
  await open(page, `/${product?.slug}${product?.id}.html?lang=en`);
  await expect.poll(() => refused.length).toBe(2);
  await expect(page.getByRole('heading', { name: 'Order and shipment' })).toBeVisible();
  await page.getByRole('button', { name: 'Increase' }).first().click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Verify a number' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Verify a number' })).toBeVisible();
});

test('§2.2 a page whose code does not come says so, and comes when it is asked for again', async ({
  page,
}) => {
  await open(page, '/search/product?keyword=kettle&lang=en');
  await page.route(/assets\/ProductDetails-/, (route) => route.abort());
  const link = productLinks(page).first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { name: 'This page couldn’t be loaded' })).toBeVisible();
  await page.unroute(/assets\/ProductDetails-/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});
