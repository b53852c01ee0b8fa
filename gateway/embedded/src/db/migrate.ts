import { fileURLToPath } from 'node:url';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { exitCodes, Stop } from '../exit.ts';
import type { Database, Transaction } from './database.ts';

const folder = fileURLToPath(new URL('../../drizzle', import.meta.url));

// The table of drizzle, which made the first databases.
const makeJournal = [
  'create schema if not exists drizzle',
  'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
];
const noteMigration = {
  text: 'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
};

type Options = {
  /** Called before a database with data is migrated. */
  readonly beforeUpgrade?: ((from: number) => Promise<void>) | undefined;
};

/** Migrates the database to the newest version. Throws Stop if it is newer than this program. */
export async function migrate(db: Database, { beforeUpgrade }: Options = {}): Promise<void> {
  const known = readMigrations();
  const newest = newestOf(known);
  const applied = await newestApplied(db);
  if (applied === newest) return;
  needKnown(applied, 'database');
  if (applied > 0) await beforeUpgrade?.(applied);
  await db.longTransaction((transaction) => migrateTo(transaction, newest));
}

/** Migrates within a transaction, up to a version. */
export async function migrateTo(db: Transaction, version: number): Promise<void> {
  const applied = await newestApplied(db);
  for (const text of makeJournal) await db.rows({ text });
  for (const { sql, hash, folderMillis } of readMigrations()) {
    if (folderMillis <= applied || folderMillis > version) continue;
    for (const text of sql) await db.rows({ text });
    await db.rows(noteMigration, [hash, folderMillis]);
  }
}

const tooNew = {
  database:
    'The database was created by a newer version of Fairgate. Use that version, or another data folder or database.',
  backup: 'The backup was made by a newer version of Fairgate. Restore it with that version.',
} as const;

/** Throws Stop if the version of a database or a backup is newer than this program. */
export function needKnown(version: number, of: keyof typeof tooNew): void {
  if (version > newestOf(readMigrations())) throw new Stop(exitCodes.corruptData, tooNew[of]);
}

const readMigrations = (): MigrationMeta[] => readMigrationFiles({ migrationsFolder: folder });
const newestOf = (migrations: readonly MigrationMeta[]): number =>
  Math.max(...migrations.map(({ folderMillis }) => folderMillis));

/** The newest migration of a database; 0 for an empty one. */
export async function newestApplied(db: Transaction): Promise<number> {
  const [table] = await db.rows<{ known: boolean }>({
    text: `select to_regclass('drizzle.__drizzle_migrations') is not null as known`,
  });
  if (!table?.known) return 0;
  const [row] = await db.rows<{ newest: string | null }>({
    text: 'select max(created_at) as newest from drizzle.__drizzle_migrations',
  });
  return Number(row?.newest ?? 0);
}
