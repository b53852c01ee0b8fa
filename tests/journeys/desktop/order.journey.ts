// §7.3 An order from the product's page to its arrival: the buyer, and the supplier in another browser.
import type { APIRequestContext } from '@playwright/test';
import { registerBuyer } from '../buyer.ts';
import { findings } from '../findings.ts';
import { expect, open, test } from '../journey.ts';

/** Signs the demo supplier in. @returns the address of one of its products. */
async function signInSupplier(request: APIRequestContext): Promise<string> {
  const ask = async (query: string): Promise<Record<string, unknown>> => {
    const answer = await request.post('/graphql', { data: { query } });
    return ((await answer.json()) as { data: Record<string, unknown> }).data;
  };
  await ask(
    'mutation { supplierLogin(input: { account: "supplier@fairgate.example", password: "fairgate1" }) { __typename } }',
  );
  const { viewer } = await ask(
    '{ viewer { ... on SupplierUser { supplier { products(first: 1) { nodes { id slug } } } } } }',
  );
  const own = viewer as { supplier: { products: { nodes: { id: string; slug: string }[] } } };
  const [product] = own.supplier.products.nodes;
  if (!product) throw new Error('the demo supplier has no product');
  return `/${product.slug}${product.id}.html`;
}

test('§2.2 §7.3 a buyer orders, the supplier confirms and ships, both have the invoice, the buyer receives', async ({
  page,
  browser,
  baseURL,
}) => {
  await registerBuyer(page);
  const supplier = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const stand = await supplier.newPage();
  await open(page, await signInSupplier(stand.request));
  await page.getByRole('link', { name: 'Start order' }).click();
  await expect(page.getByRole('heading', { name: 'Place an order' })).toBeVisible();
  await page.getByLabel('Destination').selectOption('EG');
  await page.getByLabel('Delivery address').fill('12 Nile Street\nCairo');
  await page.reload();
  await expect(page.getByLabel('Delivery address')).toHaveValue('12 Nile Street\nCairo');
  await page.getByLabel('Your name').fill('Amal Hassan');
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page).toHaveURL(/\/inbox\/\d+/);
  const order = new URL(page.url()).pathname;
  const part = page.getByRole('article');
  await expect(part).toContainText('Order placed');
  await expect(part.getByRole('link', { name: 'Proforma invoice (PDF)' })).toHaveCount(0);

  await open(stand, order);
  await expect(stand.getByRole('article')).toContainText('Amal Hassan');
  await stand.getByRole('button', { name: 'Confirm order' }).click();
  await expect(stand.getByRole('article')).toContainText('Confirmed');

  await page.reload();
  const invoice = await part.getByRole('link', { name: 'Proforma invoice (PDF)' }).getAttribute('href');
  for (const { request } of [page, stand]) {
    const file = await request.get(invoice ?? '');
    expect([file.status(), (await file.body()).toString('latin1', 0, 5)]).toEqual([200, '%PDF-']);
  }
  expect(await findings(page)).toEqual([]);

  await stand.getByRole('button', { name: 'Mark as shipped' }).click();
  await stand.getByLabel('Carrier (optional)').fill('COSCO');
  await stand.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(stand.getByRole('article')).toContainText('Shipped');
  expect(await findings(stand)).toEqual([]);
  await supplier.close();

  await page.reload();
  await expect(part).toContainText('COSCO');
  await part.getByRole('button', { name: 'I’ve received it' }).click();
  await expect(part.getByRole('log')).toContainText('Received');
});
