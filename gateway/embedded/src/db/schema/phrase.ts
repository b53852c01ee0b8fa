import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Extra } from './column.ts';

/**
 * Every shared text of the marketplace in every language: names of attributes, units, colours, ports, product
 * types, and the paragraphs that descriptions are made of. The language leads the key, so that a read in one
 * language touches one language's rows only.
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
