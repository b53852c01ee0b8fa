// The files that a route needs first, so that the browser fetches them in parallel. The scripts are written
// into the head as text: as elements they would be rendered, sent a second time and compared in the browser.
import type { createRequestHandler } from '@tanstack/react-router/ssr/server';
import type { LanguageCode } from '@fairgate/schema/locales';
import {
  closure,
  entryOf,
  pageModuleOf,
  textFilesOf,
  type Chunk,
  type Chunks,
  type TextFiles,
} from '../../built-client.ts';
import { earlyBadgeScript } from '#features/badge/early-badge.ts';
import { narrowScreenScript } from '#pages/shell/root-head.ts';
import { pageFiles } from '../../routes.ts';
import { start, startScript } from './start-script.ts';

type ServerManifest = Awaited<
  ReturnType<NonNullable<Parameters<typeof createRequestHandler>[0]['getRouterManifest']>>
>;

// In development, Vite serves the sources, whatever was built before.
const built = import.meta.env.DEV
  ? {}
  : import.meta.glob<Chunks | TextFiles>('../../dist/client/.vite/{manifest,texts}.json', {
      import: 'default',
      eager: true,
    });
const chunks = (built['../../dist/client/.vite/manifest.json'] ?? {}) as Chunks;
const texts = (built['../../dist/client/.vite/texts.json'] ?? { folders: {}, parts: {} }) as TextFiles;
const entry = entryOf(chunks);
// Without the entry, pages would have neither styles nor scripts.
if (!entry && !import.meta.env.DEV)
  throw new Error('The manifest of the client is missing: build the client, then the server');

// Vite's React plugin needs it before the app.
const refresh = `import { injectIntoGlobalHook } from '/@react-refresh'; injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;`;

const starts = new Map<string, string>();

export const assets = (): Promise<ServerManifest> => manifest;

/** Starts the first scripts and the texts of a page of this route (start-script.ts); empty in development. */
export function startTags(locale: LanguageCode, routeId: string): string {
  if (!entry) return '';
  const name = `${locale} ${routeId}`;
  const found =
    starts.get(name) ??
    startScript([
      ...filesOf([...firstChunks, ...pageChunks(routeId)]),
      ...textFilesOf(texts, locale, pageFiles.get(routeId)),
    ]);
  starts.set(name, found);
  return found;
}

/** The inline scripts of every page, for the Content-Security-Policy. */
export const inlineScripts: readonly string[] = [
  narrowScreenScript,
  earlyBadgeScript(),
  entry ? start : refresh,
];

const filesOf = (list: readonly Chunk[]) => new Set(list.map(({ file }) => file));

const firstChunks = entry ? closure(chunks, [entry]) : [];

function pageChunks(routeId: string): Chunk[] {
  const file = pageFiles.get(routeId);
  const module = file && pageModuleOf(chunks, file);
  return module ? closure(chunks, [module]) : [];
}

function builtAssets(): ServerManifest {
  const files = filesOf(firstChunks);
  const routes: ServerManifest['routes'] = {
    __root__: { css: styles(firstChunks) },
  };
  for (const id of pageFiles.keys())
    routes[id] = { css: styles(pageChunks(id).filter((chunk) => !files.has(chunk.file))) };
  return { routes };
}

const manifest = Promise.resolve(entry ? builtAssets() : development());

function styles(from: readonly Chunk[]): string[] {
  return [...new Set(from.flatMap((chunk) => chunk.css ?? []))].map((file) => `/${file}`);
}

/** The scripts of Vite's client. */
function development(): ServerManifest {
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
