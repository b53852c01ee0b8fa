// §7.3 An order from the product's page to its arrival: the buyer, and the supplier in another browser.
import { registerBuyer } from '../buyer.ts';
import { findings } from '../findings.ts';
import { expect, open, test } from '../journey.ts';
import { signInSupplier } from '../supplier.ts';

test('§2.2 §7.3 a buyer orders, the supplier confirms and ships, both have the invoice, the buyer receives', async ({
  page,
  browser,
  baseURL,
}) => {
  await registerBuyer(page);
  const supplier = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const stand = await supplier.newPage();
  const { product } = await signInSupplier(stand.request);
  await open(page, `/${product}.html`);
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
