import { bigint, jsonb, pgTable, text, timestamp, index } from 'drizzle-orm/pg-core';

/**
 * What a visitor did, as uploadPointsVtAi and postGIOInfo report it (§7.2). It belongs to the visitor, by an id that
 * the browser creates, never to an account. It is stored no longer than a consent lasts (accounts/sweep.ts).
 */
export const analyticsEvent = pgTable(
  'analytics_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** point: uploadPointsVtAi; gio: postGIOInfo. */
    kind: text().notNull(),
    name: text().notNull(),
    visitorId: text().notNull(),
    pageUrl: text().notNull(),
    detail: jsonb().notNull(),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  ({ createdAt }) => [index().on(createdAt)],
);
