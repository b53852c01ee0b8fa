import { index, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { Extra } from './column.ts';

const time = () => timestamp({ withTimezone: true, precision: 3 });

/** A mail to be sent; deleted afterwards. Without a mail server it stays for the mailbox page (mail/post.ts). */
export const mail = pgTable(
  'mail',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    recipient: text().notNull(),
    kind: text().notNull(),
    lang: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    createdAt: time().notNull().defaultNow(),
    attempts: smallint().notNull().default(0),
    /** The earliest time of the next attempt; null after the last one. */
    nextAttemptAt: time().defaultNow(),
  },
  (t): Extra => [index().on(t.nextAttemptAt), index().on(t.recipient)],
);
