import type { Transaction } from '../database.ts';
import { demoTables } from './tables.ts';

// Issued badges are user data.
const demoBadges = { text: 'delete from badge where key_id is null' };

/** Removes the demo data only. */
export async function clearDemo(transaction: Transaction): Promise<void> {
  await transaction.rows(demoBadges);
  const [imported] = await transaction.rows<{ any: boolean }>({
    text: 'select exists (select from product where external_key is not null) or exists (select from supplier where external_key is not null) or exists (select from exhibition where external_key is not null) as any',
  });
  const tables = Object.entries(demoTables);
  const shared = imported?.any ? tables.filter(([, isImported]) => isImported !== null) : [];
  for (const [table, isImported] of shared) {
    // A condition on a null column is null.
    await transaction.rows({ text: `delete from ${table} where (${isImported}) is not true` });
  }
  const emptied = tables.filter((table) => !shared.includes(table)).map(([table]) => table);
  // Without `cascade` PostgreSQL does not empty a table that other tables reference.
  await transaction.rows({ text: `truncate ${emptied.join(', ')}` });
}
