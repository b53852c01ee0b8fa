// A gateway in this process, on a free port, in front of an upstream; its pages are a stub unless a test brings others.
import { writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildApp } from '@fairgate/gateway/app';
import { readConfig } from '@fairgate/gateway/config';
import { createLogger } from '@fairgate/gateway/log';
import { createHash } from 'node:crypto';

export type Answered<Data = Record<string, unknown>> = {
  status: number;
  headers: Headers;
  data: Data;
  errors?: { message: string; path?: (string | number)[]; extensions: { code: string; [name: string]: unknown } }[];
  extensions?: Record<string, unknown>;
};

export type Started = {
  url: string;
  query: <Data = Record<string, unknown>>(query: string, variables?: Record<string, unknown>, headers?: Record<string, string>, search?: string) => Promise<Answered<Data>>;
  get: (path: string, headers?: Record<string, string>) => Promise<Response>;
  close: () => Promise<void>;
};

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** @param options.documents the app's own operations, registered by their hash. */
export async function startGateway(options: {
  upstreamUrl: string;
  env?: Record<string, string>;
  documents?: readonly string[];
}): Promise<Started> {
  const { upstreamUrl, env = {}, documents = [] } = options;
  const folder = await mkdtemp(join(tmpdir(), 'fairgate-'));
  const manifest = join(folder, 'documents.json');
  writeFileSync(manifest, JSON.stringify(Object.fromEntries(documents.map((text) => [sha256(text), text]))));
  const gateways = Object.fromEntries(['BUYER', 'SUPPLIER', 'SEARCH', 'PURCHASER', 'CHAT'].map((name) => [`${name}_GATEWAY_URL`, upstreamUrl]));
  const config = readConfig({ ...gateways, PORT: '0', LOG_LEVEL: 'silent', OFFER_POLL_MS: '50', ...env });
  const { app } = await buildApp({
    config,
    log: createLogger(config.logLevel),
    web: {
      render: ({ request, locale, site, device }) =>
        Promise.resolve(new Response(`<!doctype html><title>${locale} ${site.id} ${device} ${new URL(request.url).pathname}</title>`, { headers: { 'content-type': 'text/html' } })),
      documents: pathToFileURL(manifest),
      register: () => Promise.resolve(),
      close: () => Promise.resolve(),
    },
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    close: () => app.close(),
    get: (path, headers = {}) => fetch(url + path, { headers, redirect: 'manual' }),
    async query<Data>(query: string, variables: Record<string, unknown> = {}, headers: Record<string, string> = {}, search = '') {
      const response = await fetch(`${url}/graphql${search}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query, variables }),
      });
      return { status: response.status, headers: response.headers, ...((await response.json()) as object) } as Answered<Data>;
    },
  };
}
