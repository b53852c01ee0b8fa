import { existsSync } from 'node:fs';
import { link, mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { advisoryLocks } from '../db/advisory-locks.ts';
import type { Database } from '../db/database.ts';
import { newestApplied } from '../db/migrate.ts';
import { exitCodes, Stop } from '../exit.ts';
import { isDiskFull } from '../folder/disk.ts';
import { writeArchive } from './archive.ts';
import { checkBackup, filesOf, type Manifest, manifestName, tableEntry } from './contents.ts';
import { onCopy } from './database-copy.ts';
import { dumpTables, type Tables } from './tables.ts';

export type BackupOptions = {
  /** The data folder, with pictures and keys. */
  readonly folder: string;
  readonly file: string;
  /** Whether to replace an existing file. */
  readonly force: boolean;
  /** Whether others use the database meanwhile. */
  readonly isShared?: boolean;
};

export type BackupSummary = {
  readonly file: string;
  readonly bytes: number;
  readonly rows: number;
  readonly files: number;
};

/**
 * Writes the database and the files of the data folder to one file, while the services run, and reads it back. The file
 * appears complete or not at all. Throws Stop.
 */
export async function writeBackup(
  db: Database,
  { folder, file, force, isShared = false }: BackupOptions,
): Promise<BackupSummary> {
  if (!force && existsSync(file)) throw exists(file);
  const unfinished = `${file}.${process.pid}.tmp`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await rm(unfinished, { force: true });
    // An import removes the pictures that it does not need after all: no other may run.
    const manifest = await db.exclusively(advisoryLocks.command, () =>
      isShared
        ? onCopy(db, folder, (copy) => write(copy, folder, unfinished))
        : write(db, folder, unfinished),
    );
    await checkBackup(unfinished);
    // A hard link fails when another backup has made the file meanwhile.
    if (force) await rename(unfinished, file);
    else
      await link(unfinished, file).catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'EEXIST' ? exists(file) : error;
      });
    return {
      file,
      bytes: (await stat(file)).size,
      rows: Object.values(manifest.counts).reduce((sum, count) => sum + count, 0),
      files: Object.keys(manifest.entries).filter((name) => name.startsWith('files/')).length,
    };
  } catch (error) {
    if (error instanceof Stop) throw error;
    const reason = isDiskFull(error)
      ? 'its disk is full'
      : error instanceof Error
        ? error.message
        : String(error);
    throw new Stop(exitCodes.cannotWrite, `Cannot write the backup ${file}: ${reason}.`, { cause: error });
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function write(db: Database, folder: string, file: string): Promise<Manifest> {
  const migration = await newestApplied(db);
  let manifest: Manifest | undefined;
  const entries: Manifest['entries'] = {};
  await writeArchive(file, async ({ add, addFile }) => {
    let number = 0;
    const tables: Tables = await dumpTables(db, async ({ table, lines }) => {
      number += 1;
      const name = tableEntry(table, number);
      entries[name] = await add(name, Buffer.from(`${lines.join('\n')}\n`));
    });
    // Rows name files: the files of a moment later include them.
    for (const { path, file: source } of await filesOf(folder)) {
      const entry = await addFile(`files/${path}`, source);
      if (entry) entries[`files/${path}`] = entry;
    }
    manifest = {
      format: 'fairgate-backup-1',
      createdAt: new Date().toISOString(),
      migration,
      ...tables,
      entries,
    };
    await add(manifestName, Buffer.from(JSON.stringify(manifest)));
  });
  if (!manifest) throw new Error('nothing was written');
  return manifest;
}

function exists(file: string): Stop {
  return new Stop(exitCodes.cannotWrite, `${file} exists. Choose another file, or replace it with --force.`);
}
