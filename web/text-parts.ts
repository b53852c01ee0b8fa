// Splits each language's catalogue for the browser build. Translators have one .po file per language; the
// bundler knows which texts a visit needs: one part with the texts of the entry's imports, and one for each
// module that is imported on demand, with the texts that it adds. Each `import()` of such a module loads its
// part in the current language (src/fast/texts-by-page.ts). The server and development use whole languages.
import { createHash } from 'node:crypto';
import { Visitor, type Plugin } from 'vite';
import { readCatalogues, type Messages } from './catalogues.ts';

const virtual = 'virtual:text-parts';
const ownSources = /\/(web|schema)\/src\//;

/**
 * Placeholders in the code until all modules are parsed: the name of a module's part, and the folders of all
 * languages.
 */
const namePlaceholder = 'text-part-of:';
const foldersPlaceholder = 'text-folders:';

/** The part of the entry; the parts of pages have the names of their folders. */
const firstPart = 'first';

type Graph = { getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null };

/**
 * @param root the web package
 * @param entry the entry module of the browser
 * @param isCut whether this is the browser build.
 */
export function textParts(root: string, entry: string, isCut: boolean): Plugin {
  const idsOf = new Map<string, readonly string[]>();
  const later = new Map<string, Set<string>>();
  let catalogues: ReadonlyMap<string, Messages>;
  let known: ReadonlySet<string>;
  let names: ReadonlyMap<string, string>;
  let folders: Readonly<Record<string, string>>;

  return {
    name: 'text-parts',
    enforce: 'post',
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    load: (id) =>
      id === `\0${virtual}`
        ? `export const folders = ${isCut ? `'${foldersPlaceholder}'` : '{}'}`
        : undefined,
    ...(isCut
      ? ({
          async buildStart() {
            catalogues = await readCatalogues(root);
            known = new Set([...catalogues.values()].flatMap((messages) => Object.keys(messages)));
          },

          transform: {
            filter: { id: ownSources },
            async handler(code, id) {
              const { ids, imports } = read(this.parse(code), known);
              idsOf.set(id, ids);
              let cut = code;
              for (const { start, end, source } of imports.reverse()) {
                const target = (await this.resolve(source, id))?.id;
                if (!target || !ownSources.test(target)) continue;
                const file = withoutQuery(target);
                later.set(file, (later.get(file) ?? new Set()).add(target));
                cut = `${cut.slice(0, start)}__withTexts('${namePlaceholder}${file}', ${cut.slice(start, end)})${cut.slice(end)}`;
              }
              return cut === code
                ? null
                : {
                    code: `import { withTexts as __withTexts } from '#fast/texts-by-page.ts';\n${cut}`,
                    map: null,
                  };
            },
          },

          renderStart() {
            const first = textsFrom([entry], this, idsOf);
            const parts = new Map([[firstPart, first]]);
            const named = new Map<string, string>();
            for (const [file, modules] of [...later].sort(([a], [b]) => (a < b ? -1 : 1))) {
              const texts = new Set([...textsFrom([...modules], this, idsOf)].filter((id) => !first.has(id)));
              if (texts.size === 0) continue;
              const same = [...parts].find(
                ([, other]) => other.size === texts.size && [...texts].every((id) => other.has(id)),
              )?.[0];
              const name = same ?? nameOf(file, parts);
              named.set(file, name);
              parts.set(name, texts);
            }
            names = named;
            folders = Object.fromEntries(
              [...catalogues].map(([language, messages]) => {
                const files = [...parts].map(
                  ([name, texts]) =>
                    [
                      name,
                      `export default ${JSON.stringify(Object.fromEntries([...texts].sort().map((id) => [id, messages[id]])))}`,
                    ] as const,
                );
                const hash = createHash('sha256')
                  .update(JSON.stringify(files))
                  .digest('base64url')
                  .slice(0, 8);
                const folder = `assets/texts/${language}-${hash}`;
                for (const [name, source] of files)
                  this.emitFile({ type: 'asset', fileName: `${folder}/${name}.js`, source });
                // For the service worker, which caches all parts of the current language.
                this.emitFile({
                  type: 'asset',
                  fileName: `${folder}/parts.json`,
                  source: JSON.stringify([...parts.keys()]),
                });
                return [language, hash];
              }),
            );
            const source = JSON.stringify({
              folders,
              parts: Object.fromEntries([...named].map(([file, name]) => [file.slice(root.length), name])),
            });
            this.emitFile({ type: 'asset', fileName: '.vite/texts.json', source });
          },

          renderChunk(code) {
            if (!code.includes(namePlaceholder) && !code.includes(foldersPlaceholder)) return null;
            const named = code.replace(
              new RegExp(`(["'\`])${namePlaceholder}(.*?)\\1`, 'g'),
              (_, quote, file: string) => JSON.stringify(names.get(file) ?? ''),
            );
            return {
              code: named.replace(new RegExp(`(["'\`])${foldersPlaceholder}\\1`, 'g'), () =>
                JSON.stringify(folders),
              ),
              map: null,
            };
          },
        } satisfies Partial<Plugin>)
      : {}),
  };
}

type Import = { readonly start: number; readonly end: number; readonly source: string };

/**
 * Reads a module: Lingui's macro leaves ids in the code, so each string that is an id counts; and its dynamic
 * imports, by name.
 */
function read(
  program: Parameters<Visitor['visit']>[0],
  known: ReadonlySet<string>,
): { ids: readonly string[]; imports: Import[] } {
  const ids = new Set<string>();
  const imports: Import[] = [];
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string' && known.has(value)) ids.add(value);
    },
    ImportExpression({ start, end, source }) {
      if (source.type === 'Literal' && typeof source.value === 'string')
        imports.push({ start, end, source: source.value });
    },
  }).visit(program);
  return { ids: [...ids], imports };
}

/** The texts of these modules and of all their static imports. */
function textsFrom(
  modules: string[],
  graph: Graph,
  idsOf: ReadonlyMap<string, readonly string[]>,
): Set<string> {
  const seen = new Set<string>();
  const texts = new Set<string>();
  for (let id = modules.pop(); id !== undefined; id = modules.pop()) {
    if (seen.has(id) || !ownSources.test(id)) continue;
    seen.add(id);
    for (const text of idsOf.get(id) ?? []) texts.add(text);
    modules.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return texts;
}

/** 'product' for …/pages/product/product/route.tsx, 'search-product' where the short name is taken. */
function nameOf(file: string, taken: ReadonlyMap<string, unknown>): string {
  const steps = file.replace(/(\/route)?\.\w+$/, '').split('/');
  for (let from = steps.length - 1; from >= 0; from -= 1) {
    const name = steps.slice(from).join('-');
    if (!taken.has(name)) return name;
  }
  throw new Error(`Two modules have the name ${file}`);
}

const withoutQuery = (id: string) => id.replace(/\?.*$/, '');
