import { expect, test } from 'vitest';
import { ProductSearchDocument } from '#operations/product-search.ts';
import { SiteTextsDocument } from '#operations/site-texts.ts';
import { Fault } from '#platform/fault.ts';
import type { Answer } from './answers.ts';
import { serverData } from './server-data.ts';

const texts = { data: { translations: { messages: [] } } };

test("an answer reaches the page's hooks and the browser unchanged", async () => {
  const answers: Answer[] = [];
  const data = serverData(() => Promise.resolve(texts), answers);
  await data.query({ query: SiteTextsDocument });
  expect(answers.map((answer) => answer.data)).toEqual([texts.data]);
  expect(data.client().watchQuery({ query: SiteTextsDocument }).getCurrentResult()).toMatchObject({
    data: texts.data,
    loading: false,
  });
});

test('§8 partial data comes with its fault', async () => {
  const errors = [{ message: 'x', extensions: { code: 'TIME_OUT' } }];
  const data = serverData(() => Promise.resolve({ ...texts, errors }), []);
  const { data: given, error } = await data.query({ query: SiteTextsDocument });
  expect(given).toEqual(texts.data);
  expect(Fault.from(error).code).toBe('TIME_OUT');
});

test('§8 an executor that fails is a network error, and the browser gets no answer', async () => {
  const answers: Answer[] = [];
  const data = serverData(() => Promise.reject(new Error('down')), answers);
  await expect(data.query({ query: SiteTextsDocument })).rejects.toMatchObject({ code: 'NETWORK_ERROR' });
  expect(answers).toEqual([]);
});

test('operations are sent by hash and name', async () => {
  const operations: unknown[] = [];
  const data = serverData((operation) => {
    operations.push(operation);
    return Promise.resolve({ data: {} });
  }, []);
  await data.query({ query: ProductSearchDocument, variables: {} as never });
  expect(operations).toEqual([
    { hash: expect.stringMatching(/^[\da-f]{64}$/) as string, operationName: 'ProductSearch', variables: {} },
  ]);
});
