// §4, §6 Another account of the same kind logs in: nothing of the first one is shown while its answers are on their way.
import type { Page } from '@playwright/test';
import { registerBuyer } from '../buyer.ts';
import { expect, open, test } from '../journey.ts';
import { variant } from '../variant.ts';

/** From now on, all answers wait. */
async function holdAnswers(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/graphql?*', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** As after the login of another account of this kind in another tab. */
async function becomeAnother(page: Page): Promise<void> {
  const found = (await page.context().cookies()).find(({ name }) => name === 'fairgate-signed-in');
  const [kind = '', , until = ''] = found?.value.split('.') ?? [];
  const value = `${kind}.another1.${until}.another-account1`;
  await page.context().addCookies([{ name: 'fairgate-signed-in', value, url: page.url() }]);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

test(
  '§2.2 a buyer: the form of the first one gives way to a skeleton until the answer',
  variant,
  async ({ page }) => {
    await registerBuyer(page);
    await open(page, '/account');
    const name = page.getByRole('region', { name: 'Your company' }).getByLabel('Your name');
    await name.fill('Amal Hassan');
    const answer = await holdAnswers(page);
    await becomeAnother(page);
    await expect(name).toHaveCount(0);
    answer();
    await expect(name).toBeVisible();
  },
);

test(
  '§6 an organiser: the page of the first one gives way to a skeleton until the answer',
  variant,
  async ({ page }) => {
    await open(page, '/organiser');
    const main = page.getByRole('main');
    await main.getByRole('textbox', { name: 'Email', exact: true }).fill('organiser@fairgate.example');
    await main.getByLabel('Password', { exact: true }).fill('fairgate1');
    await main.getByRole('button', { name: 'Continue' }).click();
    const own = main.getByRole('link', { name: /Warsaw/ }).first();
    await expect(own).toBeVisible();
    const answer = await holdAnswers(page);
    await becomeAnother(page);
    await expect(own).toHaveCount(0);
    answer();
    await expect(own).toBeVisible();
  },
);

test(
  '§2.4 a buyer: the saved cards of the first one are not shown to the second one, nor sent for them',
  variant,
  async ({ page, context, problems }) => {
    await registerBuyer(page);
    await open(page, '/expoUnited-Arab-Emirates_802/exhibitors/1');
    await page.getByRole('main').getByRole('link', { name: 'Business card' }).click();
    // The card waits on the device.
    await page.route('**/graphql?*', (route) =>
      route.request().postData()?.includes('SaveSupplierCard') ? route.abort() : route.continue(),
    );
    await page.getByRole('main').getByRole('button', { name: 'Save card' }).click();
    await expect(page.getByText('In your saved cards')).toBeVisible();
    await page.unroute('**/graphql?*');
    // The session ends without a logout.
    await context.clearCookies();
    await registerBuyer(page);
    await open(page, '/myFavorite/exhibitorCard');
    await expect(page.getByRole('heading', { name: 'No saved cards yet' })).toBeVisible();
    const answer = await page.request.post('/graphql', {
      data: { query: '{ viewer { ... on Buyer { savedCards { id } } } }' },
    });
    expect(await answer.json()).toEqual({ data: { viewer: { savedCards: [] } } });
    // The browser reports the request that was cut.
    problems.length = 0;
  },
);
