// Time zones in which a test holds at any hour of any day.
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
