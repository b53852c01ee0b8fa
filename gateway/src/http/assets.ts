// The built web app's files. Those with a hash in their name never change; the others are asked for again each time.
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** @param folder of the built client; its files stand at the root of the site. */
export async function registerAssets(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/',
    // Pages own every other address; only files that exist at start are served.
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const hashed = path.includes('/assets/');
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate');
      if (path.endsWith('/sw.js')) reply.header('service-worker-allowed', '/');
    },
  });
}
