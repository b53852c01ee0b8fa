import { expect, test } from 'vitest';
import { jsonOf } from '#ui/kept.tsx';
import { answersJson, type Answer } from './answers.ts';
import { scriptJson } from './AnswersScript.tsx';

const product = { __typename: 'Product', name: 'Wasserkocher “Ö” \n', price: { from: '1.50' }, rating: null, tags: [] };
const answers: Answer[] = [
  { hash: 'a', variables: {}, data: null },
  { hash: 'b', variables: { filter: { ids: ['1', '2'], deep: [[[{ a: [{ b: [{ c: {} }] }] }]]] } }, data: { search: { count: 0, isLast: false, nodes: [product, { ...product }] } } },
];

test('answers are written as JSON.stringify writes them, whether or not parts of them were written before', () => {
  const plain = JSON.stringify(answers);
  expect(answersJson(answers)).toBe(plain);
  jsonOf(product);
  expect(answersJson(answers)).toBe(plain);
});

test('what is undefined is left out, as in JSON', () => {
  expect(answersJson([{ hash: 'a', variables: { first: undefined, ids: [1] }, data: null }])).toBe('[{"hash":"a","variables":{"ids":[1]},"data":null}]');
});

test('JSON in a script cannot end the script', () => {
  const json = scriptJson(JSON.stringify({ name: '</script><script>alert(1)</script><!--' }));
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ name: '</script><script>alert(1)</script><!--' });
});
