import { statfsSync } from 'node:fs';
import { exitCodes, Stop } from '../exit.ts';

/** Below this PostgreSQL cannot write a segment of its log. */
const leastBytes = 16_777_216;

// Node's codes, and SQLSTATE disk_full.
const codes = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether an error, or its cause, says that a disk or a quota is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && codes.has(String(error.code))) return true;
  return /no space left on device|disk quota exceeded/i.test(error.message) || isDiskFull(error.cause);
}

/** The free bytes of the disk of a folder. */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Whether a failure on this folder may come from a full disk, although the error does not say so. */
export function hasNoRoom(folder: string): boolean {
  try {
    return freeBytes(folder) < leastBytes;
  } catch {
    return false;
  }
}

export function diskFull(folder: string): Stop {
  return new Stop(
    exitCodes.cannotWrite,
    `The disk of the data folder ${folder} is full. The data are not damaged: make room, then start again.`,
  );
}
