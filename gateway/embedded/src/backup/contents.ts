import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { exitCodes, Stop } from '../exit.ts';
import { readArchive } from './archive.ts';

/** The last entry of a backup: what the others must be. */
export const manifestName = 'manifest.json';

const manifest = z.object({
  format: z.literal('fairgate-backup-1'),
  createdAt: z.string(),
  /** The newest migration of the database. */
  migration: z.number(),
  counts: z.record(z.string(), z.number()),
  sequences: z.record(z.string(), z.string()),
  entries: z.record(z.string(), z.object({ bytes: z.number(), sha256: z.string() })),
});
export type Manifest = z.infer<typeof manifest>;

/** Entries: `tables/{table}/{number}.jsonl` and `files/{path in the data folder}`. */
export const tableEntry = (table: string, number: number): string =>
  `tables/${table}/${String(number).padStart(6, '0')}.jsonl`;
const tableForm = /^tables\/([^/]+)\/\d+\.jsonl$/;
const fileForm = /^files\/((?:[^/\\]+\/)*[^/\\]+)$/;

export const tableOf = (entry: string): string | undefined => tableForm.exec(entry)?.[1];
/** The path of a file in the data folder; undefined also for a path that leaves it. */
export function pathOf(entry: string): string | undefined {
  const path = fileForm.exec(entry)?.[1];
  return path?.split('/').some((part) => part === '..' || part === '.') ? undefined : path;
}

/** What of a data folder is not backed up: the database, which is dumped, what is made anew, and older states. */
const leftOut =
  /^(?:postgres|lock(?:-.*)?|running\.json|prepared|images|backups|(?:restoring|restored|arriving|replaced)-.*)$/;
/** Files that are being written. */
const unfinished = /\.(?:new|tmp)$/;

/** The files of a data folder that belong to a backup: pictures, keys, uploads. Paths with `/`. */
export async function filesOf(folder: string): Promise<{ path: string; file: string }[]> {
  const top = (await readdir(folder)).filter((name) => !leftOut.test(name));
  const found: { path: string; file: string }[] = [];
  for (const name of top.toSorted()) {
    const whole = join(folder, name);
    const isFolder = await stat(whole).then(
      (one) => one.isDirectory(),
      // Removed meanwhile.
      () => false,
    );
    const files = isFolder
      ? (await readdir(whole, { recursive: true, withFileTypes: true }))
          .filter((one) => one.isFile())
          .map((one) => join(one.parentPath, one.name))
      : [whole];
    for (const file of files.toSorted())
      if (!unfinished.test(file)) found.push({ file, path: relative(folder, file).split(sep).join('/') });
  }
  return found;
}

/** Reads a whole backup and compares it with its manifest. Throws Stop (badInput) when it is not complete. */
export async function checkBackup(file: string): Promise<Manifest> {
  const counts: Record<string, number> = {};
  let stated: unknown;
  const entries = await readArchive(file, async (name, content) => {
    const read = await takeText(name, content);
    if (name === manifestName) stated = JSON.parse(read ?? '');
    const table = tableOf(name);
    if (table !== undefined) counts[table] = (counts[table] ?? 0) + (read ?? '').split('\n').length - 1;
  }).catch((error: unknown) => {
    throw damaged(file, error instanceof Error ? error.message : String(error));
  });
  const known = manifest.safeParse(stated);
  if (!known.success) throw damaged(file, 'it has no manifest');
  needSame(file, entries, known.data);
  for (const [table, expected] of Object.entries(known.data.counts))
    if ((counts[table] ?? 0) !== expected) throw damaged(file, `rows of ${table} are missing`);
  return known.data;
}

/** Throws Stop (badInput) when a file has other entries than its manifest says. */
export function needSame(
  file: string,
  entries: ReadonlyMap<string, Manifest['entries'][string]>,
  known: Manifest,
): void {
  const { [manifestName]: _, ...found } = Object.fromEntries(entries);
  if (digestOf(found) !== digestOf(known.entries))
    throw damaged(file, 'its content differs from its manifest');
}

async function takeText(name: string, content: Readable): Promise<string | undefined> {
  if (name === manifestName || tableOf(name) !== undefined) return text(content);
  for await (const _chunk of content);
  return undefined;
}

function digestOf(entries: Readonly<Record<string, { bytes: number; sha256: string }>>): string {
  const lines = Object.entries(entries).map(([name, { bytes, sha256 }]) => `${name} ${bytes} ${sha256}`);
  return createHash('sha256').update(lines.toSorted().join('\n')).digest('hex');
}

function damaged(file: string, reason: string): Stop {
  return new Stop(exitCodes.badInput, `${file} is no complete backup: ${reason}.`);
}
