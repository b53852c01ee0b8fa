import { index, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import type { Extra } from './column.ts';
import { conversation } from './conversation.ts';

const time = () => timestamp({ withTimezone: true, precision: 3 });

/**
 * §7.3 A meeting of a buyer and a supplier. It has the id of its conversation. `startsAt` and `minutes` are those that both have agreed on; the
 * times that wait for an answer are in `meeting_slot`. The person's details are a copy of what the supplier got.
 */
export const meeting = pgTable(
  'meeting',
  {
    id: integer()
      .primaryKey()
      .references(() => conversation.id, { onDelete: 'cascade' }),
    buyerId: integer()
      .notNull()
      .references(() => buyer.id, { onDelete: 'cascade' }),
    supplierId: integer().notNull(),
    productId: integer(),
    topic: text().notNull(),
    /** One of `meetingStates`. */
    state: text().notNull().default('proposed'),
    /** Who made the latest proposal: one of `partyKinds`. */
    proposedBy: text().notNull(),
    startsAt: time(),
    minutes: smallint(),
    /** One of `meetingPlaces`. */
    place: text().notNull(),
    videoUrl: text(),
    exhibitionId: integer(),
    /** Name, venue and city of the exhibition, in the buyer's language: what calendar files in mails show. */
    venue: text(),
    /** IANA names; null until somebody of the side has chosen a time. */
    buyerZone: text(),
    supplierZone: text(),
    /** Who declined or cancelled it, and why. */
    endedBy: text(),
    endReason: text(),
    /** Its id in calendar files. */
    uid: text().notNull(),
    /** Changes of the agreed meeting, for calendar files. */
    revision: integer().notNull().default(0),
    contactName: text().notNull(),
    companyName: text(),
    email: text().notNull(),
    phone: text(),
    countryId: text(),
    lang: text().notNull(),
    /** Of the buyer's request; empty where the supplier asked. */
    pageUrl: text().notNull(),
    visitorId: text().notNull(),
    createdAt: time().notNull().defaultNow(),
    changedAt: time().notNull().defaultNow(),
  },
  (t): Extra => [index().on(t.buyerId, t.startsAt), index().on(t.supplierId, t.startsAt)],
);

/** A time of the latest proposal, which waits for an answer. */
export const meetingSlot = pgTable(
  'meeting_slot',
  {
    meetingId: integer()
      .notNull()
      .references(() => meeting.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    startsAt: time().notNull(),
    minutes: smallint().notNull(),
  },
  (t): Extra => [primaryKey({ columns: [t.meetingId, t.position] })],
);
