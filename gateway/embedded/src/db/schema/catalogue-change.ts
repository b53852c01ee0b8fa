import { boolean, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';

/**
 * A row for each bulk change (an import, new demo data), so that everything that indexes the catalogue detects it,
 * however long its transaction took: numbers rise in commit order (db/catalogue-change.ts).
 */
export const catalogueChange = pgTable('catalogue_change', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** No product that it changed has an older `updated_at`. */
  since: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  /** The number of products added or changed. */
  products: integer().notNull(),
  /** Whether anything was removed. */
  removed: boolean().notNull(),
  /** Whether suppliers were added or changed. */
  suppliers: boolean().notNull(),
});
