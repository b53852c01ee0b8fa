import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const whole = /^[\w-]{43}$/;

/** The key that seals visitors' sessions: created once and stored, so that a restart does not sign visitors out. Requires the folder lock. */
export function sessionKeyOf(folder: string): string {
  const file = join(folder, 'session-key');
  const stored = read(file);
  if (whole.test(stored)) return stored;
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
