import { expect, open, test } from '../journey.ts';
import { variant } from '../variant.ts';

test(
  '§2.2 a number on a certificate is checked: type, validity, holder, and an unknown number is reported',
  variant,
  async ({ page }) => {
    await open(page, '/search/product?verified=1');
    const supplier = await page.request.post('/graphql', {
      data: {
        query:
          '{ searchProducts(filter: { verified: true }, first: 1) { nodes { supplier { name certificates { code number } } } } }',
      },
    });
    const { data } = (await supplier.json()) as {
      data: {
        searchProducts: {
          nodes: { supplier: { name: string; certificates: { code: string; number: string }[] } }[];
        };
      };
    };
    const {
      name,
      certificates: [certificate],
    } = data.searchProducts.nodes[0]!.supplier;

    await page.getByRole('contentinfo').getByRole('link', { name: 'Verify a certificate or badge' }).click();
    await page.getByLabel('Number', { exact: true }).fill(` ${certificate?.number.toLowerCase()} `);
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await expect(page).toHaveURL(/\/verify\?number=/);
    const result = page.getByRole('region', { name: /Results for/ });
    await expect(result.getByRole('heading', { name: certificate?.code ?? '' })).toBeVisible();
    await expect(result.getByRole('link', { name })).toBeVisible();
    await expect(result.getByText('Valid until')).toBeVisible();

    await page.getByLabel('Number', { exact: true }).fill('ZZ-0000-0000');
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await expect(page.getByText('We don’t recognise this number.')).toBeVisible();
    await page.getByRole('link', { name: 'Contact our team' }).click();
    await expect(page.getByLabel('Topic')).toHaveValue('SUPPLIERS');
  },
);

test('§2.2, §5 a message: invalid fields are named, the input survives a reload and a failure, and it becomes one ticket', async ({
  page,
  problems,
}) => {
  await open(page, '/customer-service');
  await page.getByRole('searchbox', { name: 'Search help' }).fill('badge number');
  await expect(page.getByText('What does a badge number show?')).toBeVisible();
  await expect(page.getByText('Do I buy from Fairgate?')).toBeHidden();

  await page.getByLabel('Your name').fill('Amal Hassan');
  await page.getByLabel('Email').fill('nobody');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('This field is required.')).toBeVisible();
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  await expect(page.getByLabel('Your message')).toBeFocused();

  await page.getByLabel('Email').fill('amal@example.com');
  await page.getByLabel('Your message').fill('May I have a sample of the kettle before I order?');
  await page.reload();
  await expect(page.getByLabel('Your message')).toHaveValue(
    'May I have a sample of the kettle before I order?',
  );
  await expect(page.getByLabel('Your name')).toHaveValue('Amal Hassan');

  // The answer is lost: the service has the message, and the outbox sends it again with its key.
  const keys: string[] = [];
  let lost: string | undefined;
  await page.route('**/graphql?*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    keys.push(
      (route.request().postDataJSON() as { variables: { input: { idempotencyKey: string } } }).variables.input
        .idempotencyKey,
    );
    if (lost !== undefined) return route.continue();
    lost = await (await route.fetch()).text();
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'We have received your request.' })).toBeFocused();
  expect(keys.length).toBeGreaterThan(1);
  const number = /T-\d+/.exec(lost ?? '')?.[0] ?? 'none';
  await expect(page.getByText(number)).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  problems.length = 0;
});
