import type { Transaction } from '../database.ts';

type Table = { readonly name: string; readonly columns: readonly string[] };

/**
 * Empties every table but `keptTables`, and but for what somebody imported: suppliers and products with an `external_key`, and what belongs to
 * them by a column `supplier_id`, `product_id` or `title_id`.
 */
export async function clearDemo(transaction: Transaction, keptTables: readonly string[]): Promise<void> {
  const [own] = await transaction.rows<{ any: boolean }>({
    text: 'select exists (select from product where external_key is not null) or exists (select from supplier where external_key is not null) as any',
  });
  const tables = await transaction.rows<Table>(
    {
      text: `select t.tablename as name, array(select column_name::text from information_schema.columns c where c.table_schema = 'public' and c.table_name = t.tablename) as columns
      from pg_tables t where t.schemaname = 'public' and t.tablename <> all($1)`,
    },
    [keptTables],
  );
  const kept = own?.any ? tables.filter((table) => ofOthers(table) !== undefined) : [];
  // Their owners last: which rows are theirs can be told only while those are there.
  for (const table of kept.sort((a, b) => Number(isOwner(a)) - Number(isOwner(b)))) {
    await transaction.rows({ text: `delete from "${table.name}" where ${ofOthers(table)}` });
  }
  const emptied = tables.filter((table) => !kept.includes(table));
  if (emptied.length > 0)
    await transaction.rows({ text: `truncate ${emptied.map(({ name }) => `"${name}"`).join(', ')}` });
}

function isOwner({ name }: Table): boolean {
  return name === 'product' || name === 'supplier';
}

// Which rows of a table are demo data (those that belong to nobody too); undefined where all are.
function ofOthers(table: Table): string | undefined {
  if (isOwner(table)) return 'external_key is null';
  if (table.columns.includes('product_id'))
    return 'product_id in (select id from product where external_key is not null) is not true';
  if (table.columns.includes('title_id'))
    return 'title_id in (select title_id from product where external_key is not null) is not true';
  if (table.columns.includes('supplier_id'))
    return 'supplier_id in (select id from supplier where external_key is not null) is not true';
  return undefined;
}
