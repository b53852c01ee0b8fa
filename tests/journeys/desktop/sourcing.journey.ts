// §7.3 Two suppliers quote; the buyer compares, accepts one, orders from it and meets its people.
import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Browser } from '@playwright/test';
import { registerBuyer } from '../buyer.ts';
import { findings } from '../findings.ts';
import { expect, open, test } from '../journey.ts';
import { variant } from '../variant.ts';

const dayMs = 86_400_000;
const day = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

async function ask<Data>(request: APIRequestContext, query: string, input?: object): Promise<Data> {
  const answer = await request.post('/graphql', { data: { query, variables: { input } } });
  return ((await answer.json()) as { data: Data }).data;
}

type Own = {
  viewer: { supplierId: string; supplier: { products: { nodes: { id: string; name: string }[] } } };
};

/** A supplier's browser, signed in. */
async function signIn(browser: Browser, baseURL: string | undefined, account: string) {
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  await ask(
    context.request,
    `mutation { supplierLogin(input: { account: "${account}@fairgate.example", password: "fairgate1" }) { __typename } }`,
  );
  const { viewer } = await ask<Own>(
    context.request,
    '{ viewer { ... on SupplierUser { supplierId supplier { products(first: 1) { nodes { id name } } } } } }',
  );
  const quote = (rfqId: string, price: string, productId?: string) =>
    ask(
      context.request,
      'mutation($input: QuotationInput!) { sendQuotation(input: $input) { __typename } }',
      {
        idempotencyKey: crypto.randomUUID(),
        rfqId,
        productId,
        tiers: [{ quantityFrom: 100, price }],
        currencyCode: 'USD',
        unit: 'piece',
        minimumOrder: 100,
        toolingCost: '0',
        shipmentTerm: 'FOB',
        port: 'Ningbo',
        leadDaysFrom: 20,
        leadDaysTo: 30,
        validUntil: day(20),
      },
    );
  return { context, viewer, quote };
}

test(
  '§7.3 two suppliers quote; the buyer compares and accepts, begins an order, and meets the supplier',
  variant,
  async ({ page, browser, baseURL }) => {
    const [one, other] = await Promise.all([
      signIn(browser, baseURL, 'supplier'),
      signIn(browser, baseURL, 'supplier2'),
    ]);
    const [product] = one.viewer.supplier.products.nodes;
    await registerBuyer(page);
    const { sendRfq: rfq } = await ask<{ sendRfq: { id: string } }>(
      page.request,
      'mutation($input: RfqInput!) { sendRfq(input: $input) { ... on SentRfq { id } } }',
      {
        idempotencyKey: crypto.randomUUID(),
        productName: product?.name,
        productId: product?.id,
        supplierIds: [other.viewer.supplierId],
        quantity: 600,
        unit: 'piece',
        destinationCode: 'EG',
        contactName: 'Amal Hassan',
      },
    );
    await one.quote(rfq.id, '11.15', product?.id);
    await other.quote(rfq.id, '12.40');

    await open(page, `/rfq/quotation?rfq_id=${rfq.id}`);
    const table = page.getByRole('region', { name: 'Quotations side by side' });
    await expect(table).toContainText('$6,690.00');
    await expect(table).toContainText('$7,440.00');
    await expect(table.getByText('Lowest total')).toHaveCount(1);
    expect(await findings(page)).toEqual([]);
    await table
      .getByRole('button', { name: /^Accept Q-/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Accept this quotation' }).click();
    await expect(table.getByText('Accepted')).toBeVisible();
    await expect(table.getByRole('link', { name: 'Start order' })).toHaveAttribute(
      'href',
      new RegExp(`^/startOrder/${product?.id}\\?`),
    );

    await open(page, `/requestMeeting?supplier=${one.viewer.supplierId}`);
    const topic = `Colours for ${rfq.id}`;
    await page.getByLabel('Topic').fill(topic);
    await page.getByLabel('Date').fill(day(10));
    await page.getByLabel('Start time').fill('09:30');
    await page.getByLabel('Your name').fill('Amal Hassan');
    await page.getByRole('button', { name: 'Request a meeting' }).click();
    await expect(page.getByRole('heading', { name: 'We have received your request.' })).toBeVisible();
    const desk = await one.context.newPage();
    await open(desk, '/inbox?kind=MEETING');
    await desk.getByRole('link').filter({ hasText: topic }).click();
    await desk.getByRole('button', { name: 'Accept' }).click();
    await expect(desk.getByRole('button', { name: 'Add to calendar' })).toBeVisible();

    await page.getByRole('link', { name: 'Open the conversation' }).click();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Add to calendar' }).click();
    const file = await readFile(await (await saving).path(), 'utf8');
    expect(file).toContain(`DTSTART:${day(10).replaceAll('-', '')}T093000Z`);
    await Promise.all([one.context.close(), other.context.close()]);
  },
);
