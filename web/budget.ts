// Fails the build when a page needs more JavaScript before it can be used than we allow (gzip, as over the wire):
// the entry, all that it imports, the page's own chunk and one language. Run after the client build.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

// The entry holds the address and head of every page, the catalogue every text: both grow with the site map.
const limitKb = 158;

/** The search page reads its address with zod and has all filters on it; a product has prices, facts, supplier and reviews. */
const exceptions: Record<string, number> = { search: 172, product: 164 };

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
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', client), 'utf8')) as Record<string, Chunk>;
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
// The language with the longest texts decides.
const catalogues = Object.keys(manifest).filter((key) => key.startsWith('src/locales/'));
const longest = catalogues.sort((a, b) => bytes(manifest[b]?.file ?? '') - bytes(manifest[a]?.file ?? '')).slice(0, 1);

let tooLarge = false;
for (const [page, file] of Object.entries(pages)) {
  const files = filesOf([...entry, ...longest, `src/pages/${file}?tsr-split=component---loader`]);
  const kb = [...files].reduce((sum, one) => sum + bytes(one), 0) / 1000;
  const limit = exceptions[page] ?? limitKb;
  tooLarge ||= kb > limit;
  process.stdout.write(`first JavaScript, ${page.padEnd(10)} ${kb.toFixed(1).padStart(6)} KB of ${limit}${kb > limit ? '  TOO LARGE' : ''}\n`);
}
if (tooLarge) process.exitCode = 1;
