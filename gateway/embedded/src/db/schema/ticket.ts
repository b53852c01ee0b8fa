import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const firstNumber = 100_001;

/** A message to the operators. Tickets are kept when the demo data are replaced (db/demo/tables.ts). */
export const ticket = pgTable('ticket', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: firstNumber }),
  topic: text().notNull(),
  name: text().notNull(),
  email: text().notNull(),
  message: text().notNull(),
  serviceKey: text(),
  productId: integer(),
  supplierId: integer(),
  quantity: integer(),
  lang: text().notNull(),
  pageUrl: text().notNull(),
  visitorId: text().notNull(),
  createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
});
