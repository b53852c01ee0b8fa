// What an organiser does with what visitors send: stand requests and badges.
import type { Route } from '@playwright/test';
import { findings } from '../findings.ts';
import { expect, open, test } from '../journey.ts';

test('§2.5 an organiser reads the stand request that a guest has just sent, marks it as answered, and revokes a badge', async ({
  page,
  request,
}) => {
  await open(page, '/organiser');
  const main = page.getByRole('main');
  const login = async () => {
    await main.getByRole('textbox', { name: 'Email', exact: true }).fill('organiser@fairgate.example');
    await main.getByLabel('Password', { exact: true }).fill('fairgate1');
    await main.getByRole('button', { name: 'Continue' }).click();
  };
  await login();
  await main.getByRole('link', { name: 'Warsaw' }).first().click();
  await expect(page).toHaveURL(/\/organiser\/\d+$/);
  const exhibitionId = /\d+$/.exec(page.url())?.[0];
  const send = async (mutation: string, type: string, input: object) => {
    const query = `mutation ($input: ${type}!) { ${mutation}(input: $input) { __typename ... on Failure { code } } }`;
    const variables = { input: { idempotencyKey: crypto.randomUUID(), exhibitionId, ...input } };
    const answer = await request.post('/graphql', { data: { query, variables } });
    return ((await answer.json()) as { data: Record<string, unknown> }).data[mutation];
  };
  const unique = Date.now();
  const companyName = `Nile Trading ${unique}`;
  const person = { companyName, contactName: `Amal ${unique}`, countryCode: 'EG' };

  // The page is open: what guests send appears by itself.
  await main.getByRole('link', { name: /^Stand requests/ }).click();
  await expect(main.getByText(/^(\d+ stand requests?|No stand requests yet)$/)).toBeVisible();
  const email = `amal${unique}@nile.example`;
  const stand = { phone: '+20 2 1234 5678', products: 'Kettles', squareMetres: 9 };
  expect(await send('bookStand', 'BookStandInput', { ...person, ...stand, email })).toEqual({
    __typename: 'StandRequest',
  });
  const item = main.getByRole('article').filter({ hasText: companyName });
  await expect(item).toContainText('Open');
  await expect(main.getByRole('link', { name: /^Stand requests · \d+ open$/ })).toBeVisible();
  await item.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(item).toContainText('Answered');
  await item.getByRole('button', { name: 'Add note' }).click();
  await item.getByLabel('Note', { exact: true }).fill('Offered A-12');
  // §8 The session was ended elsewhere: the login takes the place of the page, and what was typed is still there after it.
  const ended = { errors: [{ message: 'ended', extensions: { code: 'INVALID_TOKEN' } }] };
  const end = async (route: Route) => {
    await page.context().clearCookies();
    await route.fulfill({ json: ended });
  };
  await page.route('**/graphql?*', end, { times: 1 });
  await item.getByRole('button', { name: 'Save note' }).click();
  await expect(main.getByRole('heading', { name: 'Log in as an organiser' })).toBeVisible();
  await expect(item).toBeHidden();
  await login();
  await expect(item.getByLabel('Note', { exact: true })).toHaveValue('Offered A-12');
  await item.getByRole('button', { name: 'Save note' }).click();
  await expect(item.getByText('Offered A-12')).toBeVisible();

  await main.getByLabel('State').selectOption('Closed');
  await expect(page).toHaveURL(/state=closed/);
  await expect(item).toBeHidden();
  await main.getByLabel('State').selectOption('Answered');
  await expect(item).toBeVisible();

  await main.getByRole('link', { name: 'Registrations' }).click();
  await expect(
    main.getByText(/^(\d+ registrations?|Registrations appear here as they come in\.)$/),
  ).toBeVisible();
  const answers = {
    jobTitle: 'PURCHASING',
    purposes: ['PROCURE', 'LEARN'],
    businessTypes: ['RETAILER'],
    productName: 'Copper kettles',
  };
  expect(await send('preRegister', 'PreRegisterInput', { ...person, ...answers, email })).toEqual({
    __typename: 'Registration',
  });
  const row = main.getByRole('row').filter({ hasText: companyName });
  await row.getByRole('button').click();
  const dialog = page.getByRole('dialog');
  for (const [question, answer] of [
    ['Job title', 'Purchasing'],
    ['Country', 'Egypt'],
    ['Business type', 'Retail'],
    ['Purpose of visit', 'Buy products and Attend talks and events'],
    ['In the visitor’s own words', 'Copper kettles'],
    ['Consent', 'Exhibitors who scan the badge don’t get the email.'],
  ] as const)
    await expect(
      dialog.getByRole('definition').and(dialog.locator(`dt:text-is("${question}") + dd`)),
    ).toHaveText(answer);
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Revoke badge' }).click();
  await dialog.getByRole('button', { name: 'Revoke badge' }).click();
  await expect(dialog.getByText('This field is required.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Sold the badge');
  await dialog.getByRole('button', { name: 'Revoke badge' }).click();
  await expect(dialog.getByText('Sold the badge')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Issue a new badge' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(row).toContainText('Revoked');
});
