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

describe('§8 the data of a page when a source is down', () => {
  const down = new Error('network error');

  it('holds the answers of the other sources', async () => {
    expect(await load({ searchProducts: {}, category: null }, down)).toEqual({
      searchProducts: {},
      category: null,
    });
    expect(await load({ searchProducts: {}, category: null }, down, 'searchProducts')).toMatchObject({
      category: null,
    });
  });

  it('fails without a field that the page needs', async () => {
    await expect(
      load({ searchProducts: {}, category: null }, down, 'searchProducts', 'category'),
    ).rejects.toMatchObject({ code: 'SERVER_ERROR' });
    await expect(load({ searchProducts: null, category: null }, down)).rejects.toThrow();
  });

  it('fails with the cause of a part that the page needs', async () => {
    const error = new AggregateError([{ extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 900 } }]);
    await expect(
      loadPage(answering({ searchProducts: {}, category: null }, error), query, {}, (data) => data.category),
    ).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 900 });
  });

  it('§2 a missing category is no fault', async () => {
    expect(
      await load({ searchProducts: {}, category: null }, undefined, 'searchProducts', 'category'),
    ).toMatchObject({ category: null });
  });
});
