// §8 Why something failed reaches the person whole: code, time to wait and the service's own message.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const files = execFileSync('git', ['ls-files', '-z', '--', 'web/src/*.ts', 'web/src/*.tsx'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => file !== '' && !file.endsWith('.test.ts'));

/** A code alone in place of the `Fault`, and a cause that was not looked at. */
const losses = [
  /code: Fault\.from\(/,
  /\{ code(?:, retryAfterSeconds)? \} = Fault\.from\(/,
  /error=\{\{ code: 'SERVER_ERROR' \}\}/,
  /\bcode="SERVER_ERROR"/,
];

it('§8 no component cuts a Fault down to its code, or makes SERVER_ERROR of any cause', () => {
  const found = files.flatMap((file) => {
    const text = readFileSync(`${root}/${file}`, 'utf8');
    return losses.filter((loss) => loss.test(text)).map((loss) => `${file}: ${loss.source}`);
  });
  expect(found).toEqual([]);
});
