import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { exitCodes, Stop } from '../exit.ts';
import type { Settings } from '../config.ts';
import { removeCopies } from '../backup/database-copy.ts';
import { advisoryLocks } from '../db/advisory-locks.ts';
import type { Database } from '../db/database.ts';
import { type PgliteServer, startPglite } from '../db/pglite.ts';
import { makeDataFolder, needRoom } from '../folder/folder.ts';
import { lockFolder } from '../folder/lock.ts';
import { notePrepared } from '../folder/prepared.ts';
import { hasUnfinished, settleRestore } from '../folder/replace.ts';

/** The folders with pictures: of the demo data and of imports. */
export function pictureFolders(dataFolder: string): { demo: string; own: string } {
  return { demo: join(import.meta.dirname, '../../demo/pictures'), own: join(dataFolder, 'pictures') };
}

export type Closing = (() => Promise<void> | void)[];

/**
 * Opens the database of the settings; the closing functions are added to `closing`, to be called in reverse order.
 * Throws Stop.
 */
export async function openDatabase(
  settings: Settings,
  closing: Closing,
): Promise<{ db: Database; lost: Promise<never> }> {
  let server: PgliteServer | undefined;
  if (settings.DATABASE_URL === undefined) {
    const lock = lockFolder(settings.DATA_DIR);
    closing.push(() => lock.release());
    await settleRestore(settings.DATA_DIR, () => Promise.resolve(false));
    await removeCopies(settings.DATA_DIR);
    const cluster = join(settings.DATA_DIR, 'postgres');
    if (!existsSync(cluster)) needRoom(settings.DATA_DIR);
    const started = startPglite(cluster);
    closing.push(() => started.stop());
    server = started;
  }
  const { openPglite, openPostgres } = await import('../db/database.ts');
  const db = server ? openPglite(server.host, server.ready) : openPostgres(settings.DATABASE_URL ?? '');
  closing.push(() => db.close());
  if (settings.DATABASE_URL !== undefined) await settleShared(db, settings);
  return { db, lost: server?.lost ?? new Promise(() => undefined) };
}

/** With DATABASE_URL processes may share a folder: only a killed restore makes one lock it. */
async function settleShared(
  db: Database,
  { DATA_DIR: folder, DATABASE_URL: url = '' }: Settings,
): Promise<void> {
  if (!(await hasUnfinished(folder))) return;
  const [{ reachPostgres }, { isRestored }] = await Promise.all([
    import('../db/reach.ts'),
    import('../backup/restored-tables.ts'),
  ]);
  const lock = lockFolder(folder);
  try {
    await reachPostgres(db, url);
    await settleRestore(folder, isRestored(db));
  } finally {
    lock.release();
  }
}

export type PrepareOptions = {
  readonly settings: Settings;
  /** The number of demo products: see db/prepare.ts. */
  readonly products: number | undefined;
  readonly productsByDefault?: number;
  log(line: string): void;
};

/** Migrates the database and fills in its demo data. Throws Stop. */
export async function prepareDatabase(
  db: Database,
  { settings, products, productsByDefault, log }: PrepareOptions,
): Promise<void> {
  const [{ prepare }, { reachPostgres, databaseErrorOf }] = await Promise.all([
    import('../db/prepare.ts'),
    import('../db/reach.ts'),
  ]);
  if (settings.DATABASE_URL !== undefined) await reachPostgres(db, settings.DATABASE_URL);
  const version = await prepare(db, {
    products,
    ...(productsByDefault !== undefined && { productsByDefault }),
    log,
    today: new Date().toISOString().slice(0, 10),
    beforeUpgrade: async () => {
      const { backUpBeforeUpgrade } = await import('../backup/before-upgrade.ts');
      await backUpBeforeUpgrade(db, settings.DATA_DIR, log);
    },
  }).catch((error: unknown) => {
    throw databaseErrorOf(error, settings.DATABASE_URL) ?? error;
  });
  if (settings.DATABASE_URL === undefined) notePrepared(settings.DATA_DIR, version);
}

/** Opens and prepares the database of the settings, runs `work` on it and closes it. Throws Stop. */
export async function withDatabase<Result>(
  options: PrepareOptions,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  makeDataFolder(options.settings.DATA_DIR);
  const closing: Closing = [];
  try {
    const { db, lost } = await openDatabase(options.settings, closing);
    await prepareDatabase(db, options);
    return await Promise.race([lost, db.exclusively(advisoryLocks.command, () => work(db))]);
  } catch (error) {
    if (error instanceof Stop && error.exitCode === exitCodes.folderInUse) {
      throw new Stop(
        error.exitCode,
        `${error.message} The built-in database serves one process at a time: stop the app, run this command, and start the app again. With PostgreSQL (DATABASE_URL) the app can keep running.`,
      );
    }
    throw error;
  } finally {
    for (const close of closing.reverse()) await close();
  }
}
