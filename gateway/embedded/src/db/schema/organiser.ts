import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Extra } from './column.ts';

const time = () => timestamp({ withTimezone: true, precision: 3 });

/**
 * The account of an organiser, apart from buyers and suppliers. Emails are compared without case. Exhibitions name their
 * organiser. A disabled account stays: the audit log names it.
 */
export const organiser = pgTable(
  'organiser',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    email: text().notNull(),
    passwordHash: text().notNull(),
    name: text().notNull(),
    /** Of the mails: the language of the last login. */
    lang: text().notNull().default('en'),
    createdAt: time().notNull().defaultNow(),
    disabledAt: time(),
  },
  (t): Extra => [uniqueIndex('organiser_email_index').on(sql`lower(${t.email})`)],
);

/** As buyer_session. */
export const organiserSession = pgTable(
  'organiser_session',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: text().notNull().unique(),
    organiserId: integer()
      .notNull()
      .references(() => organiser.id, { onDelete: 'cascade' }),
    origin: text().notNull().default('login'),
    userAgent: text().notNull().default(''),
    createdAt: time().notNull().defaultNow(),
    lastSeenAt: time().notNull().defaultNow(),
    expiresAt: time().notNull(),
  },
  (t): Extra => [index().on(t.organiserId), index().on(t.expiresAt)],
);

/**
 * What was done by whom to the accounts of organisers, operators and suppliers and, by organisers and operators, to what they look
 * after. `actor` is an email, or `command line`; `subject` an email, the id of an exhibition or the number of a ticket.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    createdAt: time().notNull().defaultNow(),
    actor: text().notNull(),
    action: text().notNull(),
    subject: text().notNull(),
    detail: text().notNull().default(''),
  },
  (t): Extra => [index().on(t.createdAt), index().on(t.subject)],
);
