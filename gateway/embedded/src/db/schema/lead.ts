import { foreignKey, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Extra } from './column.ts';

const time = () => timestamp({ withTimezone: true, precision: 3 });

/**
 * A visitor whose badge an exhibitor scanned, once or several times. The person's data are a copy: what the badge says, and
 * from the registration what the person agreed to pass on.
 */
export const lead = pgTable(
  'lead',
  {
    supplierId: integer().notNull(),
    exhibitionId: integer().notNull(),
    badgeNo: text().notNull(),
    name: text().notNull(),
    company: text().notNull(),
    email: text(),
  },
  (t): Extra => [
    primaryKey({ columns: [t.supplierId, t.exhibitionId, t.badgeNo] }),
    index().on(t.exhibitionId, t.badgeNo),
  ],
);

/**
 * A scan of a lead's badge, with the note that was written on it. `id` is made by the device. Times are as in check_in_scan;
 * of two notes on a scan the latest wins by `notedAt`. The lead has the notes of all its scans.
 */
export const leadScan = pgTable(
  'lead_scan',
  {
    supplierId: integer().notNull(),
    id: text().notNull(),
    exhibitionId: integer().notNull(),
    badgeNo: text().notNull(),
    /** The supplier's stand, as `A-107`. */
    stand: text().notNull(),
    note: text().notNull(),
    notedAt: time().notNull(),
    scannedAt: time().notNull(),
    receivedAt: time().notNull(),
  },
  (t): Extra => [
    primaryKey({ columns: [t.supplierId, t.id] }),
    index().on(t.supplierId, t.exhibitionId, t.badgeNo),
    foreignKey({
      columns: [t.supplierId, t.exhibitionId, t.badgeNo],
      foreignColumns: [lead.supplierId, lead.exhibitionId, lead.badgeNo],
      name: 'lead_scan_lead_fk',
    }).onDelete('cascade'),
  ],
);
