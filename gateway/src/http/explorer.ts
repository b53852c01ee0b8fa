// /explorer: GraphiQL, built and served by the gateway; it loads nothing from other hosts.
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const folder = fileURLToPath(new URL('../../dist/explorer/', import.meta.url));

export async function registerExplorer(app: FastifyInstance): Promise<void> {
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
