import { expect, open, test } from '../journey.ts';

test('An organiser logs in, sees a registration come in, finds it, and saves all as a file', async ({
  page,
  request,
}) => {
  await open(page, '/organiser');
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill('organiser@fairgate.example');
  await main.getByLabel('Password', { exact: true }).fill('fairgate1');
  await main.getByRole('button', { name: 'Continue' }).click();
  await main.getByRole('link', { name: 'Warsaw' }).first().click();
  await expect(page).toHaveURL(/\/organiser\/\d+$/);
  const exhibitionId = /\d+$/.exec(page.url())?.[0];
  await expect(main.getByText(/^(\d+ registrations?|They appear here as they come in\.)$/)).toBeVisible();

  // A visitor registers elsewhere; the open page shows it by itself.
  const name = `Amal ${Date.now()}`;
  const answer = await request.post('/graphql', {
    data: {
      query:
        'mutation ($input: PreRegisterInput!) { preRegister(input: $input) { __typename ... on Failure { code } } }',
      variables: {
        input: {
          idempotencyKey: crypto.randomUUID(),
          exhibitionId,
          email: `amal${Date.now()}@nile.example`,
          contactName: name,
          companyName: 'Nile Trading',
          countryCode: 'EG',
        },
      },
    },
  });
  expect(await answer.json()).toEqual({ data: { preRegister: { __typename: 'Registration' } } });
  const row = main.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Nile Trading');

  await main.getByRole('searchbox').fill('no such visitor');
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(main.getByRole('heading', { name: /^No registrations found/ })).toBeVisible();
  await main.getByRole('searchbox').fill(name);
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(row).toBeVisible();

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: 'Export as CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`registrations-${exhibitionId}.csv`);

  await main.getByRole('link', { name: 'Exhibitors' }).click();
  await expect(main.getByRole('status')).toHaveText(/^\d+ exhibitors$/);
});
