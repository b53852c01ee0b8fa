// The guides name files that exist.
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = 'docs/guide';
const folders = /^(docs|gateway|schema|tests|web|setup)\//;

const guides = readdirSync(join(root, folder)).map((name) => ({
  name,
  text: readFileSync(join(root, folder, name), 'utf8'),
}));

/** Paths in a text: link targets, and code that begins with a folder of the repository. `…` stands for any file. */
function pathsIn(text: string): string[] {
  const links = [...text.matchAll(/\]\((\.\.\/[^)#]+)/g)].map(([, path = '']) =>
    normalize(join(folder, path)),
  );
  const code = [...text.matchAll(/`([\w./*-]+\.(?:tsx?|json|po|graphql|md|css|sql))`/g)]
    .map(([, path = '']) => path)
    .filter((path) => folders.test(path));
  return [...new Set([...links, ...code])];
}

describe('docs/guide', () => {
  test.each(guides)('$name names files that exist', ({ text }) => {
    const isMade = (path: string) => /\.gen\.|\/fr\.(po|json|md)$/.test(path);
    const missing = pathsIn(text).filter(
      (path) => !isMade(path) && globSync(path, { cwd: root }).length === 0,
    );
    expect(missing).toEqual([]);
  });
});
