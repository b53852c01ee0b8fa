import { pointInTime } from '@fairgate/schema/time-zone';
import { expect, it } from 'vitest';

it.each([
  ['2026-11-21', '09:30', 'Africa/Cairo', '2026-11-21T07:30:00.000Z'],
  // The next day in UTC.
  ['2026-11-21', '19:30', 'America/Mexico_City', '2026-11-22T01:30:00.000Z'],
  // The day before in UTC.
  ['2026-11-21', '08:00', 'Asia/Tokyo', '2026-11-20T23:00:00.000Z'],
  ['2026-11-21', '09:00', 'Asia/Kolkata', '2026-11-21T03:30:00.000Z'],
  // Clocks change in the night of 25 October: before and after.
  ['2026-10-24', '10:00', 'Europe/Berlin', '2026-10-24T08:00:00.000Z'],
  ['2026-10-25', '10:00', 'Europe/Berlin', '2026-10-25T09:00:00.000Z'],
  // It comes twice: the first.
  ['2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  // It is left out: an hour later.
  ['2027-03-28', '02:30', 'Europe/Berlin', '2027-03-28T01:30:00.000Z'],
])('%s %s in %s is %s', (day, time, timeZone, expected) => {
  expect(pointInTime(day, time, timeZone)).toBe(expected);
});
