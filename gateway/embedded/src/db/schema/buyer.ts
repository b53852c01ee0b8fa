import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Extra } from './column.ts';

const firstId = 100_001;

/**
 * §3 Buyer. Emails are compared without case. `passwordHash` is null if a provider signed the buyer in or no password
 * is set yet. `emailConfirmedAt` is set once ownership of the mailbox is confirmed. Accounts are kept when the demo
 * data are replaced (db/demo/tables.ts).
 */
export const buyer = pgTable(
  'buyer',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: firstId }),
    email: text().notNull(),
    passwordHash: text(),
    nickname: text(),
    tagCodes: text().array().notNull().default([]),
    productName: text().notNull().default(''),
    /** §3 registration source codes 1 to 11. */
    source: smallint(),
    appVersion: text().notNull().default(''),
    lang: text().notNull(),
    emailConfirmedAt: timestamp({ withTimezone: true, precision: 3 }),
    /** Mail preferences; marketing mails are opt-in. */
    marketing: boolean().notNull().default(false),
    followedProducts: boolean().notNull().default(true),
    fairs: boolean().notNull().default(true),
    /** Mails about new messages in conversations. */
    messages: boolean().notNull().default(true),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (t): Extra => [uniqueIndex('buyer_email_index').on(sql`lower(${t.email})`)],
);

/** §3 Purchase info: the company that the buyer works for. */
export const purchaseInfo = pgTable('purchase_info', {
  buyerId: integer()
    .primaryKey()
    .references(() => buyer.id, { onDelete: 'cascade' }),
  contactName: text(),
  companyName: text(),
  companyWebsite: text(),
  /** ISO 3166 code of two letters. */
  countryId: text(),
  dialingCode: text(),
  mobile: text(),
  businessType: text(),
  jobTitle: text(),
  productName: text(),
});
