import { advisoryLocks } from './advisory-locks.ts';
import type { Transaction } from './database.ts';

/**
 * One transaction at a time changes the catalogue as a whole: an import, or new demo data. Each looks at what is there
 * and then writes most tables, in an order of its own. Call it first in the transaction; the lock ends with it.
 */
export async function lockCatalogue(db: Transaction): Promise<void> {
  await db.rows({ text: 'select pg_advisory_xact_lock($1)' }, [advisoryLocks.catalogue]);
}

/** The same, and nothing else changes a product either: lock-products.ts waits until the transaction ends. */
export async function lockAllProducts(db: Transaction): Promise<void> {
  await lockCatalogue(db);
  await db.rows({ text: 'lock table product in exclusive mode' });
}
