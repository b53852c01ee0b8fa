import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Extra } from './column.ts';

const time = () => timestamp({ withTimezone: true, precision: 3 });

/**
 * §6 Supplier (type 3): an account that signs in for a supplier. Emails are compared without case. The command
 * line makes, disables and enables accounts (run-account-command.ts).
 */
export const supplierAccount = pgTable(
  'supplier_account',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    supplierId: integer().notNull(),
    email: text().notNull(),
    passwordHash: text(),
    name: text().notNull(),
    createdAt: time().notNull().defaultNow(),
    disabledAt: time(),
  },
  (t): Extra => [uniqueIndex('supplier_account_email_index').on(sql`lower(${t.email})`)],
);

/** As buyer_session. */
export const supplierSession = pgTable(
  'supplier_session',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: text().notNull().unique(),
    supplierAccountId: integer()
      .notNull()
      .references(() => supplierAccount.id, { onDelete: 'cascade' }),
    origin: text().notNull().default('login'),
    userAgent: text().notNull().default(''),
    createdAt: time().notNull().defaultNow(),
    lastSeenAt: time().notNull().defaultNow(),
    expiresAt: time().notNull(),
  },
  (t): Extra => [index().on(t.supplierAccountId), index().on(t.expiresAt)],
);

/** §4 A supplier's SSO token, exchanged once for a supplier token. */
export const supplierLink = pgTable(
  'supplier_link',
  {
    tokenHash: text().primaryKey(),
    supplierAccountId: integer()
      .notNull()
      .references(() => supplierAccount.id, { onDelete: 'cascade' }),
    expiresAt: time().notNull(),
    usedAt: time(),
  },
  (t): Extra => [index().on(t.expiresAt)],
);

/**
 * An operator's invitation of a person to an account for a supplier. The mailed secret works once, until it expires, is sent again
 * or is revoked.
 */
export const supplierInvitation = pgTable(
  'supplier_invitation',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    supplierId: integer().notNull(),
    email: text().notNull(),
    name: text().notNull(),
    /** Of the mail. */
    lang: text().notNull(),
    tokenHash: text().notNull().unique(),
    operatorName: text().notNull(),
    createdAt: time().notNull().defaultNow(),
    sentAt: time().notNull().defaultNow(),
    expiresAt: time().notNull(),
  },
  (t): Extra => [
    uniqueIndex('supplier_invitation_email_index').on(sql`lower(${t.email})`),
    index().on(t.expiresAt),
  ],
);
