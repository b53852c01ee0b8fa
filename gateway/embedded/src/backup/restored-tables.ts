// What a restore does to a database of DATABASE_URL, beside reading the backup.
import type { Database, Transaction } from '../db/database.ts';
import { inPublic, sequencesOf, tablesOf } from './tables.ts';

/** Drops all tables. */
export async function dropTables(db: Transaction): Promise<void> {
  const tables = await tablesOf(db);
  if (tables.length === 0) return;
  await db.rows({ text: `drop table ${tables.map(inPublic).join(', ')} cascade` });
  for (const name of await sequencesOf(db)) await db.rows({ text: `drop sequence ${inPublic(name)}` });
  await db.rows({ text: 'drop schema if exists drizzle cascade' });
}

const note = {
  text: `insert into meta (key, value) values ('restored', $1) on conflict (key) do update set value = excluded.value`,
};

/** Notes in the transaction of a restore that the database is that of this restore. */
export async function noteRestored(db: Transaction, id: string): Promise<void> {
  await db.rows(note, [id]);
}

/** Asks the database whether it is that of a restore. The built-in database is a part of the restored files. */
export const isRestored =
  (db: Database | undefined) =>
  async (id: string): Promise<boolean> => {
    if (!db) return false;
    const [table] = await db.rows<{ known: boolean }>({
      text: `select to_regclass('public.meta') is not null as known`,
    });
    if (!table?.known) return false;
    const [row] = await db.rows<{ value: string }>({
      text: `select value from meta where key = 'restored'`,
    });
    return row?.value === id;
  };
