// Fails the build when a page needs more JavaScript before it can be used than the budget allows (gzip): the
// entry with its imports, the page's own chunk, and the texts of both in one language. Checks every page of
// the build. Run it after the client build.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const limitKb = 150;

type Exception = { readonly reason: string; readonly limitKb: number; readonly pages: readonly string[] };

/** Pages with a larger budget. */
const exceptions: readonly Exception[] = [
  {
    reason: 'shows a product with more around it',
    limitKb: 152,
    pages: ['product/preview', 'product/rfq-landing'],
  },
  {
    reason: 'has all filters on it',
    limitKb: 160,
    pages: ['search/product', 'search/category', 'search/aggregate', 'search/showroom', 'search/hot'],
  },
  { reason: 'the same, with cards of its own', limitKb: 165, pages: ['search/supplier'] },
  {
    reason: 'is a form that tells what is wrong while one types',
    limitKb: 170,
    pages: ['account/reset-password', 'account/init-password'],
  },
  {
    reason: 'is two such forms side by side, with a picker of tags',
    limitKb: 192,
    pages: ['session/login', 'session/register'],
  },
];

type Chunk = { file: string; imports?: string[]; isEntry?: boolean };
type Texts = { folders: Record<string, string>; parts: Record<string, string> };

const client = new URL('dist/client/', import.meta.url);
const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, client), 'utf8'));
const manifest = read('.vite/manifest.json') as Record<string, Chunk>;
const texts = read('.vite/texts.json') as Texts;
const sizes = new Map<string, number>();

function bytes(file: string): number {
  const known = sizes.get(file) ?? gzipSync(readFileSync(new URL(file, client)), { level: 9 }).length;
  sizes.set(file, known);
  return known;
}

function filesOf(keys: string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || seen.has(chunk.file)) continue;
    seen.add(chunk.file);
    filesOf(chunk.imports ?? [], seen);
  }
  return seen;
}

const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);

/** The texts of the entry and of a page, in the language where they are largest. */
function textBytes(routeFile: string): number {
  const names = ['first', texts.parts[routeFile]].filter((name) => name !== undefined);
  return Math.max(
    ...Object.entries(texts.folders).map(([language, hash]) =>
      names.reduce((sum, name) => sum + bytes(`assets/texts/${language}-${hash}/${name}.js`), 0),
    ),
  );
}

/** Pages by the folder of their route.tsx: 'search/product'. */
const pages = Object.keys(manifest)
  .flatMap((key) => {
    const [, routeFile = '', page] = /^(src\/pages\/(.+)\/route\.tsx)\?tsr-split=component/.exec(key) ?? [];
    if (page === undefined) return [];
    const kb =
      [...filesOf([...entry, key])].reduce((sum, file) => sum + bytes(file), textBytes(routeFile)) / 1000;
    return [{ page, kb, exception: exceptions.find((one) => one.pages.includes(page)) }];
  })
  .sort((a, b) => b.kb - a.kb);

for (const { page, kb, exception } of pages) {
  const limit = exception?.limitKb ?? limitKb;
  const verdict =
    kb > limit ? '  TOO LARGE' : exception && kb <= limitKb ? '  needs no exception any more' : '';
  process.stdout.write(
    `first JavaScript, ${page.padEnd(28)} ${kb.toFixed(1).padStart(6)} KB of ${limit}${exception ? ` (${exception.reason})` : ''}${verdict}\n`,
  );
  if (kb > limit) process.exitCode = 1;
}

// A route that is not in the manifest fails the build: its size would go unmeasured.
const unknown = exceptions
  .flatMap((one) => one.pages)
  .filter((name) => pages.every(({ page }) => page !== name));
const measured = new Set(pages.map(({ page }) => `${page}/route.tsx`));
const unmeasured = [
  ...readFileSync(new URL('routes.ts', import.meta.url), 'utf8').matchAll(/'([\w/-]+\/route\.tsx)'/g),
].flatMap(([, file = '']) => (measured.has(file) ? [] : [file]));
if (unknown.length > 0 || unmeasured.length > 0) {
  process.stdout.write(`not measured: ${[...unknown, ...unmeasured].join(', ')}\n`);
  process.exitCode = 1;
}
