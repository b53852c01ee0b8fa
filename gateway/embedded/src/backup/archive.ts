import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';

/** What an archive holds of an entry: read back and compared after writing. */
export type Entry = { readonly bytes: number; readonly sha256: string };

export type Archive = {
  /** Adds an entry. Resolves to what it must be when it is read. */
  add(name: string, content: Buffer): Promise<Entry>;
  /** Adds a file; resolves to undefined when there is none any more. */
  addFile(name: string, file: string): Promise<Entry | undefined>;
};

/** Writes a .tar.gz that only its owner can read, and waits until it is on the disk. */
export async function writeArchive(file: string, fill: (archive: Archive) => Promise<void>): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  const archive = pack();
  const written = pipeline(archive, createGzip(), handle.createWriteStream({ flush: true }));
  // `fill` reports the failure too; without a listener it would end the process.
  written.catch((error: Error) => archive.destroy(error));
  const put = async (name: string, size: number, source: Readable): Promise<Entry> => {
    const sha = createHash('sha256');
    await pipeline(
      source,
      async function* note(chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          sha.update(chunk);
          yield chunk;
        }
      },
      archive.entry({ name, size }),
    );
    return { bytes: size, sha256: sha.digest('hex') };
  };
  const archiving: Archive = {
    add: (name, content) => put(name, content.length, Readable.from([content])),
    async addFile(name, path) {
      const opened = await open(path).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      });
      if (!opened) return undefined;
      const { size } = await opened.stat();
      // A file that grows meanwhile is read up to its size; an empty one has no last byte.
      const source =
        size > 0 ? opened.createReadStream({ start: 0, end: size - 1 }) : Readable.from([Buffer.alloc(0)]);
      try {
        return await put(name, size, source);
      } finally {
        await opened.close();
      }
    },
  };
  try {
    await Promise.race([fill(archiving), written.then(() => undefined)]);
    archive.finalize();
    await written;
  } catch (error) {
    archive.destroy();
    await written.catch(() => undefined);
    throw error;
  }
}

/**
 * Reads an archive in its order.
 * @param take receives each entry; it must read all of the content. @returns the entries as they were read.
 */
export async function readArchive(
  file: string,
  take: (name: string, content: Readable) => Promise<void>,
): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  const reader = extract();
  const done = pipeline(createReadStream(file), createGunzip(), reader);
  done.catch(() => undefined);
  for await (const entry of reader) {
    const sha = createHash('sha256');
    let bytes = 0;
    async function* noted() {
      for await (const chunk of entry as AsyncIterable<Buffer>) {
        sha.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    }
    await take(entry.header.name, Readable.from(noted()));
    entries.set(entry.header.name, { bytes, sha256: sha.digest('hex') });
  }
  await done;
  return entries;
}
