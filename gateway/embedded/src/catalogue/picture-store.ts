import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, realpath, rename, rm, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { loadOnce } from '../load-once.ts';
import { openFetcher } from './fetch-picture.ts';
import { pictureBytesMost, pictureFormats, picturePixelsMost } from './picture-limits.ts';

/** An imported picture: its source, its name below /images/, its size in pixels. */
export type Picture = {
  readonly source: string;
  readonly file: string;
  readonly width: number;
  readonly height: number;
};

export type PictureStore = {
  /** Returns the picture of a cell, converted on first use. A text is an error message. */
  picture(source: string): Promise<Picture | string>;
  /** Ends the work. Removes the new pictures unless the import is committed. */
  settle(isCommitted: boolean): Promise<void>;
};

export type PictureFolders = {
  /** The folder of `--images`. */
  readonly from: string | undefined;
  /** The folder for pictures: see buyer/images.ts. */
  readonly into: string;
  readonly demo: string;
};

const sidePixels = 1600;
const webpQuality = 82;
// No SVG: it can contain scripts and external addresses.
const formats = new Set(['jpeg', 'png', 'webp', 'heif', 'gif', 'tiff']);
/** The names that the image service serves. */
const ownName = /^[a-z0-9][a-z0-9-]{0,100}\.webp$/;
const rememberedAtMost = 20_000;

/**
 * Pictures for products, exhibitions and exhibitors. Each is rotated upright, scaled down to at most `sidePixels` a side and freed of metadata (a
 * photo contains its location). Its source determines its name: the same file always has the same name and is converted
 * once.
 */
export function openPictureStore({ from, into, demo }: PictureFolders, allowPrivate: boolean): PictureStore {
  const fetcher = openFetcher({ allowPrivate, bytesAtMost: pictureBytesMost });
  const made = new Set<string>();
  const remembered = new Map<string, Promise<Picture | string>>();
  const useFolder = loadOnce(() => makeFolder(into));

  const make = async (source: string): Promise<Picture | string> => {
    try {
      if (/^[a-z][a-z0-9+.-]*:\/\//i.test(source))
        return { source, ...(await keep(await fetcher.fetch(source))) };
      const bytes = await readSource(source, from);
      if (bytes) return { source, ...(await keep(bytes)) };
      const there = ownName.test(source)
        ? ((await sizeOf(join(into, source))) ?? (await sizeOf(join(demo, source))))
        : undefined;
      if (there) return { source, file: source, ...there };
      return from === undefined
        ? `${source}: not found. Name the folder of the picture files with --images`
        : `${source}: not found in ${from}`;
    } catch (error) {
      return `${source}: ${messageOf(error)}`;
    }
  };

  const keep = async (bytes: Buffer): Promise<{ file: string; width: number; height: number }> => {
    const file = `own-${createHash('sha256').update(bytes).digest('hex').slice(0, 40)}.webp`;
    const path = join(into, file);
    await useFolder();
    const known = await sizeOf(path);
    if (known) return { file, ...known };
    const unfinished = join(into, `${file}.${process.pid}.${made.size}.tmp`);
    made.add(path).add(unfinished);
    const size = await convert(bytes, unfinished);
    // Readers never see a partial picture.
    await rename(unfinished, path);
    return { file, ...size };
  };

  return {
    picture(source) {
      const known = remembered.get(source);
      if (known) return known;
      if (remembered.size >= rememberedAtMost) remembered.clear();
      const work = make(source);
      remembered.set(source, work);
      return work;
    },
    async settle(isCommitted) {
      await fetcher.close();
      if (!isCommitted) for (const path of made) await rm(path, { force: true });
    },
  };
}

/** Creates the folder and removes unfinished files of a killed import. Only one import runs at a time: see commands/open.ts. */
async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder))
    if (/^own-.*\.tmp$/.test(name)) await rm(join(folder, name), { force: true });
}

async function readSource(source: string, folder: string | undefined): Promise<Buffer | undefined> {
  if (folder === undefined) return undefined;
  const path = await realpath(join(folder, source)).catch(() => undefined);
  if (path === undefined) return undefined;
  if (!path.startsWith(`${await realpath(folder)}${sep}`)) throw new Error('outside the folder of --images');
  const found = await stat(path);
  // Reading a pipe would block forever.
  if (!found.isFile()) throw new Error('not a file');
  const { size } = found;
  if (size > pictureBytesMost) throw new Error(`larger than ${pictureBytesMost / 1_000_000} MB`);
  return readFile(path);
}

async function convert(bytes: Buffer, path: string): Promise<{ width: number; height: number }> {
  const sharp = await loadSharp();
  const { format } = await sharp(bytes, { limitInputPixels: picturePixelsMost }).metadata();
  if (!formats.has(format)) throw new Error(`unsupported format ${format}. Use ${pictureFormats}`);
  const { width, height } = await sharp(bytes, { limitInputPixels: picturePixelsMost })
    .autoOrient()
    .resize({ width: sidePixels, height: sidePixels, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: webpQuality })
    .toFile(path);
  return { width, height };
}

async function sizeOf(path: string): Promise<{ width: number; height: number } | undefined> {
  if (
    !(await stat(path).then(
      (found) => found.isFile(),
      () => false,
    ))
  )
    return undefined;
  const sharp = await loadSharp();
  // A file that a power failure left empty is written again.
  return sharp(path)
    .metadata()
    .then(
      ({ width, height }) => ({ width, height }),
      () => undefined,
    );
}

// Slow to load; a file without pictures does not need it.
async function loadSharp() {
  return (await import('sharp')).default;
}

function messageOf(error: unknown): string {
  const message =
    error instanceof Error
      ? error.message || ('code' in error ? String(error.code) : error.name)
      : String(error);
  if (/unsupported image format|Input buffer/i.test(message)) return 'not a readable picture';
  return /aborted due to timeout/i.test(message) ? 'the server did not answer in time' : message;
}
