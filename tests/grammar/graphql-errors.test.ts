// Where errors become GraphQL's own: at the edge of the gateway. What is below knows no GraphQL and throws a CodedError
// (gateway/src/coded-error.ts).
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The parts that read documents and variables, run operations, and answer. */
const edge = [
  'compile.ts',
  'document-limits.ts',
  'errors.ts',
  'executor.ts',
  'http/subscriptions.ts',
  'query-limits.ts',
  'scalars.ts',
  'variables.ts',
];

it('§8 only the edge of the gateway knows the errors of GraphQL', () => {
  const files = execFileSync('git', ['ls-files', '-z', '--', 'gateway/src/*.ts'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((file) => file !== '' && /\bGraphQLError\b/.test(readFileSync(`${root}/${file}`, 'utf8')));
  expect(files.map((file) => file.replace('gateway/src/', '')).toSorted()).toEqual(edge);
});
