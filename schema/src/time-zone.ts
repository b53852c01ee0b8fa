/** Milliseconds that the clocks of a time zone are ahead of UTC. */
function aheadOf(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at);
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second')) - at;
}

/**
 * The point in time (ISO 8601, UTC) when the clocks of a time zone show this day and time: '2026-11-21', '09:30'. A time
 * that daylight saving leaves out is an hour later; of one that comes twice it is the first.
 */
export function pointInTime(day: string, time: string, timeZone: string): string {
  const clock = Date.parse(`${day}T${time}:00Z`);
  const dayMs = 86_400_000;
  // The offsets of the days around differ when the clocks change in between.
  const [before, after] = [aheadOf(clock - dayMs, timeZone), aheadOf(clock + dayMs, timeZone)];
  const at = [clock - before, clock - after].find((one) => one + aheadOf(one, timeZone) === clock);
  return new Date(at ?? clock - before).toISOString();
}

/** Whether a text is the IANA name of a time zone, such as 'Africa/Cairo'. An offset is none: it does not know of daylight saving. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
