// Fails the build when a page needs more JavaScript before it can be used than the budget allows (gzip): the
// entry with its imports, the page's own chunk, and the texts of both in one language. Checks every page of
// the build. Run it after the client build.
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path/posix';
import { gzipSync } from 'node:zlib';
import { languageCodes } from '@fairgate/schema/locales';
import { closure, entryOf, pageModuleOf, textFilesOf, type Chunks, type TextFiles } from './built-client.ts';
import { pageFiles } from './routes.ts';

// Every page has the cart and the messages in its header (1.4 KB). The entry knows every address and the files of its page: one more
// adds about 0.17 KB to each page, so the limit grows with the site map.
const limitKb = Math.ceil(149.6 + 0.17 * pageFiles.size);

type Exception = { readonly reason: string; readonly moreKb: number; readonly pages: readonly string[] };

/** Pages with a larger budget. */
const exceptions: readonly Exception[] = [
  {
    reason: 'has a part for the signed-in buyer',
    moreKb: 2,
    pages: ['exhibition/lottery'],
  },
  {
    reason: 'has two lists, and the links to the sections of its fair',
    moreKb: 2,
    pages: ['exhibition/eshow'],
  },
  {
    reason: 'draws the stands of a hall, with filters, and knows a stand by any of its names',
    moreKb: 6,
    pages: ['exhibition/hall-plan'],
  },
  {
    reason: 'has a button to follow, a logo and pictures',
    moreKb: 4,
    pages: ['exhibition/exhibitor'],
  },
  {
    reason: 'is a product page with its options that also reads what a supplier has not saved',
    moreKb: 2,
    pages: ['product/preview'],
  },
  {
    reason: 'has all filters on it',
    moreKb: 10,
    pages: ['search/product', 'search/category', 'search/aggregate', 'search/showroom', 'search/hot'],
  },
  { reason: 'the same, with cards of its own', moreKb: 15, pages: ['search/supplier'] },
  {
    reason: 'is a form that tells what is wrong while one types',
    moreKb: 20,
    pages: ['account/reset-password', 'account/init-password', 'session/invitation'],
  },
  {
    reason: 'is a longer one of such forms',
    moreKb: 26,
    pages: [
      'exhibition/book-stand',
      'exhibition/book-stand-current',
      'exhibition/book-stand-chinahomelife',
      'exhibition/book-stand-aff',
      'exhibition/book-stand-popup',
    ],
  },
  {
    reason: 'is two such forms side by side, with a picker of tags',
    moreKb: 42,
    pages: ['session/login', 'session/register'],
  },
];

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
    return { page, kb, exception: exceptions.find((one) => one.pages.includes(page)) };
  })
  .sort((a, b) => b.kb - a.kb);

for (const { page, kb, exception } of pages) {
  const limit = limitKb + (exception?.moreKb ?? 0);
  const verdict =
    kb > limit ? '  TOO LARGE' : exception && kb <= limitKb ? '  needs no exception any more' : '';
  process.stdout.write(
    `first JavaScript, ${page.padEnd(28)} ${kb.toFixed(1).padStart(6)} KB of ${limit}${exception ? ` (${exception.reason})` : ''}${verdict}\n`,
  );
  if (kb > limit) process.exitCode = 1;
}

const unknown = exceptions
  .flatMap((one) => one.pages)
  .filter((name) => pages.every(({ page }) => page !== name));
if (unknown.length > 0) {
  process.stdout.write(`exceptions for no page: ${unknown.join(', ')}\n`);
  process.exitCode = 1;
}
