import { index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
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
