import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Extra } from './column.ts';

/** A badge of an exhibition. An exhibitor's has a `supplierId`. A withdrawn one stays, so that a check can report it. */
export const badge = pgTable(
  'badge',
  {
    number: text().notNull(),
    exhibitionId: integer().notNull(),
    kind: text().notNull(),
    company: text().notNull(),
    supplierId: integer(),
    issuedOn: date().notNull(),
    withdrawnOn: date(),
  },
  (t): Extra => [primaryKey({ columns: [t.number, t.exhibitionId] })],
);
