import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Transaction } from '../db/database.ts';
import { migrateTo } from '../db/migrate.ts';
import { readArchive } from './archive.ts';
import { type Manifest, needSame, pathOf, tableOf } from './contents.ts';
import { loadTables } from './tables.ts';

/**
 * Writes a checked backup to an empty database and an empty folder. The database gets the version of the backup; the next
 * start migrates it. Throws Stop when the file has changed since it was checked.
 */
export async function readBackup(
  db: Transaction,
  { file, folder, manifest }: { file: string; folder: string; manifest: Manifest },
): Promise<void> {
  await migrateTo(db, manifest.migration);
  await loadTables(db, manifest, async (take) => {
    const entries = await readArchive(file, async (name, content) => {
      const table = tableOf(name);
      const path = pathOf(name);
      if (table !== undefined)
        await take({ table, lines: (await text(content)).split('\n').filter(Boolean) });
      else if (path !== undefined) {
        await mkdir(dirname(join(folder, path)), { recursive: true });
        // Keys too: only the owner may read them.
        await pipeline(content, createWriteStream(join(folder, path), { mode: 0o600 }));
      } else for await (const _chunk of content);
    });
    needSame(file, entries, manifest);
  });
}
