// The built web app's files. Files with a hash in their name never change; browsers revalidate the others.
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ContentPolicies } from './content-policy.ts';
import { originOf } from './origin.ts';

/** A document and a worker: their policy is that of the files. */
const ownPolicy = /^\/(?:shell\.html|service-worker\.js)(?:\?|$)/;

/** @param folder of the built client; its files are at the root of the site. */
export async function registerAssets(
  app: FastifyInstance,
  folder: string,
  { policies, publicUrl }: { policies: ContentPolicies; publicUrl: string | undefined },
): Promise<void> {
  app.addHook('onRequest', (request, reply, done) => {
    if (ownPolicy.test(request.url))
      reply.header('content-security-policy', policies.page(originOf(request, publicUrl), []));
    done();
  });
  const files = { root: folder, index: false, preCompressed: true, cacheControl: false } as const;
  // Hundreds of files: found on request. A route for each would take half of the start.
  await app.register(fastifyStatic, {
    ...files,
    root: join(folder, 'assets'),
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
