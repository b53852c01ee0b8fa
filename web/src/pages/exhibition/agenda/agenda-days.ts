import { dayIn } from '#platform/day-in.ts';
import type { AgendaQuery } from '#graphql';

export type AgendaExhibition = NonNullable<AgendaQuery['exhibition']>;
export type Session = NonNullable<AgendaExhibition['sessions']>[number];

/** A day of the fair, '2026-11-21', with its sessions by time. */
export type AgendaDay = { readonly day: string; readonly sessions: readonly Session[] };

/** The sessions by the day on which they start at the fair, whatever day that is in UTC. */
export function daysOf(sessions: readonly Session[], timeZone: string): AgendaDay[] {
  const byDay = Map.groupBy(sessions, ({ startsAt }) => dayIn(timeZone, Date.parse(startsAt)));
  return [...byDay]
    .map(([day, list]) => ({
      day,
      sessions: list.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt)),
    }))
    .toSorted((one, other) => one.day.localeCompare(other.day));
}

/** The asked day, else today, else the first one. */
export function shownDay(
  days: readonly AgendaDay[],
  asked: string | undefined,
  today: string,
): AgendaDay | undefined {
  return days.find(({ day }) => day === asked) ?? days.find(({ day }) => day === today) ?? days[0];
}

export const isRunning = ({ startsAt, endsAt }: Session, now: number): boolean =>
  Date.parse(startsAt) <= now && now < Date.parse(endsAt);

/** Whether the clocks of two time zones differ at a point in time. */
export function differ(one: string, other: string, at: number): boolean {
  const clock = (timeZone: string) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    }).format(at);
  return clock(one) !== clock(other);
}
