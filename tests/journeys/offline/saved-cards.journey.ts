// A buyer's saved cards (§2.4): what is changed without a network reaches the account once it is back.
import type { Page } from '@playwright/test';
import { registerBuyer } from '../buyer.ts';
import { expect, open, test } from '../journey.ts';
import { installed } from './installed.ts';
import { variant } from '../variant.ts';

/** Asks the gateway as this browser. */
const ask = <Data>(page: Page, query: string): Promise<Data> =>
  page.evaluate(async (text) => {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: text }),
    });
    return ((await response.json()) as { data: never }).data;
  }, query);

/** The notes of the cards in the account. */
async function notesInAccount(page: Page): Promise<readonly string[]> {
  const { viewer } = await ask<{ viewer: { savedCards: readonly { readonly note: string }[] } }>(
    page,
    '{ viewer { ... on Buyer { savedCards { note } } } }',
  );
  return viewer.savedCards.map(({ note }) => note);
}

async function someSupplier(page: Page): Promise<string> {
  type Found = { searchSuppliers: { nodes: readonly { readonly id: string }[] } };
  const { searchSuppliers } = await ask<Found>(page, '{ searchSuppliers(first: 1) { nodes { id } } }');
  return searchSuppliers.nodes[0]?.id ?? 'none';
}

test(
  '§2.4 a note and a removal without a network reach the account, and do not come back before',
  variant,
  async ({ page, context, problems }) => {
    await installed(page);
    await registerBuyer(page);
    await open(page, `/expo/supplier/view/${await someSupplier(page)}`);
    await page.getByRole('button', { name: 'Save card' }).click();
    await expect(page.getByText('In your saved cards')).toBeVisible();
    await open(page, '/myFavorite/exhibitorCard');
    const card = page.getByRole('main').getByRole('article');
    await expect(card).toHaveCount(1);
    await expect.poll(() => notesInAccount(page)).toEqual(['']);

    await context.setOffline(true);
    await card.getByLabel('Note').fill('Asked for samples');
    await card.getByRole('button', { name: 'Save note' }).click();
    await expect(card.getByRole('button', { name: 'Save note' })).toBeHidden();
    await page.reload();
    await expect(card.getByLabel('Note')).toHaveValue('Asked for samples');
    await context.setOffline(false);
    await expect.poll(() => notesInAccount(page)).toEqual(['Asked for samples']);

    await page.reload();
    await expect(card.getByLabel('Note')).toHaveValue('Asked for samples');
    await context.setOffline(true);
    await card.getByRole('button', { name: /^Remove/ }).click();
    await expect(card).toHaveCount(0);
    await context.setOffline(false);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'No saved cards yet' })).toBeVisible();
    await expect.poll(() => notesInAccount(page)).toEqual([]);
    problems.length = 0;
  },
);
