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
import { file } from './file.ts';
import { conversation } from './conversation.ts';

const time = () => timestamp({ withTimezone: true, precision: 3 });
const firstNumber = 100_001;

/**
 * §7.3 A request for quotation: what a buyer needs, sent to the suppliers that the buyer chose (`rfq_supplier`) and, if `isOpen`, to all
 * others in its category. It expires at the end of `expiresOn`; `state` says what the buyer did. The person's details are a copy.
 */
export const rfq = pgTable(
  'rfq',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: firstNumber }),
    /** Null until a guest has finished the registration (§7.3 regAfterRfq). */
    buyerId: integer().references(() => buyer.id, { onDelete: 'cascade' }),
    productName: text().notNull(),
    /** A level-2 category; null: not chosen. */
    categoryId: integer(),
    /** The product and the variant that it began with. */
    productId: integer(),
    variantId: integer(),
    quantity: integer().notNull(),
    /** A key of nameOfUnit (§7.3). */
    unit: text().notNull(),
    /** For one unit. */
    targetPrice: numeric({ precision: 12, scale: 3 }),
    currency: text().notNull(),
    /** An Incoterm of shipmentTerm (§7.3). */
    shipmentTerm: text(),
    paymentTerm: text(),
    /** Country of the destination. */
    destinationId: text(),
    neededOn: date(),
    description: text().notNull(),
    isOpen: boolean().notNull().default(true),
    /** One of `rfqStates`. */
    state: text().notNull().default('open'),
    expiresOn: date().notNull(),
    /** §3 registration source codes 1 to 11; null: a buyer's own form. */
    source: smallint(),
    exhibitionId: integer(),
    contactName: text().notNull(),
    companyName: text(),
    email: text().notNull(),
    phone: text(),
    countryId: text(),
    lang: text().notNull(),
    pageUrl: text().notNull(),
    visitorId: text().notNull(),
    createdAt: time().notNull().defaultNow(),
    changedAt: time().notNull().defaultNow(),
    closedAt: time(),
  },
  (t): Extra => [
    index().on(t.buyerId, t.createdAt),
    index().on(t.categoryId, t.createdAt),
    index().on(t.state, t.expiresOn),
  ],
);

/** A supplier's part of an RFQ: chosen by the buyer, or found by the supplier among the open ones. */
export const rfqSupplier = pgTable(
  'rfq_supplier',
  {
    rfqId: integer()
      .notNull()
      .references(() => rfq.id, { onDelete: 'cascade' }),
    supplierId: integer().notNull(),
    conversationId: integer()
      .notNull()
      .references(() => conversation.id, { onDelete: 'cascade' }),
    isChosen: boolean().notNull(),
    seenAt: time(),
    /** The supplier will not quote. */
    declinedAt: time(),
    declineReason: text(),
    createdAt: time().notNull().defaultNow(),
  },
  (t): Extra => [
    primaryKey({ columns: [t.rfqId, t.supplierId] }),
    uniqueIndex().on(t.conversationId),
    index().on(t.supplierId, t.createdAt),
  ],
);

export const rfqFile = pgTable(
  'rfq_file',
  {
    rfqId: integer()
      .notNull()
      .references(() => rfq.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    fileId: text()
      .notNull()
      .references(() => file.id),
  },
  (t): Extra => [primaryKey({ columns: [t.rfqId, t.position] }), index().on(t.fileId)],
);
