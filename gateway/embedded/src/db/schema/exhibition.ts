import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { Extra } from './column.ts';

/**
 * Name, city and venue are phrases: `code`, `code:city`, `code:venue`. The status and the stage (§3, both lifecycles)
 * follow from the days. `channel` is one of §3's channel types and begins the exhibition's address (§2.5).
 */
export const exhibition = pgTable(
  'exhibition',
  {
    id: integer().primaryKey(),
    code: text().notNull(),
    channel: text().notNull().default('expo'),
    siteId: text().notNull(),
    countryId: text().notNull(),
    opensOn: date().notNull(),
    closesOn: date().notNull(),
    recommended: boolean().notNull(),
    picture: text(),
    width: smallint().notNull(),
    height: smallint().notNull(),
  },
  (t): Extra => [index().on(t.opensOn)],
);

/** A hall of an exhibition. `code` is a letter; width and depth are in metres. */
export const hall = pgTable(
  'hall',
  {
    exhibitionId: integer().notNull(),
    code: text().notNull(),
    width: smallint().notNull(),
    depth: smallint().notNull(),
  },
  (t): Extra => [primaryKey({ columns: [t.exhibitionId, t.code] })],
);

/**
 * A company with a stand at an exhibition. `supplierId` is null for a company that is not listed as a supplier. `shows` has
 * codes of product types, or the exhibitor's own words. The stand's place in its hall is in metres from the hall's corner.
 */
export const exhibitor = pgTable(
  'exhibitor',
  {
    exhibitionId: integer().notNull(),
    number: integer().notNull(),
    supplierId: integer(),
    name: text().notNull(),
    countryId: text().notNull(),
    categoryId: integer().notNull(),
    shows: text().array().notNull(),
    hall: text().notNull(),
    stand: text().notNull(),
    x: smallint().notNull(),
    y: smallint().notNull(),
    width: smallint().notNull(),
    depth: smallint().notNull(),
  },
  (t): Extra => [
    primaryKey({ columns: [t.exhibitionId, t.number] }),
    unique().on(t.exhibitionId, t.hall, t.stand),
    index().on(t.supplierId),
  ],
);
