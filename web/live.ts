// The web app in development (`pnpm dev`): Vite compiles the sources and replaces modules in the open page.
// The gateway uses this in place of the build.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'vite';
import type { Render } from './src/app/render.ts';

export type LiveWebApp = {
  render: Render;
  /** Answers requests that belong to Vite; calls `next` for the rest. */
  middleware: (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;
  close: () => Promise<void>;
};

// A separate port: the gateway's WebSocket plugin takes every upgrade on the shared server.
const hotReload = { host: '127.0.0.1', port: 24_678 };

/**
 * @param options.hot whether the browser gets modules and updates of open pages; without it only pages are
 * rendered.
 */
export async function openLive({ hot = true }: { readonly hot?: boolean } = {}): Promise<LiveWebApp> {
  const vite = await createServer({
    configFile: new URL('vite.config.ts', import.meta.url).pathname,
    appType: 'custom',
    server: { middlewareMode: true, ...(hot ? { hmr: hotReload } : { hmr: false, ws: false, watch: null }) },
    ...(hot ? {} : { optimizeDeps: { noDiscovery: true }, logLevel: 'warn' }),
  });
  return {
    async render(input) {
      const { render } = (await vite.ssrLoadModule('/src/app/entry-server.tsx')) as { render: Render };
      return render(input);
    },
    middleware: vite.middlewares,
    close: () => vite.close(),
  };
}
