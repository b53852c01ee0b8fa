import { expect, hydrated, open, test } from '../journey.ts';
import { productLinks } from '../pages.ts';
import { installed } from './installed.ts';
import { forgiveNetwork } from './problems.ts';
import { variant } from '../variant.ts';

test.afterEach(forgiveNetwork);

test(
  'compared products are readable offline, with their facts and their date',
  variant,
  async ({ page, context }) => {
    await installed(page);
    await open(page, '/search/product?keyword=lamp');
    const buttons = page.getByRole('main').getByRole('button', { name: /^Compare (?!in a table)/ });
    await buttons.nth(0).click();
    await buttons.nth(1).click();
    // The facts are fetched and stored as soon as the products are in the tray.
    await page.waitForFunction(
      () => (localStorage.getItem('fairgate:compared') ?? '').split('"facts"').length === 3,
    );
    await context.setOffline(true);
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('button', { name: 'Compare 2 products' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/^You’re offline. Prices and details are from/)).toBeVisible();
    await expect(dialog.getByRole('row').filter({ hasText: 'Shipping terms' })).toContainText('FOB');
  },
);

test(
  'recently viewed products are listed on an unvisited page, and open from there offline',
  variant,
  async ({ page, context }) => {
    await installed(page);
    await open(page, '/search/product?keyword=lamp');
    const address = (await productLinks(page).first().getAttribute('href')) ?? '';
    await open(page, address);
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    // A visit is stored when that part of the page runs.
    const id = /_(\d+)\.html$/.exec(address)?.[1] ?? '';
    await page.waitForFunction(
      (seen) => (localStorage.getItem('fairgate:recently-seen') ?? '').includes(`"${seen}"`),
      id,
    );
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.goto('/categories');
    await page.locator('#recently-seen').getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Prices by quantity' })).toBeVisible();
  },
);
