import type { Transaction } from '../db/database.ts';

/** A supplier whose name or country changes also changes the products that show it. */
export async function touchProductsOf(
  db: Transaction,
  suppliers: readonly number[],
  stamp: string,
): Promise<void> {
  if (suppliers.length === 0) return;
  await db.rows(
    {
      text: 'update product p set country_id = s.country_id, updated_at = $2::timestamptz from supplier s where s.id = p.supplier_id and s.id = any($1::int[])',
    },
    [suppliers, stamp],
  );
}

/** Suppliers get the industry of most of their products. Suppliers without products are removed. */
export async function tidySuppliers(db: Transaction): Promise<void> {
  await db.rows({
    text: `update supplier s set category1_id = m.id from (select supplier_id, mode() within group (order by category1_id) as id from product where external_key is not null group by supplier_id) m
      where s.id = m.supplier_id and s.external_key is not null and s.category1_id <> m.id`,
  });
  await db.rows({
    text: `with removed as (delete from supplier s where s.external_key is not null and not exists (select from product p where p.supplier_id = s.id) returning s.id)
      delete from certificate where supplier_id in (select id from removed)`,
  });
}
