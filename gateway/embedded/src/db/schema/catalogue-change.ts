import { boolean, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';

/**
 * A row for each change of many things at once (an import, demo data written anew), so that whatever indexes the catalogue
 * learns of it however long its transaction took: numbers rise in the order of the commits (db/catalogue-change.ts).
 */
export const catalogueChange = pgTable('catalogue_change', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** No product that it changed has an older `updated_at`. */
  since: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  /** How many products came or changed. */
  products: integer().notNull(),
  /** Whether something is no longer there. */
  removed: boolean().notNull(),
  /** Whether suppliers came or changed. */
  suppliers: boolean().notNull(),
});
