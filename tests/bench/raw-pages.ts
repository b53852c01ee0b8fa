// The baseline of the cached pages: the same bytes with the same headers from a Map, in plain Fastify. It has no
// language, device or freshness, no metrics and no log.
import Fastify from 'fastify';
import { request } from 'undici';
import { announce } from './process.ts';

/** Headers of one request and connection: Node sets them on every answer. */
const own = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

const pages = new Map<string, { headers: Record<string, string | string[] | undefined>; body: Buffer }>();
for (const address of JSON.parse(process.env['PAGES'] ?? '[]') as string[]) {
  const { headers, body } = await request(address, { headers: { 'accept-encoding': 'br' } });
  const { pathname, search } = new URL(address);
  pages.set(pathname + search, {
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !own.has(name))),
    body: Buffer.from(await body.arrayBuffer()),
  });
}

const app = Fastify();
app.get('/*', (query, reply) => {
  const page = pages.get(query.url);
  return page ? reply.headers(page.headers).send(page.body) : reply.code(404).send();
});
await app.listen({ port: 0, host: '127.0.0.1' });
announce(app.server);
