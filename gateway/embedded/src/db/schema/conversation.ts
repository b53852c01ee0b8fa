import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import type { Extra } from './column.ts';

const time = () => timestamp({ withTimezone: true, precision: 3 });
const firstId = 100_001;

/**
 * The messages about one thing: an enquiry, a supplier's part of an RFQ, a meeting, an order or a ticket; or a chat about a product or none. The thing has the id of
 * its conversation. A conversation without a supplier is with our team. It goes with the buyer's account.
 */
export const conversation = pgTable(
  'conversation',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: firstId }),
    /** One of `conversationKinds`. */
    kind: text().notNull(),
    /** Null for a guest who wrote to our team. */
    buyerId: integer().references(() => buyer.id, { onDelete: 'cascade' }),
    supplierId: integer(),
    /** What a chat is about; null for one about nothing, and for other kinds. */
    productId: integer(),
    createdAt: time().notNull().defaultNow(),
    /** Of the newest message, or of the newest change to the thing. Lists are ordered by it. */
    changedAt: time().notNull().defaultNow(),
  },
  (t): Extra => [
    index().on(t.buyerId, t.changedAt),
    index().on(t.supplierId, t.changedAt),
    // A buyer and a supplier have one chat about each product, and one about none.
    uniqueIndex('conversation_chat_index')
      .on(t.buyerId, t.supplierId, sql`coalesce(${t.productId}, 0)`)
      .where(sql`${t.kind} = 'chat'`),
  ],
);

/** A message of a conversation. Its author's name is a copy. */
export const conversationMessage = pgTable(
  'conversation_message',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    conversationId: integer()
      .notNull()
      .references(() => conversation.id, { onDelete: 'cascade' }),
    /** One of `partyKinds`. */
    author: text().notNull(),
    /** The id of the buyer, of the supplier's account or of the operator; null for a guest. */
    authorId: integer(),
    authorName: text().notNull(),
    body: text().notNull(),
    /** The state to which it moved an order: one of `orderStates`. Then the body is a note or a reason, or empty. */
    orderState: text(),
    /** The language of the page on which it was written. */
    lang: text().notNull(),
    createdAt: time().notNull().defaultNow(),
  },
  (t): Extra => [index().on(t.conversationId, t.id)],
);

/**
 * Up to where a party has read a conversation. A supplier's people and our operators each read together: what one has read is read.
 */
export const conversationReader = pgTable(
  'conversation_reader',
  {
    conversationId: integer()
      .notNull()
      .references(() => conversation.id, { onDelete: 'cascade' }),
    /** One of `partyKinds`. */
    party: text().notNull(),
    /** The newest message that was read. */
    readId: bigint({ mode: 'number' }).notNull(),
    readAt: time().notNull().defaultNow(),
  },
  (t): Extra => [primaryKey({ columns: [t.conversationId, t.party] })],
);

/** A side that has blocked the other: nothing is delivered between the buyer and the supplier, in any conversation of theirs. */
export const conversationBlock = pgTable(
  'conversation_block',
  {
    buyerId: integer()
      .notNull()
      .references(() => buyer.id, { onDelete: 'cascade' }),
    supplierId: integer().notNull(),
    /** Who blocks: `buyer` or `supplier`. */
    party: text().notNull(),
    createdAt: time().notNull().defaultNow(),
  },
  (t): Extra => [primaryKey({ columns: [t.buyerId, t.supplierId, t.party] })],
);
