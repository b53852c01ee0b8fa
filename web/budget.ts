// Fails the build when a page needs more JavaScript before it can be used than the budget allows (gzip): the
// entry with its imports, the page's own chunk, and the texts of both in one language. Checks every page of
// the build. Run it after the client build.
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path/posix';
import { gzipSync } from 'node:zlib';
import { languageCodes } from '@fairgate/schema/locales';
import { closure, entryOf, pageModuleOf, textFilesOf, type Chunks, type TextFiles } from './built-client.ts';
import { pageFiles } from './routes.ts';

const limitKb = 170;
/** Of pages with forms or filters. */
const formLimitKb = 210;

/** Pages with forms or filters that need the higher limit. */
const withForms: readonly string[] = [
  'search/product',
  'search/category',
  'search/aggregate',
  'search/showroom',
  'search/hot',
  'search/supplier',
  'exhibition/hall-plan',
  'exhibition/exhibitor',
  'exhibition/book-stand',
  'exhibition/book-stand-current',
  'exhibition/book-stand-chinahomelife',
  'exhibition/book-stand-aff',
  'exhibition/book-stand-popup',
  'account/reset-password',
  'account/init-password',
  'session/invitation',
];
/** Two such forms side by side, with a picker of tags. */
const withTwoForms: readonly string[] = ['session/login', 'session/register'];
const twoFormsLimitKb = 216;

const limitOf = (page: string): number => {
  if (withTwoForms.includes(page)) return twoFormsLimitKb;
  return withForms.includes(page) ? formLimitKb : limitKb;
};

const client = new URL('dist/client/', import.meta.url);
const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, client), 'utf8'));
const chunks = read('.vite/manifest.json') as Chunks;
const texts = read('.vite/texts.json') as TextFiles;
const sizes = new Map<string, number>();

function bytes(file: string): number {
  const known = sizes.get(file) ?? gzipSync(readFileSync(new URL(file, client)), { level: 9 }).length;
  sizes.set(file, known);
  return known;
}

const bytesOf = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + bytes(file), 0);

const entry = entryOf(chunks);
if (entry === undefined) throw new Error('The manifest of the client names no entry');

/** The texts of the entry and of a page, in the language where they are largest. */
const textBytes = (file: string) =>
  Math.max(...languageCodes.map((language) => bytesOf(textFilesOf(texts, language, file))));

/** Pages by the folder of their route.tsx: 'search/product'. */
const pages = [...pageFiles.values()]
  .map((file) => {
    const module = pageModuleOf(chunks, file);
    // A page that is not in the manifest fails the build: its size would go unmeasured.
    if (module === undefined) throw new Error(`The manifest of the client does not name the page ${file}`);
    const page = dirname(file);
    const files = new Set(closure(chunks, [entry, module]).map((chunk) => chunk.file));
    const kb = (bytesOf(files) + textBytes(file)) / 1000;
    return { page, kb, limit: limitOf(page) };
  })
  .sort((a, b) => b.kb - a.kb);

for (const { page, kb, limit } of pages) {
  const verdict =
    kb > limit ? '  TOO LARGE' : limit > limitKb && kb <= limitKb ? '  needs no higher limit any more' : '';
  process.stdout.write(
    `first JavaScript, ${page.padEnd(28)} ${kb.toFixed(1).padStart(6)} KB of ${limit}${verdict}\n`,
  );
  if (kb > limit) process.exitCode = 1;
}

const unknown = [...withForms, ...withTwoForms].filter((name) => pages.every(({ page }) => page !== name));
if (unknown.length > 0) {
  process.stdout.write(`higher limits for no page: ${unknown.join(', ')}\n`);
  process.exitCode = 1;
}
