import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { exitCodes, Stop } from '../exit.ts';
import { diskFull, hasNoRoom, isDiskFull } from './disk.ts';
import { readRunning, removeRunning, writeRunning } from './running.ts';

export type Lock = { release(): void };

const sqliteBusy = 5;
const sqliteFull = 13;
const sqliteNotADatabase = 26;

/**
 * Locks the data folder, which must exist, for this process. PGlite has no lock of its own: a second process on the
 * same folder silently loses committed rows. Node has no flock, so this uses SQLite's exclusive lock. The kernel
 * releases it when the process dies, even by kill -9: there is no stale lock and no reused process id. Throws Stop:
 * folderInUse, cannotWrite.
 */
export function lockFolder(folder: string): Lock {
  const file = join(folder, 'lock');
  let holder: DatabaseSync;
  try {
    holder = new DatabaseSync(file);
  } catch (error) {
    if (hasNoRoom(folder)) throw diskFull(folder);
    throw new Stop(exitCodes.cannotWrite, `Cannot write to the data folder ${folder}: ${String(error)}`);
  }
  try {
    holder.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    holder.close();
    throw lockError(folder, error);
  }
  try {
    writeRunning(folder, { pid: process.pid, startedAt: new Date().toISOString() });
  } catch (error) {
    holder.close();
    throw isDiskFull(error) ? diskFull(folder) : error;
  }
  return {
    release() {
      removeRunning(folder);
      holder.close();
    },
  };
}

function lockError(folder: string, error: unknown): Stop {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined;
  if (code === sqliteBusy) {
    const owner = readRunning(folder);
    const who = owner ? `by process ${owner.pid}, started ${owner.startedAt}` : 'by another process';
    return new Stop(
      exitCodes.folderInUse,
      `The data folder ${folder} is already in use ${who}. Stop that process, or choose another folder with --data or DATA_DIR.`,
    );
  }
  // SQLite's code for a full disk; a full disk also keeps it from making its journal.
  if (code === sqliteFull || hasNoRoom(folder)) return diskFull(folder);
  if (code === sqliteNotADatabase)
    return new Stop(
      exitCodes.corruptData,
      `The lock file ${join(folder, 'lock')} is damaged. It contains no data: delete it and start again.`,
    );
  return new Stop(exitCodes.cannotWrite, `Cannot lock the data folder ${folder}: ${String(error)}`);
}
