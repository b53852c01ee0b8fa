// Which files the browser is told to fetch together with a module that is imported later: all that the module imports, without the
// files that a page has already. Those are what the entry imports, and what most pages of the site map import.
import type { Plugin, Rollup } from 'vite';
import { pageFiles } from './routes.ts';

/** @param folder of the pages, with a slash at the end. */
export function preloadedFiles(folder: string): Plugin {
  let present: ReadonlySet<string> = new Set();
  return {
    name: 'preloaded-files',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (file, all) => all.filter((one) => one !== file && !present.has(one)),
        },
      },
    }),
    // Before Vite asks for the files of each import.
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        present = filesPresent(bundle, folder);
      },
    },
  };
}

function filesPresent(bundle: Rollup.OutputBundle, folder: string): ReadonlySet<string> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  // The router cuts a page out of its route's file: a module of its own, the same file with a query.
  const pages = new Map(
    chunks.flatMap((chunk) => {
      const [file, query] = chunk.facadeModuleId?.split('?') ?? [];
      return chunk.isDynamicEntry && file !== undefined && query !== undefined ? [[file, chunk]] : [];
    }),
  );
  const counts = new Map<string, number>();
  for (const page of pageFiles.values()) {
    const chunk = pages.get(folder + page);
    if (!chunk) throw new Error(`The build has no file for the page ${page}`);
    for (const file of importsOf(chunk, bundle)) counts.set(file, (counts.get(file) ?? 0) + 1);
  }
  return new Set([
    ...chunks.filter((chunk) => chunk.isEntry).flatMap((chunk) => [...importsOf(chunk, bundle)]),
    ...[...counts].flatMap(([file, count]) => (count > pageFiles.size / 2 ? [file] : [])),
  ]);
}

/** The chunk and all that it imports at once. */
function importsOf(
  chunk: Rollup.OutputChunk,
  bundle: Rollup.OutputBundle,
  seen = new Set<string>(),
): Set<string> {
  seen.add(chunk.fileName);
  for (const name of chunk.imports) {
    const next = bundle[name];
    if (next?.type === 'chunk' && !seen.has(name)) importsOf(next, bundle, seen);
  }
  return seen;
}
