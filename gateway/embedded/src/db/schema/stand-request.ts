import { index, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { Extra } from './column.ts';

const time = () => timestamp({ withTimezone: true, precision: 3 });
const firstNumber = 100_001;

/** §2.5 A company's request for a stand at an exhibition, for the organiser. `hall` is the letter of the hall it prefers. */
export const standRequest = pgTable(
  'stand_request',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: firstNumber }),
    exhibitionId: integer().notNull(),
    companyName: text().notNull(),
    contactName: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    countryId: text().notNull(),
    products: text().notNull(),
    squareMetres: smallint().notNull(),
    hall: text(),
    message: text(),
    lang: text().notNull(),
    pageUrl: text().notNull(),
    visitorId: text().notNull(),
    createdAt: time().notNull().defaultNow(),
    /** One of `standRequestStates`. */
    state: text().notNull().default('open'),
    /** The organiser's own. */
    note: text().notNull().default(''),
    changedAt: time().notNull().defaultNow(),
  },
  (t): Extra => [index().on(t.exhibitionId, t.createdAt)],
);
