import { integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';

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
