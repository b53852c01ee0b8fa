import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import type { Extra } from './column.ts';

const time = () => timestamp({ withTimezone: true, precision: 3 });
const ofBuyer = () =>
  integer()
    .notNull()
    .references(() => buyer.id, { onDelete: 'cascade' });

/** A buyer's own business card. `subject` identifies it in signed cards, in place of the account's id. */
export const businessCard = pgTable('business_card', {
  buyerId: ofBuyer().primaryKey(),
  subject: text().notNull().unique(),
  name: text().notNull(),
  company: text(),
  jobTitle: text(),
  email: text(),
  phone: text(),
  countryId: text(),
  website: text(),
  updatedAt: time().notNull().defaultNow(),
});

/** The consent of a buyer to show some fields of the card: one code on the screen. The id is made by the device. */
export const cardShare = pgTable(
  'card_share',
  {
    buyerId: ofBuyer(),
    id: text().notNull(),
    fields: text().array().notNull(),
    sharedAt: time().notNull(),
  },
  (t): Extra => [primaryKey({ columns: [t.buyerId, t.id] })],
);

/**
 * A card that a buyer received and keeps. `content` is what was disclosed at that time. A buyer's card has the id of its
 * share and its owner (null after the owner deleted the account); a supplier's card has the supplier.
 */
export const savedCard = pgTable(
  'saved_card',
  {
    buyerId: ofBuyer(),
    id: text().notNull(),
    kind: text().notNull(),
    ownerId: integer().references(() => buyer.id, { onDelete: 'set null' }),
    supplierId: integer(),
    content: jsonb().notNull(),
    note: text().notNull().default(''),
    savedAt: time().notNull().defaultNow(),
  },
  (t): Extra => [primaryKey({ columns: [t.buyerId, t.id] }), index().on(t.ownerId, t.id)],
);

/** A buyer's request for an exhibitor's card. The exhibitor answers with the card, which the buyer then has. */
export const cardRequest = pgTable(
  'card_request',
  {
    id: serial().primaryKey(),
    buyerId: ofBuyer(),
    supplierId: integer().notNull(),
    exhibitionId: integer().notNull(),
    requestedAt: time().notNull().defaultNow(),
    answeredAt: time(),
  },
  (t): Extra => [unique().on(t.buyerId, t.supplierId, t.exhibitionId), index().on(t.supplierId)],
);
