// The guides name files that exist, and those of a list are the files of the commit that is named above it.
import { execFileSync } from 'node:child_process';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = 'docs/guide';
const folders = /^(docs|gateway|schema|tests|web|setup)\//;

type Example = { readonly guide: string; readonly commit: string; readonly files: readonly string[] };

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

/** Each commit that a guide names, with the files in the lists and tables after it. */
const examples: readonly Example[] = guides.flatMap(({ name, text }) =>
  [...text.matchAll(/git show --stat ':\/\^([^']+)'([\s\S]*?)(?=git show|$)/g)].map(
    ([, commit = '', after = '']) => {
      const lines = after.split('\n').filter((line) => /^(\d+\.|\| `)/.test(line));
      // Of a step or row, the first path is the file that it is about.
      const files = lines.flatMap((line) => pathsIn(line.replace(/\|[^|]*\|$/, '|')).slice(0, 1));
      return { guide: name, commit, files };
    },
  ),
);
const withFiles = examples.filter(({ files }) => files.length > 0);

const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' });
const hasHistory = (() => {
  try {
    // A copy of the files in one commit has none, either.
    return (
      git('rev-parse', '--is-shallow-repository').trim() === 'false' &&
      Number(git('rev-list', '--count', 'HEAD')) > 1
    );
  } catch {
    return false;
  }
})();

describe('docs/guide', () => {
  test.each(guides)('$name names files that exist', ({ text }) => {
    const isMade = (path: string) => /\.gen\.|\/fr\.(po|json|md)$/.test(path);
    const missing = pathsIn(text).filter(
      (path) => !isMade(path) && globSync(path, { cwd: root }).length === 0,
    );
    expect(missing).toEqual([]);
  });

  // A file may have moved since: its name is enough.
  test.runIf(hasHistory).each(withFiles)(
    '$guide lists files of the commit "$commit"',
    ({ commit, files }) => {
      const changed = git('log', '-1', `--grep=^${commit}`, '--format=', '--name-only').trim().split('\n');
      const names = new Set(
        changed.flatMap((path) => [basename(path), `*${path.slice(path.lastIndexOf('.'))}`]),
      );
      expect(files.filter((path) => !names.has(basename(path)))).toEqual([]);
    },
  );

  test('each guide but those of languages and the list of guides has an example', () => {
    const without = guides
      .map(({ name }) => name)
      .filter((name) => !withFiles.some(({ guide }) => guide === name));
    expect(without.sort()).toEqual(['README.md', 'add-a-language.md']);
  });
});
