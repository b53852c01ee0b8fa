import type { Transaction } from '../db/database.ts';
import { lockProducts } from '../db/lock-products.ts';
import { removeVariants } from './write-variants.ts';

// The product's own data go with it; messages and contracts of people about it stay.
const parts = ['price_step', 'picture', 'attribute', 'own_text', 'review'];

/** Removes products, with their titles. */
export async function removeProducts(
  db: Transaction,
  products: readonly { readonly id: number; readonly titleId: number }[],
): Promise<void> {
  if (products.length === 0) return;
  const ids = products.map(({ id }) => id);
  await lockProducts(db, ids);
  await db.rows(
    { name: 'remove titles', text: 'delete from product_title where title_id = any($1::int[])' },
    [products.map(({ titleId }) => titleId)],
  );
  await removeVariants(db, ids);
  for (const table of parts)
    await db.rows(
      { name: `remove ${table}`, text: `delete from "${table}" where product_id = any($1::int[])` },
      [ids],
    );
  await db.rows({ name: 'remove products', text: 'delete from product where id = any($1::int[])' }, [ids]);
}

const productsAtOnce = 1000;

/** Removes imported products that the table import_row does not name. Resolves to their number. */
export async function removeUnnamed(db: Transaction): Promise<number> {
  for (let count = 0; ;) {
    const products = await db.rows<{ id: number; titleId: number }>({
      name: 'unnamed',
      text: `select id, title_id as "titleId" from product p where external_key is not null and not exists (select from import_row r where r.key = p.external_key) limit ${productsAtOnce}`,
    });
    await removeProducts(db, products);
    count += products.length;
    if (products.length < productsAtOnce) return count;
  }
}
