// Pictures come from the buyer gateway's image service and pass through as bytes, so that browsers use one origin.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { SourceError } from '../envelope/source-error.ts';
import type { Gateway } from '../gateway.ts';

const query = z.object({
  w: z.enum(['200', '400', '800']).optional(),
  f: z.enum(['webp', 'avif']).optional(),
});
const file = /^[a-z0-9-]{1,120}\.webp$/;
const deadlineMs = 10_000;
const passedOn = ['content-type', 'content-length', 'etag', 'last-modified'];

export function registerPictures(app: FastifyInstance, { clients }: Gateway): void {
  app.get<{ Params: { file: string } }>('/pictures/:file', async (request, reply) => {
    const parsed = query.safeParse(request.query);
    if (!parsed.success || !file.test(request.params.file))
      return await reply.code(404).header('cache-control', 'no-store').send();
    const search = new URLSearchParams(parsed.data as Record<string, string>).toString();
    const path = `/images/${request.params.file}${search ? `?${search}` : ''}`;
    try {
      const answer = await clients.buyer.http.open({ method: 'GET', path, headers: {} }, deadlineMs);
      // Only pictures may come from this origin.
      if (answer.statusCode !== 200 || !String(answer.headers['content-type']).startsWith('image/')) {
        await answer.body.dump();
        return await reply
          .code(answer.statusCode === 404 ? 404 : 502)
          .header('cache-control', 'no-store')
          .send();
      }
      for (const name of passedOn) if (answer.headers[name]) reply.header(name, answer.headers[name]);
      return await reply.header('cache-control', 'public, max-age=31536000, immutable').send(answer.body);
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      return await reply
        .code(error.fault === 'TIME_OUT' ? 504 : 502)
        .header('cache-control', 'no-store')
        .send();
    }
  });
}
