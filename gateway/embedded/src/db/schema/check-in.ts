import { date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Extra } from './column.ts';

const time = () => timestamp({ withTimezone: true, precision: 3 });

/**
 * A scan of a badge at a gate. `nonce` is made by the device, so a scan that is sent again is the same row. `deviceTime` is
 * by the device's clock; `scannedAt` counts: corrected by what the device knows of its clock, and never after
 * `receivedAt`, the service's own time. `day` is the day of that in the exhibition's time zone.
 */
export const checkInScan = pgTable(
  'check_in_scan',
  {
    exhibitionId: integer().notNull(),
    nonce: text().notNull(),
    badgeNo: text().notNull(),
    deviceId: text().notNull(),
    /** The device's name, such as `Gate 2`; empty without one. */
    gate: text().notNull(),
    deviceTime: time().notNull(),
    scannedAt: time().notNull(),
    receivedAt: time().notNull(),
    day: date().notNull(),
  },
  (t): Extra => [primaryKey({ columns: [t.exhibitionId, t.nonce] })],
);

/**
 * A person who was checked in on a day: `nonce` is the first scan of that day by `scannedAt`, in whatever order the scans
 * arrived. `badgeNo` is the number of the person's first badge: another one may have been issued in its place.
 */
export const checkIn = pgTable(
  'check_in',
  {
    exhibitionId: integer().notNull(),
    badgeNo: text().notNull(),
    day: date().notNull(),
    nonce: text().notNull(),
    scannedAt: time().notNull(),
  },
  (t): Extra => [
    primaryKey({ columns: [t.exhibitionId, t.badgeNo, t.day] }),
    index().on(t.exhibitionId, t.scannedAt),
  ],
);
