import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import type { Extra } from './column.ts';

const time = () => timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow();

/** A product that a buyer follows. */
export const productFollow = pgTable(
  'product_follow',
  {
    buyerId: integer()
      .notNull()
      .references(() => buyer.id, { onDelete: 'cascade' }),
    productId: integer().notNull(),
    createdAt: time(),
  },
  (t): Extra => [primaryKey({ columns: [t.buyerId, t.productId] }), index().on(t.buyerId, t.createdAt)],
);

/** A supplier that a buyer follows. */
export const supplierFollow = pgTable(
  'supplier_follow',
  {
    buyerId: integer()
      .notNull()
      .references(() => buyer.id, { onDelete: 'cascade' }),
    supplierId: integer().notNull(),
    createdAt: time(),
  },
  (t): Extra => [primaryKey({ columns: [t.buyerId, t.supplierId] }), index().on(t.buyerId, t.createdAt)],
);

/** An exhibitor, not listed as a supplier, that a buyer follows: id of the exhibition and number, '801-12'. */
export const exhibitorFollow = pgTable(
  'exhibitor_follow',
  {
    buyerId: integer()
      .notNull()
      .references(() => buyer.id, { onDelete: 'cascade' }),
    exhibitorId: text().notNull(),
    createdAt: time(),
  },
  (t): Extra => [primaryKey({ columns: [t.buyerId, t.exhibitorId] }), index().on(t.buyerId, t.createdAt)],
);

/** A buyer's notes on a visit to an exhibitor, and when it was ticked off; the last change counts. */
export const exhibitorVisit = pgTable(
  'exhibitor_visit',
  {
    buyerId: integer()
      .notNull()
      .references(() => buyer.id, { onDelete: 'cascade' }),
    exhibitorId: text().notNull(),
    visitedAt: timestamp({ withTimezone: true, precision: 3 }),
    note: text().notNull(),
    changedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (t): Extra => [primaryKey({ columns: [t.buyerId, t.exhibitorId] })],
);
