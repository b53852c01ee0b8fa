import { dayIn, knownZone } from '#platform/day-in.ts';
import { intlTag } from '#ui/format.ts';
import { formatTimeRange, formatWeekdayAndDay } from '#ui/format-time.ts';

export type Time = { readonly startsAt: string; readonly minutes: number };

const minuteMs = 60_000;

/** A time of a meeting by the clocks of a zone: "Tue, 12 Jan 2027 · 10:00–10:30". */
export function whenIn(language: string, { startsAt, minutes }: Time, zone: string | null): string {
  const timeZone = knownZone(zone);
  const from = Date.parse(startsAt);
  const day = formatWeekdayAndDay(language, dayIn(timeZone, from));
  return `${day} · ${formatTimeRange(language, from, from + minutes * minuteMs, timeZone)}`;
}

/** What people call a time zone: "Egypt Time". */
export function zoneName(language: string, zone: string | null, at: number): string {
  const timeZone = knownZone(zone);
  const parts = new Intl.DateTimeFormat(intlTag(language), {
    timeZone,
    timeZoneName: 'shortGeneric',
  }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Whether a meeting is over. */
export const isOver = ({ startsAt, minutes }: Time, now: number): boolean =>
  Date.parse(startsAt) + minutes * minuteMs <= now;
