import { integer, pgTable, primaryKey, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import type { Extra } from './column.ts';

const time = () => timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow();
const ofBuyer = () =>
  integer()
    .notNull()
    .references(() => buyer.id, { onDelete: 'cascade' });

/** §2.5 A prize for buyers who share an exhibition: won when so many friends have pre-registered. Its name is a phrase. */
export const sharePrize = pgTable(
  'share_prize',
  {
    exhibitionId: integer().notNull(),
    code: text().notNull(),
    friends: smallint().notNull(),
  },
  (t): Extra => [primaryKey({ columns: [t.exhibitionId, t.code] })],
);

/** A buyer's own code: the parameter `source` (§2.9) of the link that they share. */
export const shareCode = pgTable(
  'share_code',
  {
    code: text().primaryKey(),
    exhibitionId: integer().notNull(),
    buyerId: ofBuyer(),
    createdAt: time(),
  },
  (t): Extra => [unique().on(t.exhibitionId, t.buyerId)],
);

/** §2.5 Prize confirmation: where a prize that a buyer has won is sent. `event` is 'lottery' or 'sharing'. */
export const prizeClaim = pgTable(
  'prize_claim',
  {
    id: integer().notNull().generatedAlwaysAsIdentity().unique(),
    exhibitionId: integer().notNull(),
    buyerId: ofBuyer(),
    event: text().notNull(),
    prize: text().notNull(),
    name: text().notNull(),
    phone: text().notNull(),
    countryId: text().notNull(),
    address: text().notNull(),
    createdAt: time(),
    /** One of `prizeClaimStates`. */
    state: text().notNull().default('open'),
    /** Why the organiser refused it. */
    reason: text(),
    changedAt: time(),
  },
  (t): Extra => [primaryKey({ columns: [t.exhibitionId, t.buyerId, t.event, t.prize] })],
);
