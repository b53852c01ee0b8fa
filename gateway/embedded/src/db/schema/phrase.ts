import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Extra } from './column.ts';

/**
 * Every shared text of the marketplace in every language: names of attributes, units, colours, ports, product types,
 * and the paragraphs of descriptions. The key starts with the language, so that a query in one language reads the rows
 * of that language only.
 */
export const phrase = pgTable(
  'phrase',
  {
    lang: text().notNull(),
    kind: text().notNull(),
    code: text().notNull(),
    text: text().notNull(),
  },
  (t): Extra => [primaryKey({ columns: [t.lang, t.kind, t.code] })],
);
