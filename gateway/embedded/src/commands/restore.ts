import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { checkBackup, type Manifest } from '../backup/contents.ts';
import { readBackup } from '../backup/read-backup.ts';
import { dropTables, isRestored, noteRestored } from '../backup/restored-tables.ts';
import { tablesOf } from '../backup/tables.ts';
import type { Settings } from '../config.ts';
import { advisoryLocks } from '../db/advisory-locks.ts';
import { type Database, openPostgres } from '../db/database.ts';
import { needKnown } from '../db/migrate.ts';
import { databaseErrorOf, reachPostgres } from '../db/reach.ts';
import { exitCodes, Stop } from '../exit.ts';
import { diskFull, isDiskFull } from '../folder/disk.ts';
import { makeDataFolder } from '../folder/folder.ts';
import { lockFolder } from '../folder/lock.ts';
import { presentIn, replaceFiles, restoringFolder, settleRestore } from '../folder/replace.ts';
import { readRunning } from '../folder/running.ts';
import { type Closing, openDatabase } from './open.ts';

export type RestoreArguments = { readonly file: string; readonly force: boolean };

type Plan = RestoreArguments & { readonly manifest: Manifest; readonly id: string };

/**
 * Restores a backup into an empty data folder or database. With `force` it replaces what is there; the files are kept in
 * a folder beside. Checks the whole backup first; whatever fails later leaves database and folder as they were. Throws Stop.
 */
export async function restore(settings: Settings, { file, force }: RestoreArguments): Promise<number> {
  if (!existsSync(file)) throw new Stop(exitCodes.noInput, `There is no file ${file}.`);
  const { DATA_DIR: folder, DATABASE_URL: url } = settings;
  const manifest = await checkBackup(file);
  needKnown(manifest.migration, 'backup');
  makeDataFolder(folder);
  const running = readRunning(folder);
  if (running && isAlive(running.pid))
    throw new Stop(
      exitCodes.folderInUse,
      `The data folder ${folder} is in use by process ${running.pid}. Stop the app, then restore.`,
    );
  const lock = lockFolder(folder);
  const closing: Closing = [() => lock.release()];
  const id = new Date().toISOString().replaceAll(/[:.]/g, '-');
  try {
    const shared = url === undefined ? undefined : await openShared(url, closing);
    await settleRestore(folder, isRestored(shared));
    if ((await presentIn(folder)).length > 0 && !force) throw occupied(`The data folder ${folder}`);
    await collect(settings, shared, { file, force, manifest, id }).catch(async (error: unknown) => {
      // The database knows whether it was stored; if it is not reached, the next start asks it.
      await settleRestore(folder, isRestored(shared)).catch(() => undefined);
      throw stopOf(error, settings, file);
    });
    const replaced = await replaceFiles(folder, id);
    console.error(
      `Restored the backup of ${manifest.createdAt} to ${url === undefined ? folder : 'the database of DATABASE_URL'}.` +
        (replaced === undefined
          ? ''
          : ` What was in the folder before is in ${replaced}; delete it when you do not need it.`),
    );
    return 0;
  } finally {
    for (const close of closing.reverse()) await close();
  }
}

async function openShared(url: string, closing: Closing): Promise<Database> {
  const db = openPostgres(url);
  closing.push(() => db.close());
  await reachPostgres(db, url);
  return db;
}

/** Fills a new folder, and the database: a new one in that folder, or the shared one in one transaction. */
async function collect(
  settings: Settings,
  shared: Database | undefined,
  { file, force, manifest, id }: Plan,
): Promise<void> {
  const next = restoringFolder(settings.DATA_DIR, id);
  await mkdir(next);
  const read = (db: Database) =>
    db.longTransaction(async (transaction) => {
      if (!force && (await tablesOf(transaction)).length > 0) throw occupied('The database of DATABASE_URL');
      await dropTables(transaction);
      await readBackup(transaction, { file, folder: next, manifest });
      if (shared) await noteRestored(transaction, id);
    });
  if (shared) return shared.exclusively(advisoryLocks.prepare, () => read(shared));
  const closing: Closing = [];
  try {
    const { db, lost } = await openDatabase({ ...settings, DATA_DIR: next }, closing);
    await Promise.race([lost, read(db)]);
  } finally {
    for (const close of closing.reverse()) await close();
  }
}

function stopOf(error: unknown, { DATA_DIR: folder, DATABASE_URL: url }: Settings, file: string): unknown {
  if (error instanceof Stop) return error;
  if (url === undefined && isDiskFull(error)) return diskFull(folder);
  const reason =
    databaseErrorOf(error, url)?.message ?? (error instanceof Error ? error.message : String(error));
  return new Stop(
    exitCodes.cannotWrite,
    `Cannot restore ${file}: ${reason.replace(/\.$/, '')}. What was there before is unchanged.`,
    { cause: error },
  );
}

function occupied(what: string): Stop {
  return new Stop(
    exitCodes.cannotWrite,
    `${what} is not empty. Restore into an empty one, or replace all that is there with --force.`,
  );
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return pid !== process.pid;
  } catch {
    return false;
  }
}
