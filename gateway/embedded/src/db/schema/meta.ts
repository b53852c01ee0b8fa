import { pgTable, text } from 'drizzle-orm/pg-core';

/** What the database knows of itself, such as which demo data it holds. */
export const meta = pgTable('meta', { key: text().primaryKey(), value: text().notNull() });
