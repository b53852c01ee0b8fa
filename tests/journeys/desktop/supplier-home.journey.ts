// §6: a supplier has a separate home page. The demo account signs in by the interface of a supplier's own system.
import { findings } from '../findings.ts';
import { expect, open, test } from '../journey.ts';

test('§6 a supplier starts at their own company: tasks, its public page, its products; a guest does not', async ({
  page,
}) => {
  const { data } = (await (
    await page.request.post('/graphql', {
      headers: { 'content-type': 'application/json' },
      data: {
        query: 'mutation($input: SupplierLoginInput!) { supplierLogin(input: $input) { __typename } }',
        variables: { input: { account: 'supplier@fairgate.example', password: 'fairgate1' } },
      },
    })
  ).json()) as { data: { supplierLogin: { __typename: string } } };
  expect(data.supplierLogin.__typename).toBe('SupplierSignedIn');

  await open(page, '/');
  const main = page.getByRole('main');
  await expect(main.getByText('Your company on Fairgate')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Needs your attention' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'How buyers see your company' })).toBeVisible();
  await expect(
    main
      .getByRole('region', { name: 'Your products' })
      .or(main.getByRole('heading', { name: 'Your products' }))
      .first(),
  ).toBeVisible();
  expect(await findings(page)).toEqual([]);
  const name = await main.getByRole('heading', { level: 1 }).textContent();
  await main.getByRole('link', { name: 'Your page as buyers see it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');

  await page.context().clearCookies();
  await open(page, '/');
  await expect(main.getByText('Your company on Fairgate')).toBeHidden();
  await expect(main.getByRole('heading', { name: 'New this week' })).toBeVisible();
});
