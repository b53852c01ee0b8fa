// The bytes that two optimisations of web/src/fast save on a first visit: scripts and texts of the built app, gzip.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const client = new URL('../../web/dist/client/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, client));
const gzipped = (bytes: string | Buffer) => gzipSync(bytes, { level: 9 }).length / 1_000;

type Chunk = { file: string; name?: string; imports?: string[]; isEntry?: boolean };

/** KB of a list page before hydration, with and without each. */
export function savedBytes() {
  const manifest = JSON.parse(read('.vite/manifest.json').toString()) as Record<string, Chunk>;
  const texts = JSON.parse(read('.vite/texts.json').toString()) as {
    folders: Record<string, string>;
    parts: Record<string, string>;
  };
  const filesOf = (keys: readonly string[], seen = new Set<string>()): Set<string> => {
    for (const key of keys) {
      const chunk = manifest[key];
      if (!chunk || seen.has(chunk.file)) continue;
      seen.add(chunk.file);
      filesOf(chunk.imports ?? [], seen);
    }
    return seen;
  };
  const keysOf = (what: string, isOne: (key: string, chunk: Chunk) => boolean) => {
    const keys = Object.entries(manifest).flatMap(([key, chunk]) => (isOne(key, chunk) ? [key] : []));
    if (keys.length === 0) throw new Error(`the manifest of the web build has no ${what}`);
    return keys;
  };
  const route = 'src/pages/search/product/route.tsx';
  const ofPage = filesOf([
    ...keysOf('entry', (_, { isEntry }) => isEntry === true),
    ...keysOf(`chunk of ${route}`, (key) => key.startsWith(`${route}?tsr-split=component`)),
  ]);
  // Several modules import app/browser-data.ts, so its chunk has a name and no source file.
  const ofApollo = filesOf(keysOf("chunk 'browser-data'", (_, { name }) => name === 'browser-data'));
  if (ofApollo.isSubsetOf(ofPage)) throw new Error('the list page loads Apollo Client before hydration');
  const sum = (files: Iterable<string>) => [...files].reduce((kb, file) => kb + gzipped(read(file)), 0);

  const folder = `assets/texts/en-${texts.folders['en']}/`;
  const partOf = (name: string) => read(`${folder}${name}.js`).toString().replace('export default ', '');
  const names = readdirSync(new URL(folder, client)).filter((name) => name.endsWith('.js'));
  const whole = Object.assign(
    {},
    ...names.map((name) => JSON.parse(partOf(name.slice(0, -3))) as object),
  ) as object;
  const needed = ['first', texts.parts[route] ?? ''].filter(Boolean);
  return {
    scriptsKb: sum(ofPage),
    scriptsWithApolloKb: sum(ofPage.union(ofApollo)),
    textsKb: needed.reduce((kb, name) => kb + gzipped(partOf(name)), 0),
    textsOfLanguageKb: gzipped(JSON.stringify(whole)),
  };
}
