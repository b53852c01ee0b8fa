import { boolean, date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { Extra } from './column.ts';

/** Name, city and venue are phrases: `code`, `code:city`, `code:venue`. The status (§3, lifecycle one) follows from the days. */
export const exhibition = pgTable(
  'exhibition',
  {
    id: integer().primaryKey(),
    code: text().notNull(),
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

/** The suppliers that exhibit at an exhibition. */
export const exhibitor = pgTable(
  'exhibitor',
  { exhibitionId: integer().notNull(), supplierId: integer().notNull() },
  (t): Extra => [primaryKey({ columns: [t.exhibitionId, t.supplierId] }), index().on(t.supplierId)],
);

/** A banner without a site is shown on all sites. `code` names its phrases. */
export const banner = pgTable('banner', {
  id: integer().primaryKey(),
  siteId: text(),
  code: text().notNull(),
  jumpType: text().notNull(),
  jumpValue: text().notNull(),
  picture: text(),
  width: smallint().notNull(),
  height: smallint().notNull(),
  position: smallint().notNull(),
});
