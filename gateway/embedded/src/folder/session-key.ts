import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const whole = /^[\w-]{43}$/;
const waitMostMs = 10_000;

/**
 * The key that seals visitors' sessions: created once and stored, so that a restart does not sign visitors out.
 * Processes that start at the same time on one folder (with DATABASE_URL) get the same key, also when its file is
 * damaged.
 */
export function sessionKeyOf(folder: string): string {
  const file = join(folder, 'session-key');
  return wholeKey(file) ?? alone(folder, () => wholeKey(file) ?? create(file));
}

function create(file: string): string {
  const key = randomBytes(32).toString('base64url');
  const unfinished = `${file}.new`;
  writeFileSync(unfinished, key, { mode: 0o600, flush: true });
  renameSync(unfinished, file);
  return key;
}

/** One process at a time; the kernel releases the lock of a killed one. */
function alone(folder: string, work: () => string): string {
  const lock = new DatabaseSync(join(folder, 'lock-session-key'), { timeout: waitMostMs });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return work();
  } finally {
    lock.close();
  }
}

function wholeKey(file: string): string | undefined {
  try {
    const stored = readFileSync(file, 'utf8').trim();
    return whole.test(stored) ? stored : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
