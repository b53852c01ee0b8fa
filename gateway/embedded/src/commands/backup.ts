import { resolve } from 'node:path';
import { request } from 'undici';
import { z } from 'zod';
import { type BackupSummary, writeBackup } from '../backup/write-backup.ts';
import type { Settings } from '../config.ts';
import { exitCodes, Stop } from '../exit.ts';
import { makeDataFolder } from '../folder/folder.ts';
import { readRunning } from '../folder/running.ts';
import { type Closing, openDatabase } from './open.ts';

export type BackupArguments = { readonly file: string; readonly force: boolean };

const summary = z.object({ file: z.string(), bytes: z.number(), rows: z.number(), files: z.number() });
const errorAnswer = z.object({ msg: z.string() });

/** Backs up a data folder, or the database of DATABASE_URL with it; also while the services run. Throws Stop. */
export async function backUp(settings: Settings, { file: name, force }: BackupArguments): Promise<number> {
  const file = resolve(name);
  const { rows, files, bytes } =
    (settings.DATABASE_URL === undefined && (await byServices(settings.DATA_DIR, { file, force }))) ||
    (await byItself(settings, { file, force }));
  console.error(
    `Backed up ${rows} rows and ${files} files to ${file} (${Math.ceil(bytes / 1_000)} kB), and read them back.`,
  );
  return 0;
}

/** The built-in database serves one process: a running one writes the backup. */
async function byServices(folder: string, body: BackupArguments): Promise<BackupSummary | undefined> {
  const control = readRunning(folder)?.control;
  if (!control) return undefined;
  const response = await request(new URL('/control/backup', control.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'control-key': control.key },
    body: JSON.stringify(body),
    // The answer comes when the backup has been written and read back.
    headersTimeout: 0,
    // A killed process leaves its address behind.
  }).catch(() => undefined);
  if (!response) return undefined;
  const answer: unknown = await response.body.json();
  if (response.statusCode === 200) return summary.parse(answer);
  throw new Stop(exitCodes.cannotWrite, errorAnswer.safeParse(answer).data?.msg ?? JSON.stringify(answer));
}

async function byItself(settings: Settings, { file, force }: BackupArguments): Promise<BackupSummary> {
  makeDataFolder(settings.DATA_DIR);
  const closing: Closing = [];
  try {
    const { db, lost } = await openDatabase(settings, closing);
    return await Promise.race([lost, writeBackup(db, { folder: settings.DATA_DIR, file, force })]);
  } finally {
    for (const close of closing.reverse()) await close();
  }
}
