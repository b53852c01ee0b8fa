import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { registerBuyer } from '../buyer.ts';
import { findings } from '../findings.ts';
import { expect, open, quiet, seeToast, test } from '../journey.ts';
import { linkMailedTo } from '../mails.ts';
import { newEmail } from '../sign-in.ts';
import { variant } from '../variant.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name });

test(
  "§2.4, §3 a buyer's company profile is saved field by field, and input survives a visit to another page",
  variant,
  async ({ page }) => {
    const email = await registerBuyer(page);
    await open(page, '/account');
    await expect(page.getByText(email)).toBeVisible();
    expect(await findings(page)).toEqual([]);
    const company = part(page, 'Your company');
    await company.getByLabel('Your name').fill('Amal Hassan');
    await company.getByLabel('Country', { exact: true }).selectOption('EG');
    await expect(company.getByLabel('Country code')).toHaveValue('20');
    await company.getByLabel('Mobile number').fill('12');
    await company.getByRole('button', { name: 'Save company details' }).click();
    await expect(company.getByText('Please check this field.')).toBeVisible();
    await expect(company.getByLabel('Mobile number')).toBeFocused();
    await company.getByLabel('Mobile number').fill('100 123 4567');
    await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL(/\/$/);
    await page.goBack();
    await expect(company.getByLabel('Mobile number')).toHaveValue('100 123 4567');
    await seeToast(page.getByText('Saved'), () =>
      company.getByRole('button', { name: 'Save company details' }).click(),
    );
    await page.reload();
    await expect(company.getByLabel('Your name')).toHaveValue('Amal Hassan');
    await expect(company.getByLabel('Mobile number')).toHaveValue('100 123 4567');
  },
);

test('§8 sessions elsewhere end, a password is changed, data are exported as a file, and a deleted account leaves no data', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await registerBuyer(page);
  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const login = 'mutation($input: LoginInput!) { login(input: $input) { __typename } }';
  await other.request.post('/graphql', {
    data: { query: login, variables: { input: { email, password: 'fairgate1' } } },
  });
  const queries: string[] = [];
  page.on('request', (request) => {
    const operation = new URL(request.url()).searchParams.get('operationName');
    if (request.method() === 'GET' && operation) queries.push(operation);
  });
  await open(page, '/account');
  await expect(part(page, 'Where you’re logged in').getByRole('listitem')).toHaveCount(2);
  await quiet(page);
  expect(queries, 'each query is sent once').toEqual([...new Set(queries)]);
  await page.getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(page.getByText('Logged out on 1 other device.')).toBeVisible();
  await expect(part(page, 'Where you’re logged in').getByRole('listitem')).toHaveCount(1);
  await other.close();

  const password = part(page, 'Password');
  await password.getByLabel('Current password').fill('wrong-one');
  await password.getByLabel('New password').fill('fairgate2');
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(password.getByText('That isn’t your current password.')).toBeVisible();
  await password.getByLabel('Current password').fill('fairgate1');
  await seeToast(page.getByText('Your new password is set.'), () =>
    password.getByRole('button', { name: 'Change password' }).click(),
  );

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect(JSON.parse(await readFile(await (await download).path(), 'utf8'))).toMatchObject({
    userInfo: { email },
  });

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const box = page.getByRole('dialog');
  expect(await findings(page)).toEqual([]);
  await box.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(box.getByText('Please enter a password.')).toBeVisible();
  await box.getByLabel('Your password').fill('fairgate1');
  await box.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(box.getByText('That isn’t your current password.')).toBeVisible();
  await box.getByLabel('Your password').fill('fairgate2');
  // The page is loaded again, so that nothing of the account stays in its memory.
  await Promise.all([
    page.waitForEvent('load'),
    box.getByRole('button', { name: 'Delete permanently' }).click(),
  ]);
  await expect(page.getByRole('heading', { name: 'Your account has been deleted' })).toBeVisible();
  expect(
    (await page.context().cookies()).map(({ name }) => name).filter((name) => name.includes('fairgate')),
  ).toEqual([]);
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain(email);
});

test('§6 a guest is redirected to the login', variant, async ({ page }) => {
  for (const path of ['/account', '/setting/unsubscribe']) {
    await open(page, path);
    await expect(page.getByRole('heading', { name: 'Log in to see this page' })).toBeVisible();
    expect(await findings(page)).toEqual([]);
  }
});

test(
  '§2.2 mail settings are changed with a login, and without one by the link of a mail',
  variant,
  async ({ page }) => {
    await registerBuyer(page);
    await open(page, '/setting/unsubscribe');
    await page.getByRole('checkbox', { name: 'Trade fairs' }).uncheck();
    await seeToast(page.getByRole('status').getByText('Saved'), () =>
      page.getByRole('button', { name: 'Save preferences' }).click(),
    );
    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'Trade fairs' })).not.toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Updates on products' })).toBeChecked();
    expect(await findings(page)).toEqual([]);

    const email = newEmail();
    await page.request.post('/graphql', {
      data: {
        query: 'mutation($email: String!) { fastRegister(input: { email: $email }) { __typename } }',
        variables: { email },
      },
    });
    await page.context().clearCookies();
    const link = await linkMailedTo(page, email, '/setting/unsubscribe');
    await open(page, link);
    await expect(page).toHaveURL(/\/setting\/unsubscribe\?lang=en$/);
    await seeToast(page.getByRole('status').getByText('Saved'), () =>
      page.getByRole('button', { name: 'Unsubscribe from all' }).click(),
    );
    await open(page, link);
    await expect(page.getByRole('checkbox', { name: 'Updates on products' })).not.toBeChecked();
  },
);
