import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import type { Extra } from './column.ts';
import { conversation } from './conversation.ts';

const time = () => timestamp({ withTimezone: true, precision: 3 });

/**
 * §7.3 A buyer's order, with the id of its conversation (`order` is a word of SQL). Terms are copies of what counted when it was placed. When
 * the buyer's account is deleted the order stays, without the person: the contact and the address are empty.
 */
export const tradeOrder = pgTable(
  'trade_order',
  {
    id: integer()
      .primaryKey()
      .references(() => conversation.id, { onDelete: 'cascade' }),
    buyerId: integer().references(() => buyer.id, { onDelete: 'set null' }),
    supplierId: integer().notNull(),
    /** The accepted quotation that it was placed from. */
    quotationId: integer(),
    /** One of `orderStates`. */
    state: text().notNull().default('placed'),
    currency: text().notNull(),
    shipmentTerm: text(),
    /** A phrase code, or the words of a quotation. */
    port: text(),
    paymentTerm: text(),
    leadDaysFrom: smallint().notNull(),
    leadDaysTo: smallint().notNull(),
    /** The last day of the proforma invoice; null until it is confirmed, except from a quotation. */
    validUntil: date(),
    contactName: text().notNull(),
    companyName: text(),
    email: text().notNull(),
    phone: text(),
    /** Country of the delivery. */
    destinationId: text().notNull(),
    address: text().notNull(),
    neededOn: date(),
    /** Whether the stock was enough when it was placed: then the confirmation takes it. */
    fromStock: boolean().notNull(),
    /** Whether the confirmation has taken the quantity, which a cancellation gives back. */
    stockTaken: boolean().notNull().default(false),
    /** Why it was refused or cancelled. */
    reason: text(),
    carrier: text(),
    trackingNo: text(),
    lang: text().notNull(),
    pageUrl: text().notNull(),
    visitorId: text().notNull(),
    createdAt: time().notNull().defaultNow(),
    confirmedAt: time(),
    shippedAt: time(),
    receivedAt: time(),
    /** When it was refused or cancelled. */
    endedAt: time(),
  },
  (t): Extra => [
    index().on(t.buyerId, t.createdAt),
    index().on(t.supplierId, t.createdAt),
    // One order goes on for each quotation.
    uniqueIndex('trade_order_of_quotation')
      .on(t.quotationId)
      .where(sql`state not in ('refused', 'cancelled')`),
  ],
);

/** Goods of an order. Number, names, unit and price are copies. */
export const orderLine = pgTable(
  'order_line',
  {
    orderId: integer()
      .notNull()
      .references(() => tradeOrder.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    productId: integer().notNull(),
    variantId: integer(),
    sku: text(),
    /** With the chosen options, in the buyer's language, and in English for the proforma invoice. */
    name: text().notNull(),
    englishName: text().notNull(),
    quantity: integer().notNull(),
    unit: text().notNull(),
    price: numeric({ precision: 12, scale: 3 }).notNull(),
  },
  (t): Extra => [primaryKey({ columns: [t.orderId, t.position] }), index().on(t.productId)],
);
