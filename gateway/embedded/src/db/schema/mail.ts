import { index, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { Extra } from './column.ts';

const time = () => timestamp({ withTimezone: true, precision: 3 });

/**
 * A mail that waits to be sent; gone once it has been. Where no server is set it stays for the mailbox page
 * (mail/post.ts).
 */
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
    tries: smallint().notNull().default(0),
    /** Not before; null when it has been given up. */
    nextTryAt: time().defaultNow(),
  },
  (t): Extra => [index().on(t.nextTryAt), index().on(t.recipient)],
);
