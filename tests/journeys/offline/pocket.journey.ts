import type { Page } from '@playwright/test';
import { expect, hydrated, open, test } from '../journey.ts';
import { demoBuyer } from '../sign-in.ts';
import { variant } from '../variant.ts';
import { installed } from './installed.ts';
import { forgiveNetwork } from './problems.ts';

const exhibition = '/expoTurkey_803';
const dayMs = 86_400_000;

const panel = (page: Page) => page.getByRole('region', { name: 'Offline copy of this fair' });
const saveButton = (page: Page) => panel(page).getByRole('button', { name: 'Save for offline' });

async function save(page: Page): Promise<void> {
  await open(page, exhibition);
  await saveButton(page).click();
  await expect(panel(page).getByRole('heading', { name: 'Saved for offline' })).toBeVisible();
}

test.afterEach(forgiveNetwork);

test('§6 an exhibition saved on this device opens offline, also pages that were never visited', async ({
  page,
  context,
}) => {
  await installed(page);
  await save(page);
  await expect(panel(page).getByText(/^0\.\d MB, updated /)).toBeVisible();

  // A new tab has nothing in memory.
  await context.setOffline(true);
  const cold = await context.newPage();
  await cold.goto(`${exhibition}/exhibitors`);
  const main = cold.getByRole('main');
  await expect(main.getByText('600 exhibitors', { exact: true })).toBeVisible();
  await main.getByLabel('Company, stand or product').fill('TAP bathtub');
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(main.getByText('600 exhibitors', { exact: true })).toBeHidden();
  const first = main.getByRole('article').first().getByRole('heading').getByRole('link');
  const company = (await first.textContent()) ?? '';
  await first.click();
  await expect(main.getByRole('heading', { level: 1, name: company })).toBeVisible();
  await main.getByRole('link', { name: 'Show on the plan' }).click();
  await expect(main.getByRole('heading', { level: 1, name: /^Hall plan of/ })).toBeVisible();
  await expect(main.getByRole('heading', { level: 2, name: company })).toBeVisible();

  // What is not on the device says what is.
  await cold.goto('/categories');
  await expect(main.getByRole('link', { name: 'Istanbul Building and Interiors Fair' })).toHaveAttribute(
    'href',
    exhibition,
  );
});

test(
  '§2.5 addresses without an id open from the exhibition that is saved, and those of other sites do not',
  variant,
  async ({ page, context }) => {
    await installed(page);
    await open(page, '/chinahomelifeEgypt_801');
    await saveButton(page).click();
    await expect(panel(page).getByRole('heading', { name: 'Saved for offline' })).toBeVisible();
    await context.setOffline(true);
    const cold = await context.newPage();
    const main = cold.getByRole('main');
    const name = 'Cairo Home and Decoration Fair';
    for (const home of ['/chinaHomeLifeEgypt', '/show_Egypt', '/sportsEgypt']) {
      await cold.goto(home);
      await expect(main.getByRole('heading', { level: 1, name }), home).toBeVisible();
      await expect(main.getByRole('link', { name: 'Overview' }), home).toHaveAttribute(
        'aria-current',
        'page',
      );
    }
    await cold.goto('/expoEgypt');
    await expect(main.getByRole('heading', { level: 1, name: 'Trade fairs in Egypt' })).toBeVisible();
    await main.getByRole('article').getByRole('link', { name }).click();
    await expect(cold).toHaveURL('/chinahomelifeEgypt_801');
    await main.getByRole('link', { name: 'Hall plan' }).click();
    await expect(main.getByRole('heading', { level: 1, name: /^Hall plan of/ })).toBeVisible();

    for (const other of ['/expoPoland', '/sportsIndonesia']) {
      await cold.goto(other);
      await expect(main.getByRole('heading', { name: /^You’re offline/ }), other).toBeVisible();
      await expect(main.getByRole('link', { name }), other).toHaveCount(1);
    }
  },
);

test(
  '§2.5 a registration begins without a network where the exhibition is saved, and is sent later',
  variant,
  async ({ page, context }) => {
    await installed(page);
    await save(page);
    await context.setOffline(true);
    const cold = await context.newPage();
    await cold.goto(exhibition);
    await cold.getByRole('main').getByRole('link', { name: 'Get your badge' }).click();
    await expect(cold).toHaveURL(`${exhibition}/preregister`);
    await cold.getByRole('textbox', { name: 'Email' }).fill('amal.pocket@nile.example');
    await cold.getByLabel('Your name').fill('Amal Hassan');
    await cold.getByLabel('Company').fill('Nile Trading House');
    await cold.getByLabel('Country', { exact: true }).selectOption('EG');
    await cold.getByRole('button', { name: 'Register and get your badge' }).click();
    await expect(cold.getByRole('heading', { name: 'Saved on this device' })).toBeVisible();
    await context.setOffline(false);
    await expect(cold.getByRole('heading', { name: 'You’re registered' })).toBeVisible();
  },
);

test('§4 an exhibition stays after a logout; the own plan of visits does not', variant, async ({ page }) => {
  await installed(page);
  await page.request.post('/graphql', {
    data: {
      query: 'mutation($input: LoginInput!) { login(input: $input) { __typename } }',
      variables: { input: demoBuyer },
    },
  });
  await save(page);
  await page.getByRole('button', { name: 'Account', exact: true }).filter({ visible: true }).click();
  // A logout loads the page again.
  await Promise.all([page.waitForEvent('load'), page.getByRole('menuitem', { name: 'Log out' }).click()]);
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await open(page, exhibition);
  await expect(panel(page).getByRole('heading', { name: 'Saved for offline' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('fairgate:visits'))).toBeNull();
});

test(
  'a saving that is cancelled, or finds no space, stores nothing; a saved one can be removed',
  variant,
  async ({ page }) => {
    await open(page, exhibition);
    let release = Promise.withResolvers<void>();
    await page.route('**/pocket/**', async (route) => {
      await release.promise;
      await route.continue().catch(() => undefined);
    });
    await saveButton(page).click();
    await expect(panel(page).getByRole('progressbar')).toBeVisible();
    await panel(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(saveButton(page)).toBeFocused();
    release.resolve();

    release = Promise.withResolvers();
    release.resolve();
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await saveButton(page).click();
    await expect(panel(page).getByRole('alert')).toContainText('There isn’t enough space on this device');
    await page.reload();
    await hydrated(page);
    await saveButton(page).click();
    await panel(page).getByRole('button', { name: 'Remove from this device' }).click();
    await expect(saveButton(page)).toBeVisible();
  },
);

test('an exhibition that is older than a day is updated when it is opened', variant, async ({ page }) => {
  await save(page);
  await page.clock.setFixedTime(Date.now() + 2 * dayMs);
  const asked = page.waitForRequest(/\/pocket\/803\.en\.json\?since=/);
  await page.reload();
  await asked;
  await expect(panel(page).getByText('Update available')).toBeHidden();
});
