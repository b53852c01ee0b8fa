import { integer, pgTable, primaryKey, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { buyer } from './buyer.ts';
import type { Extra } from './column.ts';

const time = () => timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow();

/**
 * §2.5 A prize of an exhibition's lottery. Its name is a phrase. `chance` is the number of the 10,000 rolls that win it; the
 * prizes' ranges of rolls follow each other in the order of `position`.
 */
export const lotteryPrize = pgTable(
  'lottery_prize',
  {
    exhibitionId: integer().notNull(),
    code: text().notNull(),
    position: smallint().notNull(),
    chance: smallint().notNull(),
    stock: integer().notNull(),
  },
  (t): Extra => [primaryKey({ columns: [t.exhibitionId, t.code] })],
);

/** The secret seed of an exhibition's lottery: published when the draw has ended, its hash before. */
export const lotterySeed = pgTable('lottery_seed', {
  exhibitionId: integer().primaryKey(),
  seed: text().notNull(),
  createdAt: time(),
});

/**
 * A buyer's spin. `number` counts the spins of the exhibition; `prize` is null if nothing was won. The record of the draw
 * outlives the account, without its holder.
 */
export const lotterySpin = pgTable(
  'lottery_spin',
  {
    exhibitionId: integer().notNull(),
    number: integer().notNull(),
    buyerId: integer().references(() => buyer.id, { onDelete: 'set null' }),
    buyerNumber: integer().notNull(),
    roll: smallint().notNull(),
    prize: text(),
    createdAt: time(),
  },
  (t): Extra => [primaryKey({ columns: [t.exhibitionId, t.number] }), unique().on(t.exhibitionId, t.buyerId)],
);
