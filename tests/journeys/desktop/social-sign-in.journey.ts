// §2.8 The whole sign-in through a provider: the gateway, the demo login provider, and back.
import type { Page } from '@playwright/test';
import { findings } from '../findings.ts';
import { expect, hydrated, open, test } from '../journey.ts';
import { variantUnless, variant } from '../variant.ts';

const begin = (page: Page, provider: string, redirectUrl = '/categories?lang=en') =>
  page.goto(`/oauth/authorize/${provider}?${new URLSearchParams({ redirectUrl })}`);
const signedIn = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'fairgate-signed-in')?.value.split('.')[0];

for (const provider of ['Google', 'LinkedIn', 'Facebook']) {
  test(
    `§2.8 signs in through ${provider} and returns to the page before`,
    variantUnless(provider === 'Google'),
    async ({ page }) => {
      await open(page, '/categories');
      await begin(page, provider.toLowerCase());
      await expect(page.getByRole('heading', { name: `Demo sign-in for ${provider}` })).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await page.getByLabel('Email address to return').fill(`someone-${provider}-${Date.now()}@nile.example`);
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.waitForURL('**/categories?lang=en');
      expect(await signedIn(page)).toBe('buyer');
      // Guest-only pages redirect from now on (§2.8).
      await page.goto('/login');
      await expect(page).toHaveURL(/\/$/);
    },
  );
}

test(
  '§2.8 a verified email joins an existing account, an unverified one does not',
  variant,
  async ({ page }) => {
    await begin(page, 'linkedin');
    await page.getByLabel('The email address is verified').uncheck();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Your email already has an account' })).toBeVisible();
    expect(await signedIn(page)).toBeUndefined();
    await begin(page, 'linkedin');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/categories?lang=en');
    expect(await signedIn(page)).toBe('buyer');
  },
);

test(
  '§2.8 a cancelled sign-in shows a message, keeps the return address, and can be repeated',
  variant,
  async ({ page }) => {
    await begin(page, 'google');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { name: 'You cancelled logging in with Google' })).toBeVisible();
    await hydrated(page);
    expect(await findings(page)).toEqual([]);
    await expect(page.getByRole('link', { name: 'Back to the previous page' })).toHaveAttribute(
      'href',
      '/categories?lang=en',
    );
    await page.getByRole('link', { name: 'Try again with Google' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/categories?lang=en');
  },
);

test('§2.2 /transitional without a message redirects to the home page', variant, async ({ page }) => {
  await page.goto('/transitional');
  await expect(page).toHaveURL(/\/$/);
});
