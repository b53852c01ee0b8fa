// A gateway in this process, on a free port, in front of an upstream. Without other pages, a page is a title with its
// language, site, device and path.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildApp } from '@fairgate/gateway/app';
import { readConfig } from '@fairgate/gateway/config';
import { createLogger, type Logger } from '@fairgate/gateway/log';

export type Render = Parameters<typeof buildApp>[0]['web']['render'];

export type Answered<Data = Record<string, unknown>> = {
  status: number;
  headers: Headers;
  data: Data;
  errors?: {
    message: string;
    path?: (string | number)[];
    extensions: { code: string; [name: string]: unknown };
  }[];
  extensions?: Record<string, unknown>;
};

export type Started = {
  url: string;
  query: <Data = Record<string, unknown>>(
    query: string,
    variables?: Record<string, unknown>,
    headers?: Record<string, string>,
    search?: string,
  ) => Promise<Answered<Data>>;
  get: (path: string, headers?: Record<string, string>) => Promise<Response>;
  /** Requests one of the app's own documents like the app: by its hash, as GET. */
  persisted: (
    document: string,
    variables?: Record<string, unknown>,
    headers?: Record<string, string>,
  ) => Promise<Response>;
  /** Starts the shutdown. */
  leave: () => void;
  close: () => Promise<void>;
};

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const titlePage: Render = ({ request, locale, site, device }) =>
  Promise.resolve({
    status: 200,
    headers: { 'content-type': 'text/html' },
    inlineScripts: [],
    html: Buffer.from(
      `<!doctype html><title>${locale} ${site.id} ${device} ${new URL(request.url).pathname}</title>`,
    ),
  });

/** The address of a persisted document: its hash and variables, no text. */
export function persistedPath(document: string, variables: Record<string, unknown> = {}): string {
  const extensions = { persistedQuery: { version: 1, sha256Hash: sha256(document) } };
  return `/graphql?${new URLSearchParams({ extensions: JSON.stringify(extensions), variables: JSON.stringify(variables) })}`;
}

async function writeManifest(documents: readonly string[]): Promise<URL> {
  const manifest = join(await mkdtemp(join(tmpdir(), 'fairgate-')), 'documents.json');
  writeFileSync(manifest, JSON.stringify(Object.fromEntries(documents.map((text) => [sha256(text), text]))));
  return pathToFileURL(manifest);
}

/** @param options.documents the app's own operations, registered by their hash; or the manifest of a build. */
export async function startGateway(options: {
  upstreamUrl: string;
  env?: Record<string, string>;
  documents?: readonly string[] | URL;
  /** The folder of the manifests of earlier builds. */
  earlierDocuments?: URL;
  render?: Render;
  log?: Logger;
}): Promise<Started> {
  const { upstreamUrl, env = {}, documents = [], render = titlePage } = options;
  const manifest = documents instanceof URL ? documents : await writeManifest(documents);
  const gateways = Object.fromEntries(
    ['BUYER', 'SUPPLIER', 'SEARCH', 'PURCHASER', 'CHAT'].map((name) => [`${name}_GATEWAY_URL`, upstreamUrl]),
  );
  const config = readConfig({
    ...gateways,
    PORT: '0',
    LOG_LEVEL: 'silent',
    OFFER_POLL_MS: '50',
    PART_TIMEOUT_MS: '8000',
    SHED_LOAD: 'false',
    ...env,
  });
  const { app, leave } = await buildApp({
    config,
    log: options.log ?? createLogger(config.logLevel),
    web: {
      render,
      documents: manifest,
      ...(options.earlierDocuments && { earlierDocuments: options.earlierDocuments }),
      register: () => Promise.resolve(),
      close: () => Promise.resolve(),
    },
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    leave,
    close: () => app.close(),
    get: (path, headers = {}) => fetch(url + path, { headers, redirect: 'manual' }),
    persisted: (document, variables = {}, headers = {}) =>
      fetch(url + persistedPath(document, variables), {
        headers: { 'apollo-require-preflight': 'true', ...headers },
      }),
    async query<Data>(
      query: string,
      variables: Record<string, unknown> = {},
      headers: Record<string, string> = {},
      search = '',
    ) {
      const response = await fetch(`${url}/graphql${search}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query, variables }),
      });
      return {
        status: response.status,
        headers: response.headers,
        ...((await response.json()) as object),
      } as Answered<Data>;
    },
  };
}
