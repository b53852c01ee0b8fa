// The web app for the gateway: renders pages and provides files. Built, or live in development.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Render } from '@fairgate/web/render';
import type { FastifyInstance } from 'fastify';
import { registerAssets } from './http/assets.ts';

type Headers = Omit<Parameters<typeof registerAssets>[2], 'inlineScripts'>;

export type WebApp = {
  render: Render;
  /** The manifest of persisted documents. */
  documents: URL;
  /** The folder with the manifests of earlier builds, for pages and outboxes from before an update (web/keep-assets.ts). */
  earlierDocuments?: URL;
  register: (app: FastifyInstance, headers: Headers) => Promise<void>;
  close: () => Promise<void>;
};

const root = new URL('./', import.meta.resolve('@fairgate/web/package.json'));

/** The web app is not built. */
export class WebAppMissing extends Error {
  override name = 'WebAppMissing';
}

/** @throws WebAppMissing with the command to run. */
export async function loadBuiltWebApp(): Promise<WebApp> {
  const entry = new URL('dist/server/entry-server.js', root);
  const documents = new URL('src/generated/persisted-documents.json', root);
  if (!existsSync(entry) || !existsSync(documents))
    throw new WebAppMissing('The web app has not been built. Run: pnpm build');
  const { render, inlineScripts } = (await import(entry.href)) as {
    render: Render;
    inlineScripts: readonly string[];
  };
  return {
    render,
    documents,
    earlierDocuments: new URL('dist/earlier-documents/', root),
    register: (app, headers) =>
      registerAssets(
        app,
        {
          client: fileURLToPath(new URL('dist/client/', root)),
          earlierAssets: fileURLToPath(new URL('dist/earlier-assets/', root)),
        },
        { ...headers, inlineScripts },
      ),
    close: () => Promise.resolve(),
  };
}
