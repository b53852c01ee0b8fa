// §6: a supplier has a separate home page. The demo account signs in by the interface of a supplier's own system.
import type { BrowserContext, Page } from '@playwright/test';
import { findings } from '../findings.ts';
import { expect, open, test } from '../journey.ts';
import { variant } from '../variant.ts';

test('§6 a supplier starts at their own company: tasks, its public page, its products; a guest does not', async ({
  page,
}) => {
  await signInSupplier(page);
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

test(
  '§6, §8 a supplier’s home is a private page: it can be asked for again, and without a session it offers a login',
  variant,
  async ({ page, problems }) => {
    await signInSupplier(page);
    await page.route('**/graphql?*operationName=OwnCompany*', (route) => route.abort());
    await open(page, '/');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'This page couldn’t be loaded' })).toBeVisible();
    await expect(main.getByRole('alert')).toHaveText(/couldn’t be reached/);
    expect(await findings(page)).toEqual([]);
    problems.length = 0;
    await page.unroute('**/graphql?*operationName=OwnCompany*');
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(main.getByRole('heading', { name: 'Needs your attention' })).toBeVisible();

    await page.context().clearCookies();
    await page.evaluate(() => dispatchEvent(new Event('pageshow')));
    await expect(main.getByRole('heading', { level: 1, name: 'Log in to see this page' })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await main.getByRole('link', { name: 'Log in as a supplier' }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'Log in as a supplier' })).toBeVisible();
  },
);

test(
  '§8 a supplier sees where they are logged in and logs out everywhere else',
  variant,
  async ({ page, browser, baseURL }) => {
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
    await signInSupplier(elsewhere);
    await elsewhere.close();
    await signInSupplier(page);
    // Other journeys use the same account: the service must not end their sessions.
    let asked = 0;
    await page.route('**/graphql?*', (route) => {
      const { operationName } = (route.request().postDataJSON() ?? {}) as { operationName?: string };
      if (operationName !== 'EndOtherSessions') return route.continue();
      asked += 1;
      return route.fulfill({
        json: { data: { endOtherSessions: { __typename: 'EndedSessions', ended: 1 } } },
      });
    });
    await open(page, '/');
    const list = page.getByRole('list', { name: 'Where you’re logged in' });
    await expect(list.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1);
    await page.getByRole('button', { name: 'Log out everywhere else' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Logged out on 1 other device.' })).toBeVisible();
    expect(asked).toBe(1);
    expect(await findings(page)).toEqual([]);
  },
);

async function signInSupplier({ request }: Page | BrowserContext): Promise<void> {
  const { data } = (await (
    await request.post('/graphql', {
      headers: { 'content-type': 'application/json' },
      data: {
        query: 'mutation($input: SupplierLoginInput!) { supplierLogin(input: $input) { __typename } }',
        variables: { input: { account: 'supplier@fairgate.example', password: 'fairgate1' } },
      },
    })
  ).json()) as { data: { supplierLogin: { __typename: string } } };
  expect(data.supplierLogin.__typename).toBe('SupplierSignedIn');
}
