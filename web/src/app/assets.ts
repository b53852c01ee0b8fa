// The files that a route needs first, so that the browser fetches them in parallel. The scripts are written
// into the head as text: as elements they would be rendered, sent a second time and compared in the browser.
import type { createRequestHandler } from '@tanstack/react-router/ssr/server';
import type { LanguageCode } from '@fairgate/schema/locales';
import type { VirtualRouteNode } from '@tanstack/virtual-file-routes';
import { siteMap } from '../../routes.ts';
import { startScript } from './start-script.ts';

type ServerManifest = Awaited<
  ReturnType<NonNullable<Parameters<typeof createRequestHandler>[0]['getRouterManifest']>>
>;
type Chunk = {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly isEntry?: boolean;
};
type Chunks = Readonly<Record<string, Chunk>>;

/** The facts of web/text-parts.ts about each language and each module that is imported on demand. */
type Texts = {
  readonly folders: Readonly<Partial<Record<LanguageCode, string>>>;
  readonly parts: Readonly<Record<string, string>>;
};

// In development, Vite serves the sources, whatever was built before.
const built = import.meta.env.DEV
  ? {}
  : import.meta.glob<Chunks | Texts>('../../dist/client/.vite/{manifest,texts}.json', {
      import: 'default',
      eager: true,
    });
const chunks = (built['../../dist/client/.vite/manifest.json'] ?? {}) as Chunks;
const texts = (built['../../dist/client/.vite/texts.json'] ?? { folders: {}, parts: {} }) as Texts;
const entry = Object.entries(chunks).find(([, chunk]) => chunk.isEntry)?.[0];
// Without the entry, pages would have neither styles nor scripts.
if (!entry && !import.meta.env.DEV)
  throw new Error('The manifest of the client is missing: build the client, then the server');

const starts = new Map<string, string>();

export const assets = (): Promise<ServerManifest> => manifest;

/** Starts the first scripts and the texts of a page of this route (start-script.ts); empty in development. */
export function startTags(locale: LanguageCode, routeId: string): string {
  if (!entry) return '';
  const name = `${locale} ${routeId}`;
  const found =
    starts.get(name) ??
    startScript([
      ...filesOf([...firstChunks, ...closure([pageOf(routeId)])]),
      ...textFiles(locale, routeFiles.get(routeId)),
    ]);
  starts.set(name, found);
  return found;
}

const filesOf = (list: readonly Chunk[]) => new Set(list.map(({ file }) => file));

function textFiles(locale: LanguageCode, page: string | undefined): string[] {
  const hash = texts.folders[locale];
  const names = ['first', texts.parts[`src/pages/${page}`]].filter((name) => name !== undefined);
  return hash === undefined ? [] : names.map((name) => `assets/texts/${locale}-${hash}/${name}.js`);
}

const firstChunks = entry ? closure([entry]) : [];
const routeFiles = new Map(pages(siteMap.children ?? []));
const pageOf = (routeId: string) =>
  `src/pages/${routeFiles.get(routeId)}?tsr-split=component---errorComponent---loader---notFoundComponent---pendingComponent`;

function builtAssets(): ServerManifest {
  const files = filesOf(firstChunks);
  const routes: ServerManifest['routes'] = {
    __root__: { css: styles(firstChunks) },
  };
  for (const id of routeFiles.keys())
    routes[id] = { css: styles(closure([pageOf(id)]).filter((chunk) => !files.has(chunk.file))) };
  return { routes };
}

const manifest = Promise.resolve(entry ? builtAssets() : development());

/** The chunks with all their static imports, each once, importers first. */
function closure(keys: readonly string[], seen = new Set<string>()): Chunk[] {
  return keys.flatMap((key) => {
    const chunk = chunks[key];
    if (!chunk || seen.has(key)) return [];
    seen.add(key);
    return [chunk, ...closure(chunk.imports ?? [], seen)];
  });
}

function styles(from: readonly Chunk[]): string[] {
  return [...new Set(from.flatMap((chunk) => chunk.css ?? []))].map((file) => `/${file}`);
}

/** Route id and file of every page of the site map. */
function pages(nodes: readonly VirtualRouteNode[]): [string, string][] {
  return nodes.flatMap((node) => {
    if (node.type === 'index') return [['/', node.file] as [string, string]];
    if (node.type === 'route' && node.file)
      return [[node.path, node.file] as [string, string], ...pages(node.children ?? [])];
    return [];
  });
}

/** The scripts of Vite's client. */
function development(): ServerManifest {
  const refresh = `import { injectIntoGlobalHook } from '/@react-refresh'; injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;`;
  return {
    routes: {
      __root__: {
        css: ['/src/ui/tokens.css'],
        scripts: [
          { attrs: { type: 'module' }, children: refresh },
          { attrs: { type: 'module', src: '/@vite/client' } },
          { attrs: { type: 'module', src: '/src/app/entry-client.tsx' } },
        ],
      },
    },
  };
}
