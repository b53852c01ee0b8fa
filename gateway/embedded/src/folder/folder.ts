import { accessSync, constants, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { exitCodes, Stop } from '../exit.ts';
import { diskFull, freeBytes, isDiskFull } from './disk.ts';

/** Checks that the data folder exists and is writable. Throws Stop (cannotWrite). */
export function makeDataFolder(folder: string): void {
  try {
    make(resolve(folder));
  } catch (error) {
    throw cannotUse(folder, `Cannot create the data folder ${folder}`, error);
  }
  try {
    // Its content too: after a start as root, the folder contains files of root.
    for (const name of ['.', ...readdirSync(folder)]) accessSync(join(folder, name), constants.W_OK);
  } catch (error) {
    throw cannotUse(folder, `Cannot write to the data folder ${folder}`, error);
  }
}

function cannotUse(folder: string, sentence: string, error: unknown): Stop {
  if (isDiskFull(error)) return diskFull(folder);
  const reason = error instanceof Error ? error.message : String(error);
  return new Stop(
    exitCodes.cannotWrite,
    `${sentence}: ${reason}. Choose another folder with --data or DATA_DIR.`,
  );
}

const databaseLeastBytes = 200_000_000;

/** Checks that the data folder has space for a new database. Throws Stop (cannotWrite). */
export function needRoom(folder: string): void {
  const free = freeBytes(folder);
  if (free >= databaseLeastBytes) return;
  const [wanted, found] = [databaseLeastBytes, free].map((bytes) => `${Math.floor(bytes / 1_000_000)} MB`);
  throw new Stop(
    exitCodes.cannotWrite,
    `Not enough disk space in the data folder ${folder}: the database needs ${wanted}, ${found} are free.`,
  );
}

// Node's recursive mkdir loops forever and uses up memory if a file system rejects new folders (seen on /proc).
function make(path: string): void {
  if (existsSync(path)) return;
  make(dirname(path));
  mkdirSync(path);
}
