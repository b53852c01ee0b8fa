// Fails the build when a page needs more JavaScript before it can be used than we allow (gzip, as over the wire):
// the entry, all that it imports, the page's own chunk, and the texts of both in one language. Run after the client build.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const limitKb = 150;

/** The search page reads its address with zod and has all filters on it. */
const exceptions: Record<string, number> = { search: 163 };

/** Page → its route file. */
const pages = {
  home: 'home/home/route.tsx',
  product: 'product/product/route.tsx',
  search: 'search/product/route.tsx',
  supplier: 'supplier/supplier/route.tsx',
  categories: 'category/categories/route.tsx',
};

type Chunk = { file: string; imports?: string[]; isEntry?: boolean };

const client = new URL('dist/client/', import.meta.url);
type Texts = { folders: Record<string, string>; parts: Record<string, string> };

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

/** The texts of the entry and of a page, in the language where they are longest. */
function textBytes(file: string): number {
  const names = ['first', texts.parts[`src/pages/${file}`]].filter((name) => name !== undefined);
  return Math.max(...Object.entries(texts.folders).map(([language, hash]) => names.reduce((sum, name) => sum + bytes(`assets/texts/${language}-${hash}/${name}.js`), 0)));
}

let tooLarge = false;
for (const [page, file] of Object.entries(pages)) {
  const files = filesOf([...entry, `src/pages/${file}?tsr-split=component---errorComponent---loader---notFoundComponent---pendingComponent`]);
  const kb = [...files].reduce((sum, one) => sum + bytes(one), textBytes(file)) / 1000;
  const limit = exceptions[page] ?? limitKb;
  tooLarge ||= kb > limit;
  process.stdout.write(`first JavaScript, ${page.padEnd(10)} ${kb.toFixed(1).padStart(6)} KB of ${limit}${kb > limit ? '  TOO LARGE' : ''}\n`);
}
if (tooLarge) process.exitCode = 1;
