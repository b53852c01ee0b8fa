// The web app in development: sources from disk with hot reload.
import type { IncomingMessage, ServerResponse } from 'node:http';
import middie from '@fastify/middie';
import type { Render } from '@fairgate/web/render';
import type { WebApp } from './web-app.ts';

type Live = {
  render: Render;
  middleware: (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;
  close: () => Promise<void>;
};

export async function loadLiveWebApp(): Promise<WebApp> {
  const { openLive } = (await import('@fairgate/web/live')) as { openLive: () => Promise<Live> };
  const { render, middleware, close } = await openLive();
  return {
    render,
    documents: new URL(import.meta.resolve('@fairgate/web/persisted-documents')),
    close,
    async register(app) {
      await app.register(middie);
      app.use((request, response, next) => {
        // Vite serves its own files and modules; the gateway serves pages and GraphQL.
        if (
          /^\/(?:@|src\/|node_modules\/|assets\/|__)|\.(?:js|ts|tsx|css|svg|png|webmanifest|woff2)(?:\?|$)/.test(
            request.url ?? '',
          )
        )
          middleware(request, response, next);
        else next();
      });
    },
  };
}
