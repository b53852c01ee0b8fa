import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Extra } from './column.ts';

/** §2.5 An e-show: an exhibition's exhibitors and their products online. The short name is part of its address. */
export const eshow = pgTable('eshow', {
  shortName: text().primaryKey(),
  exhibitionId: integer().notNull(),
});

/** §2.5 A page of an exhibition's products. Each floor is a category; the floors are in the order of the page. */
export const fairPage = pgTable(
  'fair_page',
  {
    exhibitionId: integer().notNull(),
    pageId: text().notNull(),
    floors: integer().array().notNull(),
  },
  (t): Extra => [primaryKey({ columns: [t.exhibitionId, t.pageId] })],
);
