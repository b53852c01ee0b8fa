import type { Transaction } from './database.ts';

/** What a transaction did to the catalogue; `since` as ISO 8601. See the table catalogue_change. */
export type CatalogueChange = {
  readonly since: string;
  readonly products: number;
  readonly removed: boolean;
  readonly suppliers: boolean;
};

/**
 * Says so to whatever indexes the catalogue. To be called last in the transaction: until its end nobody else gets a number,
 * or a reader who has seen a higher one would never ask for a lower one that was committed later.
 */
export async function noteCatalogueChange(
  db: Transaction,
  { since, products, removed, suppliers }: CatalogueChange,
): Promise<void> {
  await db.rows({ text: 'lock table catalogue_change in exclusive mode' });
  await db.rows(
    { text: 'insert into catalogue_change (since, products, removed, suppliers) values ($1, $2, $3, $4)' },
    [since, products, removed, suppliers],
  );
}
