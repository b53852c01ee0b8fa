import type { Transaction } from '../db/database.ts';

/** New ids, unused and above all ids of the demo data (sequence own_id). */
export async function nextIds(db: Transaction, count: number): Promise<number[]> {
  if (count === 0) return [];
  const rows = await db.rows<{ id: number }>(
    { name: 'own ids', text: `select nextval('own_id')::int as id from generate_series(1, $1::int)` },
    [count],
  );
  return rows.map(({ id }) => id);
}
