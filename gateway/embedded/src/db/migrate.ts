import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { exitCodes, Stop } from '../exit.ts';
import type { Database } from './database.ts';

const folder = fileURLToPath(new URL('../../drizzle', import.meta.url));
const journal = z.object({ entries: z.array(z.object({ when: z.number() })) });

/** Migrates the database to the newest version. Throws if it is newer than this program. */
export async function migrate(db: Database): Promise<void> {
  const newest = Math.max(
    ...journal
      .parse(JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8')))
      .entries.map((entry) => entry.when),
  );
  const applied = await newestApplied(db);
  if (applied === newest) return;
  if (applied > newest)
    throw new Stop(
      exitCodes.corruptData,
      'The database was created by a newer version of Fairgate. Use that version, or another data folder or database.',
    );
  // Loading drizzle takes half a second; only a database that needs a migration loads it.
  const [{ drizzle }, migrator] = await Promise.all([
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ]);
  await migrator.migrate(drizzle(db.pool), { migrationsFolder: folder });
}

async function newestApplied(db: Database): Promise<number> {
  const [table] = await db.rows<{ known: boolean }>({
    text: `select to_regclass('drizzle.__drizzle_migrations') is not null as known`,
  });
  if (!table?.known) return 0;
  const [row] = await db.rows<{ newest: string | null }>({
    text: 'select max(created_at) as newest from drizzle.__drizzle_migrations',
  });
  return Number(row?.newest ?? 0);
}
