import type { TypedDocumentNode } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { loadPage } from './load-page.ts';

type Data = { readonly searchProducts: object | null; readonly category: object | null };
const query = {} as TypedDocumentNode<Data, Record<string, never>>;
const answering = (data: Data | undefined, error?: Error) =>
  ({ apollo: { query: () => Promise.resolve({ data, error }) } }) as unknown as Parameters<
    typeof loadPage
  >[0];
const load = (data: Data | undefined, error: Error | undefined, ...needed: (keyof Data)[]) =>
  loadPage(answering(data, error), query, {}, ...needed);

describe('§8 what a page is made of when a source is down', () => {
  const down = new Error('network error');

  it('is what the others gave', async () => {
    expect(await load({ searchProducts: {}, category: null }, down)).toEqual({
      searchProducts: {},
      category: null,
    });
    expect(await load({ searchProducts: {}, category: null }, down, 'searchProducts')).toMatchObject({
      category: null,
    });
  });

  it('is nothing without a field that makes the page', async () => {
    await expect(
      load({ searchProducts: {}, category: null }, down, 'searchProducts', 'category'),
    ).rejects.toMatchObject({ code: 'SERVER_ERROR' });
    await expect(load({ searchProducts: null, category: null }, down)).rejects.toThrow();
  });

  it('§2 a category that there is not is no failure', async () => {
    expect(
      await load({ searchProducts: {}, category: null }, undefined, 'searchProducts', 'category'),
    ).toMatchObject({ category: null });
  });
});
