// /explorer: GraphiQL, built and served by the gateway; it loads nothing from other hosts.
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ContentPolicies } from './content-policy.ts';
import { originOf } from './origin.ts';

const folder = fileURLToPath(new URL('../../dist/explorer/', import.meta.url));

export async function registerExplorer(
  app: FastifyInstance,
  { policies, publicUrl }: { policies: ContentPolicies; publicUrl: string | undefined },
): Promise<void> {
  // Its workers too get their policy from their files.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/explorer'))
      reply.header('content-security-policy', policies.explorer(originOf(request, publicUrl)));
    done();
  });
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/explorer/',
    decorateReply: false,
    preCompressed: true,
    immutable: false,
    maxAge: '1h',
  });
  app.get('/explorer', (_request, reply) => reply.redirect('/explorer/', 301));
}
