import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Extra } from './column.ts';

/** A write that was done, by the key that its sender created: src/write-once.ts. Kept for 7 days (accounts/sweep.ts). */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    key: text().primaryKey(),
    /** SHA-256 of the operation and its payload. */
    digest: text().notNull(),
    /** The first answer; null only within the transaction of the write. */
    answer: jsonb(),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (t): Extra => [index().on(t.createdAt)],
);
