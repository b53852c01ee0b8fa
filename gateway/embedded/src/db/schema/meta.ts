import { pgTable, text } from 'drizzle-orm/pg-core';

/** Facts about the database itself, such as the version of its demo data. */
export const meta = pgTable('meta', { key: text().primaryKey(), value: text().notNull() });
