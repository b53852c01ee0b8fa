import { index, integer, pgTable, timestamp, unique } from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import type { Extra } from './column.ts';

/** §3 A product in a buyer's cart, or one of its variants. A line without a variant is the product as a whole. */
export const cartLine = pgTable(
  'cart_line',
  {
    buyerId: integer()
      .notNull()
      .references(() => buyer.id, { onDelete: 'cascade' }),
    productId: integer().notNull(),
    variantId: integer(),
    quantity: integer().notNull(),
    addedAt: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (t): Extra => [
    unique('cart_line_once').on(t.buyerId, t.productId, t.variantId).nullsNotDistinct(),
    index().on(t.productId),
  ],
);
