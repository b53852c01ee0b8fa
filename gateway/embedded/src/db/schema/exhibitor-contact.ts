import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Extra } from './column.ts';

/** The person whom visitors meet at an exhibitor's stand. An exhibitor may have none, or an email or a phone only. */
export const exhibitorContact = pgTable(
  'exhibitor_contact',
  {
    exhibitionId: integer().notNull(),
    number: integer().notNull(),
    name: text(),
    jobTitle: text(),
    email: text(),
    phone: text(),
  },
  (t): Extra => [primaryKey({ columns: [t.exhibitionId, t.number] })],
);
