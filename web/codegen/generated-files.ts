import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'graphql';
import { errorFiles } from './error-files.ts';
import { operationFiles } from './operations.ts';

/** The generated files that a build reads: the content of each, by its path below the repository's root. */
export function generatedFiles(root: string): Readonly<Record<string, string>> {
  const sources = join(root, 'web/src');
  const documents = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.graphql'))
    .sort()
    .map((path) => parse(readFileSync(join(sources, path), 'utf8')));
  const operations = Object.entries(operationFiles(documents));
  return {
    ...errorFiles,
    ...Object.fromEntries(operations.map(([path, content]) => [`web/src/generated/${path}`, content])),
  };
}
