import { expect, test } from 'vitest';
import { answersJson } from './answers.ts';

test('a text in answers cannot end the script', () => {
  const answers = [{ hash: 'a', variables: {}, data: { name: '</script><script>alert(1)</script><!--' } }];
  const json = answersJson(answers);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual(answers);
});
