import { existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { exitCodes, Stop } from '../exit.ts';

/** Makes sure that the data folder is there. Throws Stop (cannotWrite). */
export function makeDataFolder(folder: string): void {
  try {
    make(resolve(folder));
  } catch (error) {
    throw new Stop(exitCodes.cannotWrite, `The data folder ${folder} cannot be made: ${String(error)}`);
  }
}

// Node's own recursive mkdir goes round for ever, eating memory, where a file system refuses new folders (seen on /proc).
function make(path: string): void {
  if (existsSync(path)) return;
  make(dirname(path));
  mkdirSync(path);
}
