import type { Database, Transaction } from '../db/database.ts';

/** Rows of one table as JSON texts, one a line. */
export type Rows = { readonly table: string; readonly lines: readonly string[] };

export type Tables = {
  /** The number of rows of each table. */
  readonly counts: Readonly<Record<string, number>>;
  /** The last number of each sequence that was used. */
  readonly sequences: Readonly<Record<string, string>>;
};

const batchRows = 1_000;

const names = {
  text: `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname`,
};
const sequences = {
  text: `select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' and last_value is not null`,
};
const sequenceNames = {
  text: `select sequencename as name from pg_sequences where schemaname = 'public' order by 1`,
};
const columns = {
  text: `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
};
const foreignKeys = {
  text: `
    select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
};

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
/** The quoted name of a table or a sequence. */
export const inPublic = (name: string): string => `public.${quoted(name)}`;

/** The tables of the app. */
export async function tablesOf(db: Transaction): Promise<string[]> {
  return (await db.rows<{ name: string }>(names)).map(({ name }) => name);
}

export async function sequencesOf(db: Transaction): Promise<string[]> {
  return (await db.rows<{ name: string }>(sequenceNames)).map(({ name }) => name);
}

/** Reads all tables as of one moment, in batches. Others go on, except on PGlite, which has one connection: see database-copy.ts. */
export async function dumpTables(db: Database, write: (rows: Rows) => Promise<void>): Promise<Tables> {
  return db.longTransaction(async (transaction) => {
    await transaction.rows({ text: 'set transaction isolation level repeatable read, read only' });
    const counts: Record<string, number> = {};
    for (const table of await tablesOf(transaction)) {
      counts[table] = 0;
      await transaction.rows({
        text: `declare backup no scroll cursor for select row_to_json(t)::text as line from ${inPublic(table)} t`,
      });
      for (;;) {
        const batch = await transaction.rows<{ line: string }>({
          text: `fetch forward ${batchRows} from backup`,
        });
        if (batch.length === 0) break;
        counts[table] += batch.length;
        await write({ table, lines: batch.map(({ line }) => line) });
      }
      await transaction.rows({ text: 'close backup' });
    }
    const last = await transaction.rows<{ name: string; last: string }>(sequences);
    return { counts, sequences: Object.fromEntries(last.map((one) => [one.name, one.last])) };
  });
}

/**
 * Fills the tables of a database of the same version. Foreign keys are checked at the end.
 * @throws Error when a table has another number of rows than expected.
 */
export async function loadTables(
  db: Transaction,
  { counts, sequences: lastOf }: Tables,
  readRows: (take: (rows: Rows) => Promise<void>) => Promise<void>,
): Promise<void> {
  const keys = await db.rows<{ table: string; name: string; definition: string }>(foreignKeys);
  for (const { table, name } of keys) await db.rows({ text: `alter table ${table} drop constraint ${name}` });
  const known = new Set(await tablesOf(db));
  // A migration may have written rows.
  for (const table of known) await db.rows({ text: `delete from ${inPublic(table)}` });
  await readRows(async ({ table, lines }) => {
    if (!known.has(table)) throw new Error(`the backup has an unknown table ${table}`);
    const list = (await db.rows<{ name: string }>(columns, [inPublic(table)]))
      .map(({ name }) => quoted(name))
      .join(', ');
    await db.rows(
      {
        text: `insert into ${inPublic(table)} (${list}) overriding system value select ${list} from json_populate_recordset(null::${inPublic(table)}, $1::json)`,
      },
      [`[${lines.join(',')}]`],
    );
  });
  for (const [name, last] of Object.entries(lastOf))
    await db.rows({ text: 'select setval($1::regclass, $2::bigint)' }, [inPublic(name), last]);
  for (const { table, name, definition } of keys)
    await db.rows({ text: `alter table ${table} add constraint ${name} ${definition}` });
  for (const [table, expected] of Object.entries(counts)) {
    const [row] = await db.rows<{ found: string }>({
      text: `select count(*)::text as found from ${inPublic(table)}`,
    });
    if (Number(row?.found) !== expected)
      throw new Error(`${table} has ${row?.found} rows, the backup ${expected}`);
  }
}
