import {
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
const firstNumber = 100_001;

/**
 * §7.3 A buyer's message to one supplier, about products or the company. The cart sends one to each supplier of its products. The
 * person's details are a copy of what the supplier got.
 */
export const enquiry = pgTable(
  'enquiry',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: firstNumber }),
    conversationId: integer()
      .notNull()
      .references(() => conversation.id, { onDelete: 'cascade' }),
    buyerId: integer()
      .notNull()
      .references(() => buyer.id, { onDelete: 'cascade' }),
    supplierId: integer().notNull(),
    /** §3 Entity kind that it began with: `product` or `supplier`; `cart` for one of a cart. */
    about: text().notNull(),
    /** Where it began at an exhibition. */
    exhibitionId: integer(),
    contactName: text().notNull(),
    companyName: text(),
    email: text().notNull(),
    phone: text(),
    countryId: text(),
    /** One of `enquiryStates`. */
    state: text().notNull().default('open'),
    lang: text().notNull(),
    pageUrl: text().notNull(),
    visitorId: text().notNull(),
    createdAt: time().notNull().defaultNow(),
    answeredAt: time(),
    closedAt: time(),
  },
  (t): Extra => [
    uniqueIndex().on(t.conversationId),
    index().on(t.buyerId, t.createdAt),
    index().on(t.supplierId, t.createdAt),
    index().on(t.state, t.createdAt),
  ],
);

/** A product of an enquiry. Name, unit and price are copies: what the buyer saw. */
export const enquiryLine = pgTable(
  'enquiry_line',
  {
    enquiryId: integer()
      .notNull()
      .references(() => enquiry.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    productId: integer().notNull(),
    variantId: integer(),
    quantity: integer().notNull(),
    name: text().notNull(),
    unit: text().notNull(),
    price: numeric({ precision: 12, scale: 3 }).notNull(),
    currency: text().notNull(),
  },
  (t): Extra => [primaryKey({ columns: [t.enquiryId, t.position] }), index().on(t.productId)],
);
