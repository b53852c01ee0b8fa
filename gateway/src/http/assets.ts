// The built web app's files. Files with a hash in their name never change; browsers revalidate the others.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { readWorkerPolicy, type ContentPolicies } from './content-policy.ts';
import { originOf } from './origin.ts';

/** A document and a worker: their policy is that of the files. */
const ownPolicy = /^\/(?:shell\.html|service-worker\.js)(?:\?|$)/;

/** The worker that reads business cards (web/src/features/card-reader). */
const readWorker = /^\/assets\/read-worker-[\w-]+\.js$/;

type Folders = {
  /** The built client; its files are at the root of the site. */
  readonly client: string;
  /** Assets of earlier builds, for pages that were opened before an update (web/keep-assets.ts). */
  readonly earlierAssets: string;
};

export async function registerAssets(
  app: FastifyInstance,
  { client, earlierAssets }: Folders,
  {
    policies,
    publicUrl,
    inlineScripts,
  }: {
    policies: ContentPolicies;
    publicUrl: string | undefined;
    /** Of a page that the browser renders into the shell. */
    inlineScripts: readonly string[];
  },
): Promise<void> {
  app.addHook('onRequest', (request, reply, done) => {
    if (ownPolicy.test(request.url))
      reply.header('content-security-policy', policies.page(originOf(request, publicUrl), inlineScripts));
    else if (readWorker.test(request.url)) reply.header('content-security-policy', readWorkerPolicy);
    done();
  });
  const files = { root: client, index: false, preCompressed: true, cacheControl: false } as const;
  // Hundreds of files: found on request. A route for each would take half of the start.
  await app.register(fastifyStatic, {
    ...files,
    root: [join(client, 'assets'), earlierAssets].filter((folder) => existsSync(folder)),
    prefix: '/assets/',
    setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=31536000, immutable'),
  });
  // Pages own every other address; only files that exist at the start are served.
  await app.register(fastifyStatic, {
    ...files,
    prefix: '/',
    wildcard: false,
    globIgnore: ['assets/**'],
    decorateReply: false,
    setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=0, must-revalidate'),
  });
}
