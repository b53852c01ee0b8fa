import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const whole = /^[\w-]{43}$/;

/**
 * The key that seals visitors' sessions: created once and stored, so that a restart does not sign visitors out.
 * Processes that start at the same time on one folder (with DATABASE_URL) get the same key.
 */
export function sessionKeyOf(folder: string): string {
  const file = join(folder, 'session-key');
  const stored = read(file);
  if (whole.test(stored)) return stored;
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
  if (stored === '') create(unfinished, file);
  else renameSync(unfinished, file);
  rmSync(unfinished, { force: true });
  return read(file);
}

/** Of several concurrent calls the first one counts: a link is complete from the start, and replaces nothing. */
function create(from: string, file: string): void {
  try {
    linkSync(from, file);
  } catch (error) {
    // An empty file, which a power failure left behind, or a file system without links.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || read(file) === '') renameSync(from, file);
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}
