// §7.3 A guest’s RFQ with a file, on a phone without a network, and the quotations that come of it.
import type { Page } from '@playwright/test';
import { expect, open, test } from '../journey.ts';
import { newEmail } from '../sign-in.ts';
import { installed } from './installed.ts';

type Answer = { readonly data: Record<string, unknown> };

/** Chooses a text as a file. */
const attach = (page: Page, name: string) =>
  page
    .getByLabel('Attach files')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from('500 kettles') });

/** The supplier opens the newest request that waits for it, and sends a quotation. */
async function quote(page: Page, price: string): Promise<void> {
  await open(page, '/supplier-rfqs');
  await page.getByRole('main').locator('a[href^="/supplier-rfqs/"]').first().click();
  await expect(page.getByText('Amal Hassan')).toBeVisible();
  await expect(page.getByRole('link', { name: 'drawing.txt' })).toBeVisible();
  await attach(page, 'test-report.txt');
  await page.getByLabel('From quantity').fill('100');
  await page.getByLabel('Price per unit').fill('12');
  await page.getByRole('button', { name: 'Add a price for a larger quantity' }).click();
  await page.getByLabel('From quantity').nth(1).fill('500');
  await page.getByLabel('Price per unit').nth(1).fill(price);
  await page.getByLabel('Minimum order').fill('100');
  await page.getByLabel('Incoterm').selectOption('FOB');
  await page.getByLabel('Lead time: shortest, in days').fill('20');
  await page.getByLabel('Lead time: longest, in days').fill('30');
  // What is typed survives a reload.
  await page.reload();
  await expect(page.getByLabel('Price per unit').nth(1)).toHaveValue(price);
  await expect(page.getByRole('button', { name: 'Remove test-report.txt' })).toBeVisible();
  await page.getByRole('button', { name: 'Send quotation' }).click();
  await expect(page.getByText('Waiting for the buyer’s decision')).toBeVisible();
  await expect(page.getByRole('link', { name: 'test-report.txt' })).toBeVisible();
}

test('§7.3 a guest’s RFQ sent offline arrives once, the supplier quotes, and the buyer compares and accepts', async ({
  page,
  browser,
  context,
  baseURL,
  problems,
}) => {
  await installed(page);
  const supplier = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const login = await supplier.request.post('/graphql', {
    data: {
      query:
        'mutation { supplierLogin(input: { account: "supplier@fairgate.example", password: "fairgate1" }) { __typename } }',
    },
  });
  expect(login.ok()).toBe(true);
  const found = await supplier.request.post('/graphql', {
    data: {
      query: '{ viewer { ... on SupplierUser { supplier { products(first: 1) { nodes { id } } } } } }',
    },
  });
  const own = ((await found.json()) as Answer).data['viewer'] as {
    supplier: { products: { nodes: { id: string }[] } };
  };

  await open(page, `/landing/rfq/product-${own.supplier.products.nodes[0]?.id ?? ''}`);
  await page.getByLabel('Quantity', { exact: true }).fill('600');
  await page.getByLabel('Unit', { exact: true }).selectOption('piece');
  await page.getByLabel('Your name').fill('Amal Hassan');
  await page.getByLabel('Email').fill(newEmail());
  await context.setOffline(true);
  await attach(page, 'drawing.txt');
  await expect(page.getByText('drawing.txt')).toBeVisible();
  await page.getByRole('button', { name: 'Request quotes' }).click();
  await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'We have received your request.' })).toBeVisible();
  await page.getByLabel('New password').fill('fairgate1');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByText('Your password is saved.')).toBeVisible();

  const desk = await supplier.newPage();
  await quote(desk, '11.15');
  await page.getByRole('link', { name: 'See your request' }).click();
  await page.getByRole('link', { name: 'See the quotation' }).click();
  // 600 × 11.15.
  await expect(page.getByRole('table')).toContainText('$6,690.00');
  await expect(page.getByRole('table').getByRole('link', { name: 'test-report.txt' })).toBeVisible();
  await page.getByRole('button', { name: /^Ask.*sample/ }).click();
  await expect(page.getByText('Asked')).toBeVisible();
  await page.getByRole('button', { name: /^Accept Q-/ }).click();
  await page.getByRole('button', { name: 'Accept this quotation' }).click();
  await expect(page.getByText('Accepted')).toBeVisible();
  await desk.reload();
  await expect(desk.getByText('Accepted')).toBeVisible();
  await supplier.close();
  await open(page, '/rfq/manage');
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Awarded' })).toHaveCount(1);
  problems.length = 0;
});
