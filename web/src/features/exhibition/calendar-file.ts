// A calendar file as in RFC 5545. Times are in UTC, so that it needs no time zones of its own.

export type CalendarEvent = {
  /** Unique in the world, the same in each file with this event. */
  readonly uid: string;
  readonly title: string;
  /** ISO 8601. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly place: string;
  readonly description: string;
  readonly url: string;
};

const octetsPerLine = 75;

/** @param now when the file is made. */
export function calendarFile(name: string, events: readonly CalendarEvent[], now: number): string {
  const made = utc(new Date(now).toISOString());
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Fairgate//Agenda//EN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${text(name)}`,
    ...events.flatMap(({ uid, title, startsAt, endsAt, place, description, url }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTAMP:${made}`,
      `DTSTART:${utc(startsAt)}`,
      `DTEND:${utc(endsAt)}`,
      `SUMMARY:${text(title)}`,
      `LOCATION:${text(place)}`,
      ...(description === '' ? [] : [`DESCRIPTION:${text(description)}`]),
      `URL:${url}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}

/** RFC 5545, 3.3.5: '20261121T093000Z'. */
const utc = (iso: string): string => new Date(iso).toISOString().replace(/[-:]|\.\d+/g, '');

/** RFC 5545, 3.3.11. Control characters other than line breaks are not allowed. */
const text = (value: string): string =>
  value
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '');

/** RFC 5545, 3.1: lines of at most 75 octets; a longer one goes on after a line break and a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let result = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > octetsPerLine) {
      result += '\r\n ';
      octets = 1;
    }
    result += character;
    octets += size;
  }
  return result;
}
