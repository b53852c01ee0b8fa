import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { exitCodes, Stop } from '../exit.ts';
import type { Database } from './database.ts';

const folder = fileURLToPath(new URL('../../drizzle', import.meta.url));
const journal = z.looseObject({ entries: z.array(z.looseObject({ when: z.number() })) });

type Options = {
  /** The version to migrate to; the newest if it is missing. */
  readonly upTo?: number;
  /** Called before a database with data is migrated. */
  readonly beforeUpgrade?: ((from: number) => Promise<void>) | undefined;
};

/** Migrates the database. Throws if it is newer than this program. */
export async function migrate(db: Database, { upTo, beforeUpgrade }: Options = {}): Promise<void> {
  const known = journal.parse(JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8')));
  const newest = Math.max(...known.entries.map((entry) => entry.when));
  const wanted = upTo ?? newest;
  const applied = await newestApplied(db);
  if (applied === wanted) return;
  if (applied > newest || wanted > newest)
    throw new Stop(
      exitCodes.corruptData,
      'The database was created by a newer version of Fairgate. Use that version, or another data folder or database.',
    );
  if (applied > 0) await beforeUpgrade?.(applied);
  // Loading drizzle takes half a second; only a database that needs a migration loads it.
  const [{ drizzle }, migrator] = await Promise.all([
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ]);
  const until = wanted === newest ? folder : olderMigrations(known, wanted);
  try {
    await migrator.migrate(drizzle(db.pool), { migrationsFolder: until });
  } finally {
    if (until !== folder) rmSync(until, { recursive: true, force: true });
  }
}

/** A copy of the migrations without those after a version. */
function olderMigrations(known: z.infer<typeof journal>, upTo: number): string {
  const copy = mkdtempSync(join(tmpdir(), 'fairgate-migrations-'));
  cpSync(folder, copy, { recursive: true });
  const entries = known.entries.filter((entry) => entry.when <= upTo);
  writeFileSync(join(copy, 'meta/_journal.json'), JSON.stringify({ ...known, entries }));
  return copy;
}

/** The newest migration of a database; 0 for an empty one. */
export async function newestApplied(db: Database): Promise<number> {
  const [table] = await db.rows<{ known: boolean }>({
    text: `select to_regclass('drizzle.__drizzle_migrations') is not null as known`,
  });
  if (!table?.known) return 0;
  const [row] = await db.rows<{ newest: string | null }>({
    text: 'select max(created_at) as newest from drizzle.__drizzle_migrations',
  });
  return Number(row?.newest ?? 0);
}
