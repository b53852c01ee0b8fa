import { index, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { MailedBadge } from '../../mail/attachments.ts';
import type { Extra } from './column.ts';

const time = () => timestamp({ withTimezone: true, precision: 3 });

/**
 * A mail or a message to a phone to be sent; deleted afterwards. Without a server it stays for the mailbox page
 * (mail/post.ts).
 */
export const mail = pgTable(
  'mail',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** 'email', or how a phone gets it: 'mobile' or 'whatsapp'. */
    channel: text().notNull().default('email'),
    recipient: text().notNull(),
    kind: text().notNull(),
    lang: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** The code of a verification, which templates of providers need by itself; null in everything else. */
    code: text(),
    /** The badge that is attached; null in a mail without one. */
    badge: jsonb().$type<MailedBadge>(),
    /** The meeting whose calendar file is attached; null in a mail without one. */
    meetingId: integer(),
    /** The page on which its kind is switched off, for the header List-Unsubscribe; null for mails that are always sent. */
    unsubscribe: text(),
    createdAt: time().notNull().defaultNow(),
    attempts: smallint().notNull().default(0),
    /** The earliest time of the next attempt; null after the last one. */
    nextAttemptAt: time().defaultNow(),
  },
  (t): Extra => [index().on(t.nextAttemptAt), index().on(t.recipient)],
);
