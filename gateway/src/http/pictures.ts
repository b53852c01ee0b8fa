// Pictures come from the buyer gateway's image service and pass through as bytes, so that browsers use one origin.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { SourceError } from '../envelope/source-error.ts';
import { picturesMost, type Gateway } from '../gateway.ts';
import { createTally } from '../tally.ts';
import { sendFault } from './errors.ts';
import { payersOf } from './visitor-budget.ts';

const query = z.object({
  w: z.enum(['200', '400', '800']).optional(),
  f: z.enum(['webp', 'avif']).optional(),
});
const file = /^[a-z0-9-]{1,120}\.webp$/;
const deadlines = { firstByteMs: 15_000, standstillMs: 10_000 };
/** A picture takes no longer on its way to a visitor: 1.8 MB at 15 KB a second. */
const wholeMostMs = 120_000;
/** Pictures on their way to one address: slow readers there leave room for others. */
const perAddressMost = picturesMost / 4;
const retryAfterSeconds = 5;
const passedOn = ['content-type', 'content-length', 'etag', 'last-modified', 'cache-control'];

export function registerPictures(app: FastifyInstance, { pictures }: Gateway): void {
  let underway = 0;
  const perAddress = createTally(perAddressMost);

  app.get<{ Params: { file: string } }>('/pictures/:file', async (request, reply) => {
    const parsed = query.safeParse(request.query);
    if (!parsed.success || !file.test(request.params.file))
      return await reply.code(404).header('cache-control', 'no-store').send();
    const search = new URLSearchParams(parsed.data as Record<string, string>).toString();
    const path = `/images/${request.params.file}${search ? `?${search}` : ''}`;
    const leave =
      underway < picturesMost
        ? perAddress.take(payersOf(request).map(({ key }) => ({ key, times: 1 })))
        : undefined;
    if (!leave) return await busy(reply);
    underway += 1;
    const left = new AbortController();
    const tooLong = setTimeout(() => reply.raw.destroy(), wholeMostMs);
    reply.raw.once('close', () => {
      clearTimeout(tooLong);
      underway -= 1;
      leave();
      left.abort();
    });
    try {
      const answer = await pictures.open(
        { method: 'GET', path, headers: {} },
        { ...deadlines, signal: left.signal },
      );
      // Only pictures may come from this origin.
      if (answer.statusCode !== 200 || !String(answer.headers['content-type']).startsWith('image/')) {
        await answer.body.dump();
        if (answer.statusCode === 503) return await busy(reply);
        if (answer.statusCode !== 404) return await sendFault(reply, new SourceError('SERVER_ERROR'));
        return await reply.code(404).header('cache-control', 'no-store').send();
      }
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      for (const name of passedOn) if (answer.headers[name]) reply.header(name, answer.headers[name]);
      return await reply.send(answer.body);
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      return await sendFault(reply, error);
    }
  });
}

const busy = (reply: FastifyReply) =>
  reply.code(503).header('retry-after', retryAfterSeconds).header('cache-control', 'no-store').send();
