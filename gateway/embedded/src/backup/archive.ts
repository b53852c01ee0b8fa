import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';

/** What an archive holds of an entry: read back and compared after writing. */
export type Entry = { readonly bytes: number; readonly sha256: string };

/** Adds an entry. Resolves to what it must be when it is read. */
export type Add = (
  name: string,
  content: Buffer | { readonly file: string; readonly bytes: number },
) => Promise<Entry>;

/** Writes a .tar.gz that only its owner can read, and waits until it is on the disk. */
export async function writeArchive(file: string, fill: (add: Add) => Promise<void>): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  const archive = pack();
  const written = pipeline(archive, createGzip(), handle.createWriteStream({ flush: true }));
  // `fill` reports the failure too; without a listener it would end the process.
  written.catch((error: Error) => archive.destroy(error));
  const add: Add = async (name, content) => {
    const isBuffer = Buffer.isBuffer(content);
    const size = isBuffer ? content.length : content.bytes;
    const sha = createHash('sha256');
    const source = isBuffer ? Readable.from([content]) : createReadStream(content.file);
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
  try {
    await Promise.race([fill(add), written.then(() => undefined)]);
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
