import { date, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Extra } from './column.ts';

type Texts = Readonly<Record<string, string>>;

/**
 * A piece of news of an exhibition. `title` and `body` are codes of phrases; `publishedOn` is a day of the exhibition's time zone, and
 * visitors see the news from then on. Imported news have an `externalKey`, and their texts by language in the `own` columns instead.
 */
export const exhibitionNews = pgTable(
  'exhibition_news',
  {
    exhibitionId: integer().notNull(),
    number: integer().notNull(),
    publishedOn: date().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    ownTitle: jsonb().$type<Texts>(),
    ownBody: jsonb().$type<Texts>(),
    externalKey: text(),
  },
  (t): Extra => [
    primaryKey({ columns: [t.exhibitionId, t.number] }),
    uniqueIndex().on(t.exhibitionId, t.externalKey),
  ],
);
