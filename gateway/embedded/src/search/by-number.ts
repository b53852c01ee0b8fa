import type { Database } from '../db/database.ts';
import { toId } from '../wire/form.ts';
import { plainNumbers } from './index/numbers.ts';

const select = {
  name: 'goods by number',
  text: `
    select id from product where id = $1 or external_key in ($2, upper($2))
    union select product_id from product_variant where sku in ($2, upper($2))
    order by id limit 2`,
};

/** Finds a product by its id, its owner's number or that of a variant. Words have no digits, and a longer query has spaces. */
export async function goodsByNumber(db: Database, keyword: string): Promise<number[]> {
  const typed = keyword.trim();
  if (!/\p{N}/u.test(typed) || /\s/.test(typed)) return [];
  const rows = await db.rows<{ id: number }>(select, [toId(plainNumbers(typed)) ?? null, typed]);
  return rows.map(({ id }) => id);
}
