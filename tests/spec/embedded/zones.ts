// What makes a test hold at any hour of any day: an exhibition has the days of its own time zone, not those of UTC.

/** SQL: the day where an exhibition is. */
export const localDay = '(now() at time zone time_zone)::date';

const zoneOf = (offsetHours: number): string =>
  `Etc/GMT${offsetHours > 0 ? '-' : '+'}${Math.abs(offsetHours)}`;

/** Where it is between twelve and one: what was some hours ago, and what takes some, is of today. */
export const middayZone = (): string => zoneOf(12 - new Date().getUTCHours());

/** Where it is another day than in UTC, and will be for an hour at least. */
export function otherDayZone(): string {
  const hour = new Date().getUTCHours();
  if (hour < 10) return zoneOf(-12);
  return zoneOf(hour < 13 ? 14 : 12);
}
