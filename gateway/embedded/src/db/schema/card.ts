import { sql } from 'drizzle-orm';
import {
  check,
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
import { supplierAccount } from './supplier-account.ts';

const time = () => timestamp({ withTimezone: true, precision: 3 });

/** A person with business cards: a buyer, or a supplier's person. The cards are deleted with the account. */
export const cardHolder = pgTable(
  'card_holder',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    buyerId: integer()
      .unique()
      .references(() => buyer.id, { onDelete: 'cascade' }),
    supplierAccountId: integer()
      .unique()
      .references(() => supplierAccount.id, { onDelete: 'cascade' }),
  },
  (t): Extra => [
    check('card_holder_is_one_account', sql`num_nonnulls(${t.buyerId}, ${t.supplierAccountId}) = 1`),
  ],
);

const ofHolder = () =>
  integer()
    .notNull()
    .references(() => cardHolder.id, { onDelete: 'cascade' });

/** A person's own business card. `subject` identifies it in signed cards, in place of the account's id. */
export const businessCard = pgTable('business_card', {
  holderId: ofHolder().primaryKey(),
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

/** The consent of a person to show some fields of the card: one code on the screen. The id is made by the device. */
export const cardShare = pgTable(
  'card_share',
  {
    holderId: ofHolder(),
    id: text().notNull(),
    fields: text().array().notNull(),
    sharedAt: time().notNull(),
  },
  (t): Extra => [primaryKey({ columns: [t.holderId, t.id] })],
);

/**
 * A card that a person received and saved. `content` is what was disclosed at that time. A card that came from phone to phone
 * has the id of its share and its owner (null after the owner's account is gone); an exhibitor's card has the supplier.
 */
export const savedCard = pgTable(
  'saved_card',
  {
    holderId: ofHolder(),
    id: text().notNull(),
    kind: text().notNull(),
    ownerId: integer().references(() => cardHolder.id, { onDelete: 'set null' }),
    supplierId: integer(),
    content: jsonb().notNull(),
    note: text().notNull().default(''),
    savedAt: time().notNull().defaultNow(),
  },
  (t): Extra => [primaryKey({ columns: [t.holderId, t.id] }), index().on(t.ownerId, t.id)],
);

/** A buyer's request for an exhibitor's card. The exhibitor answers with the card, which the buyer then has. */
export const cardRequest = pgTable(
  'card_request',
  {
    id: serial().primaryKey(),
    buyerId: integer()
      .notNull()
      .references(() => buyer.id, { onDelete: 'cascade' }),
    supplierId: integer().notNull(),
    exhibitionId: integer().notNull(),
    requestedAt: time().notNull().defaultNow(),
    answeredAt: time(),
  },
  (t): Extra => [unique().on(t.buyerId, t.supplierId, t.exhibitionId), index().on(t.supplierId)],
);
