// `npm start` writes generated files without graphql-codegen, which wrote those of this checkout.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generatedFiles } from '../../web/codegen/generated-files.ts';

const root = join(import.meta.dirname, '../..');
const files = generatedFiles(root);

test('`npm start` writes each file as `pnpm run codegen` does', () => {
  const onDisk = Object.keys(files).map((path) => [path, readFileSync(join(root, path), 'utf8')]);
  expect(files).toEqual(Object.fromEntries(onDisk));
});

test('`npm start` writes a module for each operation', () => {
  const folder = 'web/src/generated/operations';
  const modules = readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
  expect(Object.keys(files)).toEqual(expect.arrayContaining(modules));
});
