import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Extra } from './column.ts';
import { enquiry } from './enquiry.ts';

const time = () => timestamp({ withTimezone: true, precision: 3 });

/** §3 Chat member type 1: the account of an operator, apart from all others, as that of an organiser. */
export const operator = pgTable(
  'operator',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    email: text().notNull(),
    passwordHash: text().notNull(),
    /** Who gets an answer reads it. */
    name: text().notNull(),
    /** The language of the last login. */
    lang: text().notNull().default('en'),
    createdAt: time().notNull().defaultNow(),
    disabledAt: time(),
  },
  (t): Extra => [uniqueIndex('operator_email_index').on(sql`lower(${t.email})`)],
);

/** As buyer_session. */
export const operatorSession = pgTable(
  'operator_session',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: text().notNull().unique(),
    operatorId: integer()
      .notNull()
      .references(() => operator.id, { onDelete: 'cascade' }),
    origin: text().notNull().default('login'),
    userAgent: text().notNull().default(''),
    createdAt: time().notNull().defaultNow(),
    lastSeenAt: time().notNull().defaultNow(),
    expiresAt: time().notNull(),
  },
  (t): Extra => [index().on(t.operatorId), index().on(t.expiresAt)],
);

/** When an operator last reminded a supplier of an enquiry. */
export const enquiryReminder = pgTable('enquiry_reminder', {
  enquiryId: integer()
    .primaryKey()
    .references(() => enquiry.id, { onDelete: 'cascade' }),
  operatorName: text().notNull(),
  sentAt: time().notNull().defaultNow(),
});
