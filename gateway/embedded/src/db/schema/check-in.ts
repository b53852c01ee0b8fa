import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Extra } from './column.ts';

const time = () => timestamp({ withTimezone: true, precision: 3 });

/**
 * A scan of a badge at a gate. `nonce` is made by the device, so a scan that is sent again is the same row. `deviceTime` is
 * by the device's clock; `scannedAt` counts: corrected by what the device knows of its clock, and never after
 * `receivedAt`, the service's own time.
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
  },
  (t): Extra => [primaryKey({ columns: [t.exhibitionId, t.nonce] })],
);

/** A badge that was checked in: `nonce` is its first scan by `scannedAt`, in whatever order the scans arrived. */
export const checkIn = pgTable(
  'check_in',
  {
    exhibitionId: integer().notNull(),
    badgeNo: text().notNull(),
    nonce: text().notNull(),
    scannedAt: time().notNull(),
  },
  (t): Extra => [
    primaryKey({ columns: [t.exhibitionId, t.badgeNo] }),
    index().on(t.exhibitionId, t.scannedAt),
  ],
);
