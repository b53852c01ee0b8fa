import type { Database } from '../db/database.ts';
import { toId } from '../wire/form.ts';
import { plainNumbers } from './index/numbers.ts';

const select = {
  name: 'goods by number',
  text: 'select id from product where id = $1 or external_key in ($2, upper($2)) order by id limit 2',
};

/** The product whose number this is: the marketplace's, or its owner's own (SKU). Words have no digits, and a question has spaces. */
export async function goodsByNumber(db: Database, keyword: string): Promise<number[]> {
  const typed = keyword.trim();
  if (!/\p{N}/u.test(typed) || /\s/.test(typed)) return [];
  const rows = await db.rows<{ id: number }>(select, [toId(plainNumbers(typed)) ?? null, typed]);
  return rows.map(({ id }) => id);
}
