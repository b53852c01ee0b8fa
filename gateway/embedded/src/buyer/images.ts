import { createReadStream, type Stats } from 'node:fs';
import { mkdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { faultCodes } from '../wire/codes.ts';
import { ErrorAnswer } from '../wire/error-answer.ts';

const widths = ['200', '400', '800'] as const;
const formats = ['webp', 'avif'] as const;
const query = z.object({ w: z.enum(widths).optional(), f: z.enum(formats).default('webp') });
// Picture names have this form only: no name can leave the folder.
const name = z.string().regex(/^[a-z0-9][a-z0-9-]{0,100}\.webp$/);

const cacheControl = 'public, max-age=31536000, immutable';
// Lower is smaller. Chosen by eye on the demo pictures.
const quality = { webp: 78, avif: 52 } as const;

/** The folders with the originals, in order of search. */
export type ImageFolders = { readonly originals: readonly string[]; readonly cache: string };

/**
 * GET /images/{file}.webp?w=200|400|800&f=webp|avif: a picture in the given width and format, cached on disk. A name
 * always means the same picture, so browsers may cache it forever.
 */
export function addImages(service: FastifyInstance, { originals, cache }: ImageFolders): void {
  const underWay = new Map<string, Promise<string>>();

  // Concurrent requests for a new picture share one conversion.
  const once = (key: string, make: () => Promise<string>): Promise<string> => {
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
    const path = unchanged
      ? original
      : await once(key, () => resized(original, join(cache, key), cache, wanted));
    return reply.header('cache-control', cacheControl).type(`image/${wanted.f}`).send(createReadStream(path));
  });
}

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

async function resized(
  original: string,
  path: string,
  folder: string,
  { w, f }: z.infer<typeof query>,
): Promise<string> {
  if (
    await stat(path).then(
      () => true,
      () => false,
    )
  )
    return path;
  await mkdir(folder, { recursive: true });
  // sharp is slow to load; most starts serve from the cache.
  const { default: sharp } = await import('sharp');
  const picture = sharp(original);
  if (w !== undefined) picture.resize({ width: Number(w), withoutEnlargement: true });
  const unfinished = `${path}.${process.pid}.tmp`;
  await (
    f === 'avif'
      ? picture.avif({ quality: quality.avif, effort: 3 })
      : picture.webp({ quality: quality.webp })
  ).toFile(unfinished);
  // Readers never see a partial picture.
  await rename(unfinished, path);
  return path;
}
