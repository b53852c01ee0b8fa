import { constants, type Stats } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { type Database, openPglite } from '../db/database.ts';
import { startPglite } from '../db/pglite.ts';
import { freeBytes } from '../folder/disk.ts';

const prefix = 'reading-';
const form = /^reading-\w{6}$/;
/** What must stay free for the running database, beside the copy. */
const roomBytes = 200_000_000;

/**
 * Does work on a copy of the built-in database, which has one session: others wait only until the last changes of its
 * files are copied. Without room for a copy the work is done on the database itself, and others wait.
 * @param folder the data folder.
 */
export async function onCopy<Result>(
  db: Database,
  folder: string,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const cluster = join(folder, 'postgres');
  // Reading one of DATABASE_URL delays no request; the folder may still have an older built-in one.
  if (!db.isBuiltIn) return work(db);
  const bytes = [...(await filesIn(cluster)).values()].reduce((sum, { size }) => sum + size, 0);
  if (freeBytes(folder) < bytes + roomBytes) return work(db);
  const backups = join(folder, 'backups');
  await mkdir(backups, { recursive: true });
  const place = await mkdtemp(join(backups, prefix));
  try {
    const copy = join(place, 'postgres');
    await copyCluster(db, cluster, copy);
    return await withServer(copy, work);
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

/** Removes the copies that a killed process left. */
export async function removeCopies(folder: string): Promise<void> {
  const backups = join(folder, 'backups');
  const names = await readdir(backups).catch((): string[] => []);
  for (const name of names.filter((one) => form.test(one)))
    await rm(join(backups, name), { recursive: true, force: true });
}

/** Copies all files while the database works, then, while it waits after a checkpoint, those that have changed since. */
async function copyCluster(db: Database, from: string, to: string): Promise<void> {
  const before = await filesIn(from);
  // PostgreSQL needs its empty folders too.
  for (const path of await foldersIn(from)) await mkdir(join(to, path), { recursive: true });
  await copyFiles(from, to, before.keys());
  await db.transaction(async ({ rows }) => {
    await rows({ text: 'checkpoint' });
    const now = await filesIn(from);
    const changed = [...now].filter(([path, found]) => {
      const known = before.get(path);
      return known?.mtimeMs !== found.mtimeMs || known.size !== found.size || known.ino !== found.ino;
    });
    await copyFiles(
      from,
      to,
      changed.map(([path]) => path),
    );
    for (const path of before.keys()) if (!now.has(path)) await rm(join(to, path), { force: true });
  });
}

async function copyFiles(from: string, to: string, paths: Iterable<string>): Promise<void> {
  for (const path of paths) {
    await mkdir(join(to, dirname(path)), { recursive: true });
    await copyFile(join(from, path), join(to, path), constants.COPYFILE_FICLONE).catch(unlessGone);
  }
}

const foldersIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

async function filesIn(folder: string): Promise<Map<string, Stats>> {
  const found = new Map<string, Stats>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const known = entry.isFile() ? await stat(path).catch(unlessGone) : undefined;
    if (known) found.set(relative(folder, path), known);
  }
  return found;
}

function unlessGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

async function withServer<Result>(cluster: string, work: (db: Database) => Promise<Result>): Promise<Result> {
  const server = startPglite(cluster);
  const db = openPglite(server.host, server.ready);
  try {
    await server.ready;
    return await Promise.race([server.lost, work(db)]);
  } finally {
    await db.close();
    await server.stop();
  }
}
