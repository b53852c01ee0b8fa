import {
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Extra } from './column.ts';
import { file } from './file.ts';
import { rfqSupplier } from './rfq.ts';

const time = () => timestamp({ withTimezone: true, precision: 3 });
const money = () => numeric({ precision: 12, scale: 3 });
const firstNumber = 100_001;

/**
 * §7.3 A supplier's answer to an RFQ. A changed quotation is a new one with the next `version`; the one before is `replaced`. It expires at
 * the end of `validUntil`.
 */
export const quotation = pgTable(
  'quotation',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: firstNumber }),
    rfqId: integer().notNull(),
    supplierId: integer().notNull(),
    /** Who wrote it. */
    supplierAccountId: integer().notNull(),
    version: smallint().notNull(),
    /** One of `quotationStates`. */
    state: text().notNull().default('sent'),
    /** The supplier's product and variant that is quoted. */
    productId: integer(),
    variantId: integer(),
    currency: text().notNull(),
    /** The unit of prices and quantities: a key of nameOfUnit (§7.3). */
    unit: text().notNull(),
    minimumOrder: integer().notNull(),
    shipmentTerm: text().notNull(),
    port: text(),
    paymentTerm: text(),
    leadDaysFrom: smallint().notNull(),
    leadDaysTo: smallint().notNull(),
    sampleCost: money(),
    toolingCost: money(),
    validUntil: date().notNull(),
    note: text().notNull().default(''),
    /** Why the buyer declined it. */
    declineReason: text(),
    createdAt: time().notNull().defaultNow(),
    decidedAt: time(),
  },
  (t): Extra => [
    uniqueIndex().on(t.rfqId, t.supplierId, t.version),
    index().on(t.supplierId, t.createdAt),
    foreignKey({
      columns: [t.rfqId, t.supplierId],
      foreignColumns: [rfqSupplier.rfqId, rfqSupplier.supplierId],
      name: 'quotation_rfq_supplier_fk',
    }).onDelete('cascade'),
  ],
);

/** The price ladder of a quotation. */
export const quotationTier = pgTable(
  'quotation_tier',
  {
    quotationId: integer()
      .notNull()
      .references(() => quotation.id, { onDelete: 'cascade' }),
    quantityFrom: integer().notNull(),
    price: money().notNull(),
  },
  (t): Extra => [primaryKey({ columns: [t.quotationId, t.quantityFrom] })],
);

export const quotationFile = pgTable(
  'quotation_file',
  {
    quotationId: integer()
      .notNull()
      .references(() => quotation.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    fileId: text()
      .notNull()
      .references(() => file.id),
  },
  (t): Extra => [primaryKey({ columns: [t.quotationId, t.position] }), index().on(t.fileId)],
);

/** A quotation form that a supplier has saved for the next ones. */
export const quotationTemplate = pgTable(
  'quotation_template',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: firstNumber }),
    supplierId: integer().notNull(),
    name: text().notNull(),
    fields: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    changedAt: time().notNull().defaultNow(),
  },
  (t): Extra => [uniqueIndex().on(t.supplierId, t.name)],
);
