import { expect, hydrated, open, test } from '../journey.ts';
import { chosenFilters, ladder, numberIn, productLinks, resultCount, searchFor } from '../pages.ts';
import { demoBuyer, fillLogin, loginSide, panel } from '../sign-in.ts';
import { variant } from '../variant.ts';

test.use({ serviceWorkers: 'allow' });

test('§2.2 a buyer searches, filters by country and by price bands with exact counts, and clears the filters', async ({
  page,
}) => {
  await open(page, '/');
  await searchFor(page, 'lamp');
  await expect(page).toHaveTitle(/lamp/);
  await expect(resultCount(page)).toContainText(/\d+ products/);
  const all = numberIn(await resultCount(page).textContent());

  const filters = page
    .getByRole('group', { name: 'Supplier’s country' })
    .or(page.locator('fieldset, section, details').filter({ hasText: 'Supplier’s country' }))
    .first();
  const country = filters.getByRole('checkbox').first();
  const expected = numberIn(await country.locator('xpath=ancestor::label').textContent());
  await country.check();
  await expect(page).toHaveURL(/country=/);
  await expect(resultCount(page)).toContainText(new RegExp(`^${expected.toLocaleString('en')} product`));
  expect(expected).toBeLessThan(all);
  await expect(chosenFilters(page).getByRole('link')).toHaveCount(1);
  // The other values of a filter keep their counts: they would be added (OR).
  await expect(filters.getByRole('checkbox').nth(1)).toBeVisible();

  // Two price bands are added, the third keeps its count, and each can be removed; a custom range replaces them.
  const prices = page.getByRole('group', { name: 'Unit price' });
  const counts = async () =>
    (
      await prices
        .locator('label')
        .filter({ has: page.getByRole('checkbox') })
        .locator('.figures')
        .allTextContents()
    ).map(numberIn);
  const before = await counts();
  const [one = 0, two = 0] = before;
  await prices.getByRole('checkbox').first().check();
  await prices.getByRole('checkbox').nth(1).check();
  await expect(page).toHaveURL(/price=[\d-]+&price=[\d-]+/);
  await expect(resultCount(page)).toContainText(new RegExp(`^${(one + two).toLocaleString('en')} product`));
  expect(await counts()).toEqual(before);
  await expect(chosenFilters(page).getByRole('link', { name: /^Remove filter/ })).toHaveCount(3);
  await chosenFilters(page)
    .getByRole('link', { name: /^Remove filter: .*\$/ })
    .first()
    .click();
  await expect(resultCount(page)).toContainText(new RegExp(`^${two.toLocaleString('en')} product`));
  await expect(prices.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await prices.getByLabel('To ($)').fill('12');
  await prices.getByRole('button', { name: 'Apply price' }).click();
  await expect(page).toHaveURL(/priceMax=12/);
  await expect(prices.getByRole('checkbox', { checked: true })).toHaveCount(0);

  for (let back = 0; back < 5; back += 1) await page.goBack();
  await expect(resultCount(page)).toContainText(new RegExp(`^${all.toLocaleString('en')} product`));
});

test('§2.9 sorting by price lists the cheapest first and is in the address', variant, async ({ page }) => {
  await open(page, '/search/product?keyword=lamp');
  await page.getByLabel('Sort by').selectOption({ label: 'Price: low to high' });
  await expect(page).toHaveURL(/sort=price/);
  await expect(productLinks(page).first()).toBeVisible();
  // A card shows a range; sorting goes by its upper end, the price at the minimum order.
  const prices = (await page.getByRole('main').getByRole('article').allTextContents()).map((text) => {
    const [, from, to] = /\$([\d,.]+)(?:\s*–\s*\$?([\d,.]+))?/.exec(text) ?? [];
    return Number((to ?? from)?.replaceAll(',', ''));
  });
  expect(prices.length).toBeGreaterThan(8);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
});

test('§2.2 opens a product and changes the quantity: the price tier, total and cartons change', async ({
  page,
}) => {
  await open(page, '/search/product?keyword=lamp');
  const link = productLinks(page).first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(/_\d+\.html$/);

  const rows = ladder(page).getByRole('button');
  await expect(rows.first()).toHaveAttribute('aria-pressed', 'true');
  const label = (await rows.nth(1).getAttribute('aria-label')) ?? '';
  const minimum = numberIn(label);
  const price = Number(/\$([\d,.]+)/.exec(label)?.[1]?.replaceAll(',', ''));
  await page.getByLabel('Quantity', { exact: true }).fill(String(minimum));
  await expect(rows.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(rows.first()).toHaveAttribute('aria-pressed', 'false');
  const total = (minimum * price).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  await expect(page.getByRole('main').getByText(total, { exact: true }).first()).toBeVisible();
  const packaging = page.getByRole('table', { name: /^Packaging/ });
  const quantities = packaging.getByRole('row', { name: /^Quantity/ }).getByRole('cell');
  const needed = Math.ceil(minimum / numberIn(await quantities.first().textContent()));
  expect(numberIn(await quantities.last().textContent())).toBe(needed);

  await rows.first().click();
  const smallest = numberIn(await rows.first().getAttribute('aria-label')).toLocaleString('en');
  await expect(page.getByLabel('Quantity', { exact: true })).toHaveValue(smallest);

  await page.getByLabel('Quantity', { exact: true }).fill('1');
  await expect(page.getByText('Minimum order:')).toBeHidden();
  await page.getByLabel('Quantity', { exact: true }).blur();
  await expect(page.getByLabel('Quantity', { exact: true })).toHaveValue(smallest);
  await expect(page.getByText(`Minimum order: ${smallest}.`)).toBeVisible();

  await page.getByLabel('Quantity', { exact: true }).fill('99999999999');
  await page.getByLabel('Quantity', { exact: true }).blur();
  await expect(page.getByLabel('Quantity', { exact: true })).toHaveValue('999,999,999');
  await expect(page.getByText('Maximum order: 999,999,999.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Increase', exact: true })).toBeDisabled();
});

test(
  '§2.2 opens the supplier, sees what was checked and when, and its products',
  variant,
  async ({ page }) => {
    await open(page, '/search/product?keyword=lamp&verified=1');
    await productLinks(page).first().click();
    const supplier = page.getByRole('main').locator('a[href*="/supplier/"]').first();
    await supplier.click();
    await expect(page).toHaveURL(/\/supplier\/.+_\d+\.html$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const checks = page.getByRole('region', { name: 'Verifications' }).or(page.locator('#checks'));
    await expect(checks.first()).toContainText(/20\d\d/);
    await expect(productLinks(page).first()).toBeVisible();

    await page.getByRole('link', { name: 'Send an enquiry' }).click();
    const message = page.getByLabel('Your message');
    await expect(message).toBeInViewport();
    await message.fill('500 lamps with our own brand, delivered to Hamburg in March.');
    await page.getByLabel('Your name').fill('Amal Hassan');
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && (request.postData() ?? '').includes('SubmitEnquiries'),
    );
    // §6 An enquiry needs a login; §4 it is sent after that.
    await page.getByRole('button', { name: 'Send enquiry' }).click();
    await fillLogin(loginSide(panel(page)), demoBuyer);
    expect((await sent).postDataJSON()).toMatchObject({
      variables: { input: { enquiries: [{ supplierId: /_(\d+)\.html/.exec(page.url())?.[1] }] } },
    });
    await expect(page.getByText('We have received your request.')).toBeVisible();
  },
);

test('sees a price change while the page is open', async ({ page, changePrices }) => {
  await open(page, '/search/product?keyword=kettle');
  const subscribed = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framesent', ({ payload }) => String(payload).includes('"type":"subscribe"')),
    );
  await productLinks(page).first().click();
  const row = ladder(page).getByRole('row').nth(1);
  await expect(row).toContainText('$');
  // A product with variants has its stock by variant.
  const other = page.getByRole('radio', { checked: false }).first();
  if ((await other.count()) > 0) await other.check();
  const variantId = new URL(page.url()).searchParams.get('variant');
  const changed = variantId === null ? [] : ['--variant', variantId];
  const before = await row.textContent();
  const id = /_(\d+)\.html/.exec(page.url())?.[1] ?? '';
  await page.evaluate(() => {
    Object.assign(window, { mark: 'not reloaded' });
  });
  await subscribed;
  await changePrices(id, ...changed, '--factor', '0.5', '--stock', '4321');
  await expect(row).not.toHaveText(before ?? '');
  await expect(page.getByText('4,321')).toBeVisible();
  await expect(page.getByText('updated just now')).toBeVisible();
  expect(await page.evaluate(() => 'mark' in window)).toBe(true);
  await changePrices(id, ...changed, '--factor', '2');
});

test('turns pages, and a page beyond the end says so and links back', variant, async ({ page, problems }) => {
  await open(page, '/search/product?keyword=lamp');
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/pageNo=2/);
  await expect(productLinks(page).first()).toBeVisible();

  await page.goto('/search/product?keyword=lamp&pageNo=999');
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'Page 999 doesn’t exist' })).toBeVisible();
  // The browser reports the expected 404 of this page.
  expect(problems.splice(0)).toEqual([expect.stringMatching(/status of 404 .*pageNo=999$/)]);
  await page.getByRole('link', { name: /Go to the first page/ }).click();
  await expect(productLinks(page).first()).toBeVisible();
});

test('finds nothing, and gets similar results', variant, async ({ page }) => {
  await open(page, '/search/product?keyword=xyzzyxyzzy');
  await expect(page.getByRole('heading', { name: /No products found for/ })).toBeVisible();
  await page.getByRole('link', { name: 'Browse all categories' }).click();
  await expect(page).toHaveURL(/\/categories/);

  await searchFor(page, 'RoHS lamp');
  await page.getByRole('link', { name: 'Search for “lamp” with certificate RoHS' }).click();
  await expect(page).toHaveURL(/keyword=lamp&cert=RoHS/);
  await expect(chosenFilters(page)).toContainText('RoHS');
  await expect(productLinks(page).first()).toContainText(/lamp/i);
});
