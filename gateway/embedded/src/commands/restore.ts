import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { checkBackup } from '../backup/contents.ts';
import { readBackup } from '../backup/read-backup.ts';
import { inPublic, sequencesOf, tablesOf } from '../backup/tables.ts';
import type { Settings } from '../config.ts';
import type { Database } from '../db/database.ts';
import { exitCodes, Stop } from '../exit.ts';
import { makeDataFolder } from '../folder/folder.ts';
import { lockFolder } from '../folder/lock.ts';
import { readRunning } from '../folder/running.ts';
import { type Closing, openDatabase } from './open.ts';

export type RestoreArguments = { readonly file: string; readonly force: boolean };

/** What of a data folder a restored one does not replace. */
const stays = /^(?:lock(?:-.*)?|running\.json|backups|restoring|replaced-.*)$/;

/**
 * Restores a backup into an empty data folder or database. With `force` it replaces what is there; the files are kept in
 * a folder beside. Checks the whole backup first. Throws Stop.
 */
export async function restore(settings: Settings, { file, force }: RestoreArguments): Promise<number> {
  if (!existsSync(file)) throw new Stop(exitCodes.noInput, `There is no file ${file}.`);
  const { DATA_DIR: folder, DATABASE_URL: url } = settings;
  const manifest = await checkBackup(file);
  makeDataFolder(folder);
  const running = readRunning(folder);
  if (running && isAlive(running.pid))
    throw new Stop(
      exitCodes.folderInUse,
      `The data folder ${folder} is in use by process ${running.pid}. Stop the app, then restore.`,
    );
  const lock = lockFolder(folder);
  try {
    const present = (await readdir(folder)).filter((name) => !stays.test(name));
    if (present.length > 0 && !force) throw occupied(`The data folder ${folder}`);
    const next = join(folder, 'restoring');
    await rm(next, { recursive: true, force: true });
    await mkdir(next);
    await withNew({ ...settings, DATA_DIR: next }, async (db) => {
      if (url !== undefined) await empty(db, force);
      await readBackup(db, { file, folder: next, manifest });
    });
    const kept = await swap(folder, next, present);
    console.error(
      `Restored the backup of ${manifest.createdAt} to ${url === undefined ? folder : 'the database of DATABASE_URL'}.` +
        (kept === undefined
          ? ''
          : ` What was in the folder before is in ${kept}; delete it when you do not need it.`),
    );
    return 0;
  } finally {
    lock.release();
  }
}

async function withNew(settings: Settings, work: (db: Database) => Promise<void>): Promise<void> {
  const closing: Closing = [];
  try {
    const { db, lost } = await openDatabase(settings, closing);
    await Promise.race([lost, work(db)]);
  } finally {
    for (const close of closing.reverse()) await close();
  }
}

async function empty(db: Database, force: boolean): Promise<void> {
  const tables = await tablesOf(db);
  if (tables.length === 0) return;
  if (!force) throw occupied('The database of DATABASE_URL');
  await db.transaction(async (transaction) => {
    await transaction.rows({ text: `drop table ${tables.map(inPublic).join(', ')} cascade` });
    for (const name of await sequencesOf(transaction))
      await transaction.rows({ text: `drop sequence ${inPublic(name)}` });
    await transaction.rows({ text: 'drop schema if exists drizzle cascade' });
  });
}

/** Moves the restored files to their place. Resolves to the folder of the previous ones. */
async function swap(folder: string, next: string, present: readonly string[]): Promise<string | undefined> {
  const kept = join(folder, `replaced-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`);
  if (present.length > 0) await mkdir(kept);
  for (const name of present) await rename(join(folder, name), join(kept, name));
  for (const name of (await readdir(next)).filter((one) => !stays.test(one)))
    await rename(join(next, name), join(folder, name));
  await rm(next, { recursive: true, force: true });
  return present.length > 0 ? kept : undefined;
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
