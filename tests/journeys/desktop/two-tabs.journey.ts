// §4 Two tabs share one session: a change in one reaches the other, without a reload or a click.
import type { Page } from '@playwright/test';
import { registerBuyer } from '../buyer.ts';
import { expect, open, seeToast, test } from '../journey.ts';
import { demoBuyer, expectSignedIn, fillLogin, loginSide, panel } from '../sign-in.ts';
import { variant } from '../variant.ts';

test('§4 a login in one tab opens the account in the other, and a logout removes it there', async ({
  page,
  context,
}) => {
  const email = await registerBuyer(page);
  await context.clearCookies();
  await open(page, '/account');
  await page.evaluate(() => {
    Object.assign(window, { mark: 'not reloaded' });
  });
  await expect(page.getByRole('heading', { name: 'Log in to see this page' })).toBeVisible();
  const other = await context.newPage();
  await open(other, '/categories');
  await other.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await fillLogin(loginSide(panel(other)), { email, password: 'fairgate1' });
  await expect(panel(other)).toBeHidden();

  const company = page.getByRole('region', { name: 'Your company' });
  await expect(page.getByRole('main').getByText(email)).toBeVisible();
  await company.getByLabel('Company', { exact: true }).fill('Nile Trading');
  // Neither tab overwrites the other's saved data, and each shows them.
  await open(other, '/account');
  const there = other.getByRole('region', { name: 'Your company' });
  await there.getByLabel('Your name').fill('Amal Hassan');
  await there.getByRole('button', { name: 'Save company details' }).click();
  await expect(company.getByLabel('Your name')).toHaveValue('Amal Hassan');
  await expect(company.getByLabel('Company', { exact: true })).toHaveValue('Nile Trading');
  await seeToast(page.getByText('Saved', { exact: true }), () =>
    company.getByRole('button', { name: 'Save company details' }).click(),
  );
  await expect(there.getByLabel('Company', { exact: true })).toHaveValue('Nile Trading');
  await expect(there.getByLabel('Your name')).toHaveValue('Amal Hassan');

  await (await expectSignedIn(other, email)).getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Log in to see this page' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(await page.evaluate(() => 'mark' in window)).toBe(true);
  const left = await page.evaluate(
    () =>
      [...document.querySelectorAll('input')].map(({ value }) => value).join() + document.body.textContent,
  );
  for (const text of [email, 'Nile Trading']) expect(left).not.toContain(text);
});

test('§4 a login and a logout reach every tab at once', variant, async ({ page, context }) => {
  const other = await context.newPage();
  await open(other, '/categories');
  await open(page, '/login');
  await fillLogin(loginSide(page.getByRole('main')), demoBuyer);
  await page.waitForURL('/');
  await expect(other.getByRole('button', { name: 'Account' })).toBeVisible();
  await (await expectSignedIn(other, demoBuyer.email)).getByRole('menuitem', { name: 'Log out' }).click();
  await expect(other.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('§2.8 two tabs compare products in one list', variant, async ({ page, context }) => {
  const other = await context.newPage();
  const toggle = (tab: Page, index: number) =>
    tab
      .getByRole('main')
      .getByRole('button', { name: /^Compare (?!in a table)/ })
      .nth(index);
  for (const tab of [page, other]) await open(tab, '/search/product?keyword=kettle');
  await toggle(page, 0).click();
  await toggle(other, 1).click();
  for (const tab of [page, other])
    await expect(tab.getByRole('button', { name: 'Compare 2 products' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Compare 2 products' })).toBeVisible();
});
