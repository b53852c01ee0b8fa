import type { Transaction } from './database.ts';
import type { RowOf, TableName } from './demo/rows.ts';

const rowsAtOnce = 2000;
const names = new Map<string, string>();

/** Inserts rows in bulk: one JSON array a statement, which is far quicker than a parameter a value. */
export async function insert<Name extends TableName>(db: Transaction, table: Name, rows: Iterable<RowOf<Name>>): Promise<void> {
  let batch: object[] = [];
  const flush = async (): Promise<void> => {
    if (batch.length === 0) return;
    const columns = Object.keys(batch[0] ?? {}).map((name) => `"${name}"`).join(', ');
    const into = snakeCase(table);
    // Named, as it comes again for each batch.
    const text = `insert into "${into}" (${columns}) select ${columns} from jsonb_populate_recordset(null::"${into}", $1::jsonb)`;
    await db.rows({ name: `insert ${into}`, text }, [JSON.stringify(batch)]);
    batch = [];
  };
  for (const row of rows) {
    batch.push(Object.fromEntries(Object.entries(row).map(([name, value]) => [snakeCase(name), value])));
    if (batch.length >= rowsAtOnce) await flush();
  }
  await flush();
}

// As drizzle's casing does it: category1Id is category1_id.
function snakeCase(name: string): string {
  let known = names.get(name);
  if (!known) names.set(name, (known = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)));
  return known;
}
