import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Extra } from './column.ts';

const time = () => timestamp({ withTimezone: true, precision: 3 });

/**
 * A visitor whose badge an exhibitor scanned. `id` is made by the device. The person's data are a copy: what the badge says,
 * and from the registration what the person agreed to pass on. Times are as in check_in_scan; the latest note wins by
 * `notedAt`.
 */
export const lead = pgTable(
  'lead',
  {
    supplierId: integer().notNull(),
    id: text().notNull(),
    exhibitionId: integer().notNull(),
    badgeNo: text().notNull(),
    name: text().notNull(),
    company: text().notNull(),
    email: text(),
    /** The supplier's stand, as `A-107`. */
    stand: text().notNull(),
    note: text().notNull(),
    notedAt: time().notNull(),
    scannedAt: time().notNull(),
    receivedAt: time().notNull(),
  },
  (t): Extra => [primaryKey({ columns: [t.supplierId, t.id] }), index().on(t.exhibitionId, t.badgeNo)],
);
