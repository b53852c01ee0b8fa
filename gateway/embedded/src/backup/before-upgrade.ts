import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../db/database.ts';
import { writeBackup } from './write-backup.ts';

const backupsMost = 2;
const form = /^before-upgrade-[\w-]+\.tar\.gz$/;

/** Backs up before a new version changes the database, in `backups` of the data folder; keeps the last two. Throws Stop. */
export async function backUpBeforeUpgrade(
  db: Database,
  folder: string,
  log: (line: string) => void,
): Promise<void> {
  const backups = join(folder, 'backups');
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const { file } = await writeBackup(db, {
    folder,
    file: join(backups, `before-upgrade-${stamp}.tar.gz`),
    force: false,
  });
  log(`The database gets a new version. The old one is in ${file}`);
  // Names sort by time.
  const old = (await readdir(backups))
    .filter((name) => form.test(name))
    .toSorted()
    .slice(0, -backupsMost);
  for (const name of old) await rm(join(backups, name), { force: true });
}
