import { index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { Extra } from './column.ts';

/** §3 Category tree: two levels; a level-2 category has tags. Names are phrases of the kinds `category` and `tag`. */
export const category = pgTable(
  'category',
  {
    id: integer().primaryKey(),
    parentId: integer(),
    code: text().notNull(),
    position: smallint().notNull(),
  },
  (t): Extra => [index().on(t.parentId)],
);

export const tag = pgTable(
  'tag',
  { code: text().primaryKey(), categoryId: integer().notNull(), position: smallint().notNull() },
  (t): Extra => [index().on(t.categoryId)],
);
