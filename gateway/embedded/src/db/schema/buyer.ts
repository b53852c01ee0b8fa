import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Extra } from './column.ts';

const firstId = 100_001;

/**
 * §3 Buyer. An email is one whatever its case. `passwordHash` is null where a provider signed them in or nobody has chosen
 * a password yet. `emailConfirmedAt` is set once the mailbox has been shown to be theirs. What people made is kept when
 * the demo data are made anew (db/demo/tables.ts).
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
    /** What they want mails about; marketing only who asks for it. */
    marketing: boolean().notNull().default(false),
    followedProducts: boolean().notNull().default(true),
    fairs: boolean().notNull().default(true),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (t): Extra => [uniqueIndex('buyer_email_index').on(sql`lower(${t.email})`)],
);

/** §3 Purchase info: what a buyer says of the firm they buy for. */
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
