import type { Transaction } from './database.ts';

/**
 * Locks products until the end of the transaction. Whatever changes a product together with its rows in other tables
 * (prices, pictures, texts) locks the product first: transactions that lock in different orders would deadlock.
 */
export async function lockProducts(db: Transaction, ids: readonly number[]): Promise<void> {
  await db.rows(
    {
      name: 'lock products',
      text: 'select from product where id = any($1::int[]) order by id for no key update',
    },
    [ids],
  );
}
