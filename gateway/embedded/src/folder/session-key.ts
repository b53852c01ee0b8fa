import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const whole = /^[\w-]{43}$/;

/** The key that seals visitors' sessions: created once and kept, so that a restart signs no one out. Requires the folder lock. */
export function sessionKeyOf(folder: string): string {
  const file = join(folder, 'session-key');
  const kept = read(file);
  if (whole.test(kept)) return kept;
  const made = randomBytes(32).toString('base64url');
  writeFileSync(file, made, { mode: 0o600 });
  return made;
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}
