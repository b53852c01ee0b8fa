import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Extra } from './column.ts';

/** §7.2 i18nAll: a text of the web app that one site overrides in one language, by message id. */
export const translation = pgTable(
  'translation',
  { siteId: text().notNull(), lang: text().notNull(), key: text().notNull(), text: text().notNull() },
  (t): Extra => [primaryKey({ columns: [t.siteId, t.lang, t.key] })],
);

export const translationVersion = pgTable(
  'translation_version',
  { siteId: text().notNull(), lang: text().notNull(), version: text().notNull() },
  (t): Extra => [primaryKey({ columns: [t.siteId, t.lang] })],
);
