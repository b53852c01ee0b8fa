import { fileURLToPath } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { chunks } from './chunks.ts';
import { intlNames } from './intl-names.ts';
import { manifests } from './manifests.ts';
import { preloadedFiles } from './preloaded-files.ts';
import { routeAccess } from './route-access.ts';
import { siteMap } from './routes.ts';
import { sizedFiles } from './sized-files.ts';
import { withoutRuntimeCompiler } from './runtime-compiler.ts';
import { textParts } from './text-parts.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Lingui's macro looks for the config in the working directory, which differs in tests and in development.
process.env['LINGUI_CONFIG'] ??= here('lingui.config.ts');

export default defineConfig(({ command, isSsrBuild }) => ({
  root: here('.'),
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    target: 'baseline-widely-available',
    // The server writes the pages; the client build starts from the offline shell.
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            input: here('shell.html'),
            output: {
              codeSplitting: { includeDependenciesRecursively: false, groups: chunks },
            },
          },
        }),
  },
  resolve: {
    alias: [
      // rxjs offers bundlers ES5 with helpers; React 19 has its own external stores.
      { find: /^rxjs$/, replacement: here('node_modules/rxjs/dist/esm/index.js') },
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
    ],
  },
  // One file: a worker's policy lets it load none.
  worker: { format: 'iife' },
  // One file for Node: nothing is resolved from node_modules at run time. In development Node loads packages
  // itself, CommonJS too.
  ssr: command === 'build' ? { noExternal: true } : {},
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  plugins: [
    tanstackRouter({
      target: 'react',
      virtualRouteConfig: siteMap,
      routesDirectory: here('src/pages'),
      generatedRouteTree: here('src/app/route-tree.gen.ts'),
      autoCodeSplitting: true,
      // A loader imports its operation; both stay out of the first download, with their page.
      codeSplittingOptions: {
        defaultBehavior: [['component', 'loader', 'errorComponent', 'notFoundComponent', 'pendingComponent']],
      },
      quoteStyle: 'single',
      semicolons: true,
      disableLogging: true,
    }),
    preloadedFiles(here('src/pages/')),
    intlNames(),
    sizedFiles(),
    routeAccess(),
    withoutRuntimeCompiler(),
    react(),
    lingui({ cwd: here('.') }),
    babel({ presets: [linguiTransformerBabelPreset({}, { cwd: here('.') })] }),
    textParts(here('.'), here('src/app/entry-client.tsx'), command === 'build' && !isSsrBuild),
    tailwindcss(),
    // The service worker and the manifests belong to the client build only.
    !isSsrBuild && manifests(here('.')),
    !isSsrBuild &&
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'src/sw',
        filename: 'service-worker.ts',
        injectRegister: false,
        manifest: false,
        injectManifest: {
          globPatterns: ['shell.html', 'assets/*.{js,css}', 'assets/texts/en-*/*.js'],
          // Few visitors read a card (src/sw/reading.ts).
          globIgnores: ['assets/read-worker-*'],
          maximumFileSizeToCacheInBytes: 3_000_000,
        },
      }),
  ],
}));
