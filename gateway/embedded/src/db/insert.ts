import type { Transaction } from './database.ts';
import type { RowOf, TableName } from './demo/rows.ts';

const rowsAtOnce = 2000;
const names = new Map<string, string>();
const statements = new Map<string, string>();

/** Inserts rows in bulk: one JSON array per statement, which is far faster than one parameter per value. */
export async function insert<Name extends TableName>(
  db: Transaction,
  table: Name,
  rows: Iterable<RowOf<Name>>,
): Promise<void> {
  return write(db, table, rows, () => '');
}

/** As `insert`, but updates a row with an existing id, except its columns `preserved`. */
export async function upsert<Name extends TableName>(
  db: Transaction,
  table: Name,
  rows: Iterable<RowOf<Name>>,
  preserved: readonly string[],
): Promise<void> {
  return write(
    db,
    table,
    rows,
    (columns) =>
      ` on conflict ("id") do update set ${columns
        .filter((name) => name !== 'id' && !preserved.includes(name))
        .map((name) => `"${name}" = excluded."${name}"`)
        .join(', ')}`,
  );
}

async function write(
  db: Transaction,
  table: string,
  rows: Iterable<object>,
  ending: (columns: readonly string[]) => string,
): Promise<void> {
  let batch: object[] = [];
  const flush = async (): Promise<void> => {
    if (batch.length === 0) return;
    const keys = Object.keys(batch[0] ?? {});
    const columns = keys.map((name) => `"${name}"`).join(', ');
    const into = snakeCase(table);
    const end = ending(keys);
    // Named, because every batch reuses it.
    const text = `insert into "${into}" (${columns}) select ${columns} from jsonb_populate_recordset(null::"${into}", $1::jsonb)${end}`;
    await db.rows({ name: statementName(text), text }, [JSON.stringify(batch)]);
    batch = [];
  };
  for (const row of rows) {
    batch.push(Object.fromEntries(Object.entries(row).map(([name, value]) => [snakeCase(name), value])));
    if (batch.length >= rowsAtOnce) await flush();
  }
  await flush();
}

// Other callers may write other columns of the table: each set has its own statement.
function statementName(text: string): string {
  let known = statements.get(text);
  if (!known) statements.set(text, (known = `write ${statements.size}`));
  return known;
}

/** The SQL name of a column or table, in drizzle's casing: category1Id is category1_id. */
export function snakeCase(name: string): string {
  let known = names.get(name);
  if (!known) names.set(name, (known = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)));
  return known;
}
