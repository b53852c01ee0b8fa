// Which files a route needs first, so that the browser fetches them together and not one after another. The scripts to
// preload are text in the page's head: as elements they would be rendered, sent a second time and compared in the browser.
import type { createRequestHandler } from '@tanstack/react-router/ssr/server';
import type { LanguageCode } from '@fairgate/schema/locales';
import type { VirtualRouteNode } from '@tanstack/virtual-file-routes';
import { siteMap } from '../../routes.ts';

type ServerManifest = Awaited<ReturnType<NonNullable<Parameters<typeof createRequestHandler>[0]['getRouterManifest']>>>;
type Chunk = { readonly file: string; readonly imports?: readonly string[]; readonly css?: readonly string[]; readonly isEntry?: boolean };
type Chunks = Readonly<Record<string, Chunk>>;

const built = import.meta.glob<Chunks>('../../dist/client/.vite/manifest.json', { import: 'default', eager: true });
const chunks: Chunks = Object.values(built)[0] ?? {};
const entry = Object.entries(chunks).find(([, chunk]) => chunk.isEntry)?.[0];

const cached = new Map<LanguageCode, ServerManifest>();
const preloads = new Map<string, string>();

export function assetsOf(locale: LanguageCode): Promise<ServerManifest> {
  const found = cached.get(locale) ?? (entry && !import.meta.env.DEV ? builtAssets(entry, locale) : development());
  cached.set(locale, found);
  return Promise.resolve(found);
}

/** Link elements for all scripts that a page of this route starts with. */
export function preloadTags(locale: LanguageCode, routeId: string): string {
  const name = `${locale} ${routeId}`;
  const found = preloads.get(name) ?? tagsOf(firstChunks(locale), closure([pageOf(routeId)]));
  preloads.set(name, found);
  return found;
}

function tagsOf(...chunksInOrder: readonly (readonly Chunk[])[]): string {
  const files = new Set(chunksInOrder.flat().map(({ file }) => file));
  return [...files].map((file) => `<link rel="modulepreload" href="/${file}" fetchpriority="low"/>`).join('');
}

function firstChunks(locale: LanguageCode): Chunk[] {
  return entry ? closure([entry, `src/locales/${locale}.po`]) : [];
}

const routeFiles = new Map(pages(siteMap.children ?? []));
const pageOf = (routeId: string) => `src/pages/${routeFiles.get(routeId)}?tsr-split=component---loader`;

function builtAssets(start: string, locale: LanguageCode): ServerManifest {
  const first = firstChunks(locale);
  const files = new Set(first.map((chunk) => chunk.file));
  const routes: ServerManifest['routes'] = {
    __root__: {
      css: styles(first),
      scripts: [{ attrs: { type: 'module', async: true, src: `/${chunks[start]?.file}` } }],
    },
  };
  for (const id of routeFiles.keys()) routes[id] = { css: styles(closure([pageOf(id)]).filter((chunk) => !files.has(chunk.file))) };
  return { routes };
}

/** The chunks and all that they import statically, each once, importers first. */
function closure(keys: readonly string[], seen = new Set<string>()): Chunk[] {
  return keys.flatMap((key) => {
    const chunk = chunks[key];
    if (!chunk || seen.has(key)) return [];
    seen.add(key);
    return [chunk, ...closure(chunk.imports ?? [], seen)];
  });
}

const styles = (from: readonly Chunk[]) => [...new Set(from.flatMap((chunk) => chunk.css ?? []))].map((file) => `/${file}`);

/** Route id and file of every page of the site map. */
function pages(nodes: readonly VirtualRouteNode[]): [string, string][] {
  return nodes.flatMap((node) => {
    if (node.type === 'index') return [['/', node.file] as [string, string]];
    if (node.type === 'route' && node.file) return [[node.path, node.file] as [string, string], ...pages(node.children ?? [])];
    return [];
  });
}

/** While developing, Vite serves the sources themselves. */
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
