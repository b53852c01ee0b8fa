import type { Page } from '@playwright/test';
import { expect, open, test } from '../journey.ts';
import { findProduct } from '../find-product.ts';
import { ladder } from '../pages.ts';
import { variant } from '../variant.ts';

/** A product with two options and a missing combination. */
const example = (page: Page) =>
  findProduct(
    page,
    ({ options, variants }) =>
      options.length === 2 &&
      variants.length < options.reduce((count, { values }) => count * values.length, 1),
  );

test('§2.2 a buyer chooses a variant: the address, its number, its prices and stock follow; a shared address shows the same', async ({
  page,
  changePrices,
}) => {
  const { id, path, variants } = await example(page);
  const [first, ...others] = variants;
  const wanted = others.find(({ options }) => options[0]?.value !== first?.options[0]?.value);
  if (!first || !wanted) throw new Error('the variants do not differ');
  await open(page, `${path}?variant=${first.id}`);
  const [one, two] = [page.getByRole('radiogroup').nth(0), page.getByRole('radiogroup').nth(1)];
  for (const [group, place] of [
    [one, 0],
    [two, 1],
  ] as const)
    await expect(group.getByRole('radio', { checked: true })).toHaveAccessibleName(
      first.options[place]?.value ?? '',
    );
  await one
    .getByRole('radio', { name: wanted.options[0]?.value ?? '', exact: false })
    .first()
    .check();
  await expect(page).not.toHaveURL(new RegExp(`variant=${first.id}$`));
  const chosen = variants.find((variant) => variant.id === new URL(page.url()).searchParams.get('variant'));
  await expect(page.getByText(`Item number: ${chosen?.sku}`)).toBeVisible();
  await changePrices(id, '--variant', chosen?.id ?? '', '--stock', '98765');
  await expect(page.getByText('98,765')).toBeVisible();

  // From the server, without scripts.
  const html = await (await page.request.get(page.url())).text();
  expect(html).toContain(chosen?.sku);
  const rows = await ladder(page).getByRole('row').allTextContents();
  await page.reload();
  await expect(page.getByText(`Item number: ${chosen?.sku}`)).toBeVisible();
  expect(await ladder(page).getByRole('row').allTextContents()).toEqual(rows);
  await changePrices(id, '--variant', chosen?.id ?? '', '--stock', String(chosen?.offer.stock));
});

test(
  '§2.2 a combination that the supplier does not make is marked, and choosing it changes the other option',
  variant,
  async ({ page }) => {
    const { path, options, variants } = await example(page);
    const all =
      options[0]?.values.flatMap((one) => (options[1]?.values ?? []).map((two) => [one, two])) ?? [];
    const made = new Set(variants.map((variant) => variant.options.map(({ value }) => value).join('/')));
    const [missing = []] = all.filter((values) => !made.has(values.join('/')));
    const start = variants.find((variant) => variant.options[0]?.value === missing[0]);
    await open(page, `${path}?variant=${start?.id}`);
    const value = page
      .getByRole('radiogroup')
      .nth(1)
      .getByRole('radio', { name: `${missing[1]} not available with the other options chosen` });
    await expect(value).toBeVisible();
    // By keyboard, as any radio button.
    await page.getByRole('radiogroup').nth(1).getByRole('radio', { checked: true }).focus();
    await value.check();
    await expect(
      page.getByRole('radiogroup').nth(0).getByRole('radio', { checked: true }),
    ).not.toHaveAccessibleName(missing[0] ?? '');
    await expect(
      page.getByRole('radiogroup').nth(1).getByRole('radio', { checked: true }),
    ).toHaveAccessibleName(missing[1] ?? '');
  },
);
