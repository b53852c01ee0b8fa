import { createReadStream, type Stats } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { faultCodes } from '../wire/codes.ts';
import { ErrorAnswer } from '../wire/error-answer.ts';
import { createWorkQueue, QueueFull } from './work-queue.ts';

const widths = ['200', '400', '800'] as const;
const formats = ['webp', 'avif'] as const;
const query = z.object({ w: z.enum(widths).optional(), f: z.enum(formats).default('webp') });
// Picture names have this form only: no name can leave the folder.
const name = z.string().regex(/^[a-z0-9][a-z0-9-]{0,100}\.webp$/);

const cacheControl = 'public, max-age=31536000, immutable';
/** For an original in place of a resized picture: the next request may get the right one. */
const substituteCacheControl = 'public, max-age=60';
// A resize holds one of the four threads that files and passwords need too.
const resizes = { atOnce: 2, waitingMost: 100 };
const retryAfterSeconds = 5;
// Lower is smaller. Chosen by eye on the demo pictures.
const quality = { webp: 78, avif: 52 } as const;

/** The folders with the originals, in order of search. */
export type ImageFolders = { readonly originals: readonly string[]; readonly cache: string };

/**
 * GET /images/{file}.webp?w=200|400|800&f=webp|avif: a picture in the given width and format, cached on disk. A name
 * always means the same picture, so browsers may cache it forever. The original stands in when it cannot be resized or
 * stored; 503 when too many resizes wait.
 */
export function addImages(service: FastifyInstance, { originals, cache }: ImageFolders): void {
  const underWay = new Map<string, Promise<void>>();
  const inTurn = createWorkQueue(resizes);

  // Concurrent requests for a new picture share one conversion.
  const once = (key: string, make: () => Promise<void>): Promise<void> => {
    const waiting = underWay.get(key);
    if (waiting) return waiting;
    const work = make().finally(() => underWay.delete(key));
    underWay.set(key, work);
    return work;
  };

  service.get<{ Params: { file: string } }>('/images/:file', async (request, reply) => {
    const file = name.safeParse(request.params.file);
    if (!file.success) throw notFound();
    const wanted = query.parse(request.query);
    const { path: original, source } = await find(originals, file.data);
    const unchanged = wanted.w === undefined && wanted.f === 'webp';
    // The time is part of the key: a picture rendered again under its old name is converted again.
    const key = `${file.data.slice(0, -'.webp'.length)}-${wanted.w ?? 'full'}-${Math.trunc(source.mtimeMs)}.${wanted.f}`;
    if (unchanged) return reply.header('cache-control', cacheControl).type('image/webp').send(read(original));
    const stored = join(cache, key);
    try {
      if (!(await exists(stored)))
        await once(key, () => inTurn(() => resize(original, stored, cache, wanted)));
      return await reply.header('cache-control', cacheControl).type(`image/${wanted.f}`).send(read(stored));
    } catch (error) {
      if (error instanceof QueueFull)
        return await reply
          .code(faultCodes.busy)
          .header('retry-after', retryAfterSeconds)
          .header('cache-control', 'no-store')
          .send();
      // For example, the disk is full.
      request.log.warn({ err: error }, 'a picture could not be resized');
      return await reply
        .header('cache-control', substituteCacheControl)
        .type('image/webp')
        .send(read(original));
    }
  });
}

const read = (path: string) => createReadStream(path);

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

async function find(
  [folder, ...others]: readonly string[],
  file: string,
): Promise<{ path: string; source: Stats }> {
  if (folder === undefined) throw notFound();
  const path = join(folder, file);
  const source = await stat(path).catch(() => undefined);
  return source ? { path, source } : find(others, file);
}

function notFound(): ErrorAnswer {
  return new ErrorAnswer(faultCodes.unknown, 'no such picture', faultCodes.unknown);
}

async function resize(
  original: string,
  path: string,
  folder: string,
  { w, f }: z.infer<typeof query>,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  // sharp is slow to load; most starts serve from the cache.
  const { default: sharp } = await import('sharp');
  // The queue is what makes several run at once.
  sharp.concurrency(1);
  const picture = sharp(original);
  if (w !== undefined) picture.resize({ width: Number(w), withoutEnlargement: true });
  const unfinished = `${path}.${process.pid}.tmp`;
  try {
    await (
      f === 'avif'
        ? picture.avif({ quality: quality.avif, effort: 3 })
        : picture.webp({ quality: quality.webp })
    ).toFile(unfinished);
    // Readers never see a partial picture.
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
