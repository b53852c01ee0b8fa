// §7.3 follow, §4 login tasks: the button and the list show a follow, and it is sent once.
import type { Page } from '@playwright/test';
import { registerBuyer } from '../buyer.ts';
import { findings } from '../findings.ts';
import { expect, open, test } from '../journey.ts';
import { examplePages, productLinks } from '../pages.ts';
import { fillRegistration, newEmail, panel, registerSide } from '../sign-in.ts';
import { variant } from '../variant.ts';

/** The names of the mutations that this browser sends from now on. */
function mutationsOf(page: Page): string[] {
  const names: string[] = [];
  page.context().on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/graphql'))
      names.push((request.postDataJSON() as { operationName: string }).operationName);
  });
  return names;
}

const followButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Follow(ing)?$/ });
const cardButtons = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Follow ./ });

test('§4 a guest follows, signs in through Google, returns, and the product is followed once', async ({
  page,
}) => {
  const { product = '' } = await examplePages(page);
  const sent = mutationsOf(page);
  await open(page, product);
  await followButton(page).click();
  await registerSide(panel(page)).getByRole('link', { name: 'Google', exact: true }).click();
  await page.getByLabel(/^Email address to return/).fill(newEmail());
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('status').getByText('You’re now following this product.')).toBeVisible();
  await expect(followButton(page)).toHaveAccessibleName('Following');
  await page.reload();
  await expect(followButton(page)).toHaveAccessibleName('Following');
  expect(sent.filter((name) => name.startsWith('Follow'))).toEqual(['FollowProduct']);
});

test(
  '§4 a guest follows, joins in the panel, and the product is followed once; a closed panel follows nothing',
  variant,
  async ({ page }) => {
    const { product = '' } = await examplePages(page);
    const sent = mutationsOf(page);
    await open(page, product);
    await followButton(page).click();
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await followButton(page).click();
    await fillRegistration(registerSide(panel(page)), { email: newEmail(), password: 'fairgate1' });
    await expect(panel(page)).toBeHidden();
    await expect(page.getByRole('status').getByText('You’re now following this product.')).toBeVisible();
    await expect(followButton(page)).toHaveAccessibleName('Following');
    await page.reload();
    await expect(followButton(page)).toHaveAccessibleName('Following');
    expect(sent.filter((name) => name === 'FollowProduct')).toHaveLength(1);
  },
);

test(
  '§7.3 follow buttons on cards: change at once, are read in one request, appear in the list, can be undone',
  variant,
  async ({ page }) => {
    await registerBuyer(page);
    let requests = 0;
    page.on('request', (request) => {
      if (request.url().includes('operationName=FollowedAmong')) requests += 1;
    });
    await open(page, '/search/product?keyword=lamp');
    await page.mouse.move(200, 400);
    const first = cardButtons(page).first();
    await expect(first).toBeVisible();
    await expect.poll(() => requests).toBeGreaterThan(0);
    const name = (await productLinks(page).first().textContent()) ?? '';
    await first.click();
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await open(page, '/myFavorite/product');
    await expect(page.getByRole('heading', { name: 'Products you follow' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article').getByRole('link', { name })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    // One for the forty cards of the search, one after the change, one here; a slow machine may batch them in two.
    expect(requests).toBeLessThan(8);
    await page.getByRole('button', { name: `Follow ${name}` }).click();
    await expect(page.getByText('You’re not following any products yet')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('button', { name: `Follow ${name}` })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
);

test(
  '§7.3 a supplier is followed on its page, and other tabs show it',
  variant,
  async ({ page, context }) => {
    await registerBuyer(page);
    const { supplier = '' } = await examplePages(page);
    await open(page, '/myFavorite/exhibitor');
    await expect(page.getByText('You’re not following any exhibitors yet')).toBeVisible();
    expect(await findings(page)).toEqual([]);
    const other = await context.newPage();
    await open(other, supplier);
    await other.mouse.wheel(0, 10);
    await followButton(other).click();
    await expect(followButton(other)).toHaveAccessibleName('Following');
    await expect(page.getByRole('button', { name: 'Following', exact: true })).toBeVisible();
    expect(await findings(page)).toEqual([]);
  },
);

test(
  '§2.4 /myFavorite/exhibitor: exhibitors of a fair that are no suppliers fill the page',
  variant,
  async ({ page }) => {
    await registerBuyer(page);
    const ask = async <Data>(query: string) =>
      ((await (await page.request.post('/graphql', { data: { query } })).json()) as { data: Data }).data;
    const { exhibition } = await ask<{
      exhibition: { exhibitors: { nodes: { id: string; name: string; supplier: object | null }[] } };
    }>('{ exhibition(id: "801") { exhibitors(first: 100) { nodes { id name supplier { id } } } } }');
    const unlisted = exhibition.exhibitors.nodes.find(({ supplier }) => supplier === null);
    await ask(`mutation { followExhibitor(input: { id: "${unlisted?.id}" }) { __typename } }`);
    await open(page, '/myFavorite/exhibitor');
    await expect(page.getByRole('heading', { level: 1, name: 'Exhibitors you follow' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('link', { name: unlisted?.name ?? '' })).toBeVisible();
    await expect(page.getByText('You’re not following any')).toBeHidden();
  },
);

test('§7.3 after three fast presses the last state counts', variant, async ({ page }) => {
  await registerBuyer(page);
  const { product = '' } = await examplePages(page);
  await open(page, product);
  await page.mouse.wheel(0, 10);
  await expect(followButton(page)).toBeEnabled();
  for (let press = 0; press < 3; press += 1) await followButton(page).click();
  await expect(followButton(page)).toHaveAccessibleName('Following');
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expect(followButton(page)).toHaveAccessibleName('Following');
});

test(
  '§8 the gateway refuses: the button changes back and shows the reason',
  variant,
  async ({ page, problems }) => {
    await registerBuyer(page);
    const { product = '' } = await examplePages(page);
    await open(page, product);
    await page.mouse.wheel(0, 10);
    await page.route('**/graphql?**', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    await followButton(page).click();
    await expect(page.getByRole('alert').getByText('couldn’t be reached')).toBeVisible();
    await expect(followButton(page)).toHaveAccessibleName('Follow');
    problems.length = 0;
  },
);

test('§6 a guest is asked to log in, and no request is sent', variant, async ({ page }) => {
  let requests = 0;
  page.on('request', (request) => {
    if (/operationName=Followed/.test(request.url())) requests += 1;
  });
  await open(page, '/myFavorite/product');
  await expect(page.getByRole('button', { name: 'Log in or join free' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  expect(requests).toBe(0);
});

test('§2.9 unfollowing the only product of the second page leads to the first', variant, async ({ page }) => {
  await registerBuyer(page);
  const ask = async <Data>(query: string, variables: object = {}) =>
    ((await (await page.request.post('/graphql', { data: { query, variables } })).json()) as { data: Data })
      .data;
  const { searchProducts } = await ask<{ searchProducts: { nodes: { id: string }[] } }>(
    '{ searchProducts(first: 25) { nodes { id } } }',
  );
  for (const { id } of searchProducts.nodes)
    await ask('mutation($id: ID!) { followProduct(input: { id: $id }) { __typename } }', { id });
  await open(page, '/myFavorite/product?pageNo=2');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(1);
  await cards.getByRole('button', { name: /^Follow/ }).click();
  await expect(page).toHaveURL('/myFavorite/product');
  await expect(cards).toHaveCount(24);
  await expect(page.getByText('You’re not following any products yet')).toBeHidden();
});
