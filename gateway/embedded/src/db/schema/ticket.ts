import { bigint, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Extra } from './column.ts';
import { operator } from './operator.ts';
import { conversation } from './conversation.ts';

const time = () => timestamp({ withTimezone: true, precision: 3 });
const firstNumber = 100_001;

/**
 * A message to the operators. What was written, and the answers, are in its conversation, which names the buyer who wrote it signed in.
 * Tickets are kept when the demo data are replaced (db/demo/tables.ts).
 */
export const ticket = pgTable(
  'ticket',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: firstNumber }),
    conversationId: integer()
      .notNull()
      .references(() => conversation.id, { onDelete: 'cascade' }),
    topic: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    serviceKey: text(),
    productId: integer(),
    supplierId: integer(),
    quantity: integer(),
    /** The conversation that the person reports, and one of `reportReasons`. */
    reportedConversationId: integer().references(() => conversation.id, { onDelete: 'set null' }),
    reportReason: text(),
    /** One of `ticketStates`. */
    state: text().notNull().default('open'),
    /** Who answers it. */
    operatorId: integer().references(() => operator.id, { onDelete: 'set null' }),
    lang: text().notNull(),
    pageUrl: text().notNull(),
    visitorId: text().notNull(),
    createdAt: time().notNull().defaultNow(),
    changedAt: time().notNull().defaultNow(),
  },
  (t): Extra => [
    uniqueIndex().on(t.conversationId),
    index().on(t.state, t.id),
    index().on(t.changedAt),
    index().on(t.reportedConversationId),
  ],
);

/** What the person's mails lead to: the ticket without a login. A secret as in `buyer_link`. */
export const ticketLink = pgTable(
  'ticket_link',
  {
    tokenHash: text().primaryKey(),
    ticketId: bigint({ mode: 'number' })
      .notNull()
      .references(() => ticket.id, { onDelete: 'cascade' }),
    createdAt: time().notNull().defaultNow(),
    expiresAt: time().notNull(),
  },
  (t): Extra => [index().on(t.ticketId), index().on(t.expiresAt)],
);

/** What operators write about a ticket for each other. */
export const ticketNote = pgTable(
  'ticket_note',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ticketId: bigint({ mode: 'number' })
      .notNull()
      .references(() => ticket.id, { onDelete: 'cascade' }),
    operatorName: text().notNull(),
    body: text().notNull(),
    createdAt: time().notNull().defaultNow(),
  },
  (t): Extra => [index().on(t.ticketId, t.id)],
);
