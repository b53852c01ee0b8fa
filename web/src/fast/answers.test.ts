import { expect, test } from 'vitest';
import { answersJson, type Answer } from './answers.ts';
import { scriptJson } from '#platform/script-json.ts';
import { shareJson } from './shared-json.ts';

const product = {
  __typename: 'Product',
  name: 'Wasserkocher “Ö” \n',
  price: { from: '1.50' },
  rating: null,
  tags: [],
};
const answers: Answer[] = [
  { hash: 'a', variables: {}, data: null },
  {
    hash: 'b',
    variables: { filter: { ids: ['1', '2'], deep: [[[{ a: [{ b: [{ c: {} }] }] }]]] } },
    data: { search: { count: 0, isLast: false, nodes: [product, { ...product }] } },
  },
];

const text = (some: readonly Answer[]) => Buffer.concat(answersJson(some)).toString();

test('answers are written as JSON.stringify writes them, whether or not parts of them were shown before', () => {
  const plain = JSON.stringify(answers);
  expect(text(answers)).toBe(plain);
  shareJson(product, { ...product });
  expect(text(answers)).toBe(plain);
  // The JSON of the second argument serves for both.
  shareJson(product, { ...product, name: 'as shown before' });
  expect(text(answers)).toBe(plain.replace(JSON.stringify(product.name).slice(1, -1), 'as shown before'));
});

test('what is undefined is left out, as in JSON', () => {
  expect(text([{ hash: 'a', variables: { first: undefined, ids: [1] }, data: null }])).toBe(
    '[{"hash":"a","variables":{"ids":[1]},"data":null}]',
  );
});

test('JSON in a script cannot end the script', () => {
  const json = scriptJson(JSON.stringify({ name: '</script><script>alert(1)</script><!--' }));
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ name: '</script><script>alert(1)</script><!--' });
});

test('a text in answers cannot end the script, be it shown before or not', () => {
  const shown = { name: '</script>' };
  shareJson(shown, { ...shown });
  const json = text([
    { hash: 'a', variables: {}, data: { search: { nodes: [{ name: '</script>' }, shown] } } },
  ]);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual([
    { hash: 'a', variables: {}, data: { search: { nodes: [shown, shown] } } },
  ]);
});
