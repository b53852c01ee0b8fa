import type { Transaction } from './database.ts';

/** What a transaction changed in the catalogue; `since` as ISO 8601. See the table catalogue_change. */
export type CatalogueChange = {
  readonly since: string;
  readonly products: number;
  readonly removed: boolean;
  readonly suppliers: boolean;
};

/**
 * Records a change for everything that indexes the catalogue. Call it last in the transaction: it blocks other numbers
 * until the commit. Otherwise a reader that has seen a higher number would miss a lower one that is committed later.
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
