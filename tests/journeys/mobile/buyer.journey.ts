import { expect, open, test } from '../journey.ts';
import { ladder, numberIn, productLinks, resultCount, searchFor } from '../pages.ts';
import { variant } from '../variant.ts';

test.use({ serviceWorkers: 'allow' });

test('§2.2 a buyer on a phone searches, filters in the sheet with a live count, and opens a product', async ({
  page,
}) => {
  await open(page, '/');
  await searchFor(page, 'lamp');
  await expect(resultCount(page)).toContainText(/\d+ products/);
  const all = numberIn(await resultCount(page).textContent());
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet
    .getByRole('checkbox', { name: /^India|^Türkiye|^Viet/ })
    .first()
    .check();
  const show = sheet.getByRole('button', { name: /^Show .* products?$/ });
  await expect(show).not.toHaveText(`Show ${all} products`);
  const left = numberIn(await show.textContent());
  expect(left).toBeLessThan(all);
  const prices = sheet.getByRole('group', { name: 'Unit price' }).getByRole('checkbox');
  const sum = (
    await prices.evaluateAll((boxes) =>
      boxes.slice(0, 2).map((box) => Number(box.closest('label')?.querySelector('.figures')?.textContent)),
    )
  ).reduce((total, count) => total + count, 0);
  await prices.first().check();
  await prices.nth(1).check();
  await expect(show).toHaveText(new RegExp(`^Show ${sum} products?$`));
  await show.click();
  await expect(sheet).toBeHidden();
  await expect(resultCount(page)).toContainText(new RegExp(`^${sum.toLocaleString('en')} product`));

  await productLinks(page).first().click();
  await expect(ladder(page)).toBeVisible();
  const ask = page.getByRole('link', { name: 'Request a quote' });
  await expect(ask).toBeInViewport();

  // The selected quantity is passed on.
  await page.getByRole('button', { name: 'Increase', exact: true }).click();
  const quantity = numberIn(await page.getByLabel('Quantity', { exact: true }).inputValue());
  await ask.click();
  await expect(page).toHaveURL(/\/landing\/rfq\/product-\d+$/);
  await expect(page.getByLabel(/^Quantity/)).toHaveValue(String(quantity));
});

test('§2.8 the bottom bar navigates', variant, async ({ page }) => {
  await open(page, '/');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: 'RFQ' }).click();
  await expect(page).toHaveURL(/\/rfq$/);
  await bar.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('touch targets are large enough', async ({ page }) => {
  await open(page, '/search/product?keyword=lamp');
  const small = await page
    .getByRole('banner')
    .getByRole('button')
    .or(page.getByRole('navigation', { name: 'Main' }).getByRole('link'))
    .evaluateAll((all) =>
      all
        .filter(
          (one) =>
            one.getClientRects().length > 0 &&
            (one.getBoundingClientRect().width < 44 || one.getBoundingClientRect().height < 44),
        )
        .map((one) => one.outerHTML.slice(0, 100)),
    );
  expect(small).toEqual([]);
});
