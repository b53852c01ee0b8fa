import type { Page } from '@playwright/test';
import { registerBuyer } from '../buyer.ts';
import { findings } from '../findings.ts';
import { expect, open, test } from '../journey.ts';
import { newEmail } from '../sign-in.ts';
import { linkMailedTo } from '../mails.ts';
import { variant } from '../variant.ts';

/** A buyer of this journey only, logged out. */
async function register(page: Page): Promise<string> {
  const email = await registerBuyer(page);
  await page.context().clearCookies();
  return email;
}

/** The masked form of an email. */
const masked = (email: string): string => email.replace(/^(.).*(.@)/, '$1***$2');

const who = async (page: Page) =>
  (
    (await (
      await page.request.post('/graphql', { data: { query: '{ viewer { ... on Buyer { email } } }' } })
    ).json()) as { data: { viewer: { email: string } | null } }
  ).data.viewer?.email;

test('§2.2, §5 a new password by a link: requested, checked, chosen, and valid for one use', async ({
  page,
}) => {
  const email = await register(page);
  await open(page, '/resetPassword');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText('Please enter your email address.')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  expect(await findings(page)).toEqual([]);
  await page.getByLabel('Email').fill('nobody');
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  await page.getByLabel('Email').fill(` ${email} `);
  await expect(page.getByText('Please enter a valid email address.')).toBeHidden();
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
  await expect(page.getByText(email)).toBeVisible();
  expect(await findings(page)).toEqual([]);

  const path = await linkMailedTo(page, email);
  expect(path).toMatch(/^\/resetPassword\?reset_token=/);
  await open(page, path);
  await expect(page.getByText(masked(email))).toBeVisible();
  // Neither the address nor the history state has the secret, and a reload still works.
  await expect(page).toHaveURL(/\/resetPassword\?lang=en$/);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('reset_token');
  await page.reload();
  await page.getByLabel('New password').fill('12345');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('At least 6 characters.')).toBeVisible();
  await expect(page.getByLabel('New password')).toBeFocused();
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByLabel('New password')).toHaveAttribute('type', 'text');
  expect(await findings(page)).toEqual([]);
  await page.getByLabel('New password').fill(' fairgate2 ');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeFocused();
  expect(await findings(page)).toEqual([]);
  expect(await who(page)).toBe(email);

  await open(page, path);
  await expect(page.getByText('This link has expired or has already been used.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send me a link' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test(
  '§2.2 the first password of an account that was created from an email alone',
  variant,
  async ({ page }) => {
    const email = newEmail();
    await page.request.post('/graphql', {
      data: {
        query: 'mutation($email: String!) { fastRegister(input: { email: $email }) { __typename } }',
        variables: { email },
      },
    });
    await page.context().clearCookies();
    const path = await linkMailedTo(page, email);
    expect(path).toMatch(/^\/initPassword\?init_token=/);
    await open(page, path);
    await expect(page.getByLabel('New password')).toBeVisible();
    await expect(page).toHaveURL(/\/initPassword\?lang=en$/);
    await page.getByLabel('New password').fill('fairgate3');
    await page.getByLabel('New password').press('Enter');
    await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeFocused();
    expect(await who(page)).toBe(email);
    await open(page, path);
    await expect(page.getByText('This link has expired or has already been used.')).toBeVisible();
    await page.getByRole('link', { name: 'Send a new link' }).click();
    await expect(page).toHaveURL(/\/resetPassword$/);
  },
);

test(
  '§8 a server that does not answer: the input stays, and can be sent again',
  variant,
  async ({ page, problems }) => {
    await open(page, '/resetPassword');
    await page.getByLabel('Email').fill('amal@fair.example');
    await page.route('**/graphql?*', (route) =>
      route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue(),
    );
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(page.getByRole('alert')).toHaveText(/couldn’t be reached/);
    await expect(page.getByLabel('Email')).toHaveValue('amal@fair.example');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
    problems.length = 0;
  },
);
