import { jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';

/** §3 Site/website. '999' is the international site; every other one belongs to a country. */
export const site = pgTable('site', {
  id: text().primaryKey(),
  abbreviation: text().notNull(),
  countryId: text(),
  englishName: text().notNull(),
  localName: text().notNull(),
  position: smallint().notNull(),
});

/** `id` is the ISO 3166 code of two letters; `names` has the 19 languages of §3. */
export const country = pgTable('country', {
  id: text().primaryKey(),
  dialingCode: text().notNull(),
  names: jsonb().$type<Record<string, string>>().notNull(),
});
