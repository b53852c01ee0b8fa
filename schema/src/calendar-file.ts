// A calendar file as in RFC 5545. Times are in UTC, so that it needs no time zones of its own.

export type CalendarEvent = {
  /** Unique in the world, the same in each file with this event. */
  readonly uid: string;
  readonly title: string;
  /** ISO 8601. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** Empty for none. */
  readonly place: string;
  readonly description: string;
  readonly url: string;
  /** The number of changes of the event: a calendar takes the file with the highest one. */
  readonly sequence?: number;
  /** Whether it takes place; a file with a cancelled event takes it out of a calendar. */
  readonly status?: 'confirmed' | 'cancelled';
  /** Who has called the meeting. */
  readonly organiser?: { readonly name: string; readonly email: string };
};

const octetsPerLine = 75;

/** @param name empty: a calendar adds the events to its own. @param now when the file is made. */
export function calendarFile(name: string, events: readonly CalendarEvent[], now: number): string {
  const made = utc(new Date(now).toISOString());
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Fairgate//Calendar//EN',
    'METHOD:PUBLISH',
    ...(name === '' ? [] : [`X-WR-CALNAME:${text(name)}`]),
    ...events.flatMap((event) => linesOf(event, made)),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}

function linesOf(
  { uid, title, startsAt, endsAt, place, description, url, sequence, status, organiser }: CalendarEvent,
  made: string,
): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    ...(sequence === undefined ? [] : [`SEQUENCE:${sequence}`]),
    `DTSTAMP:${made}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(endsAt)}`,
    ...(status === undefined ? [] : [`STATUS:${status.toUpperCase()}`]),
    `SUMMARY:${text(title)}`,
    ...(place === '' ? [] : [`LOCATION:${text(place)}`]),
    ...(description === '' ? [] : [`DESCRIPTION:${text(description)}`]),
    `URL:${url}`,
    ...(organiser ? [`ORGANIZER;CN=${quoted(organiser.name)}:mailto:${organiser.email}`] : []),
    'END:VEVENT',
  ];
}

/** RFC 5545, 3.3.5: '20261121T093000Z'. */
const utc = (iso: string): string => new Date(iso).toISOString().replace(/[-:]|\.\d+/g, '');

/** RFC 5545, 3.3.11. Control characters other than line breaks are not allowed. */
const text = (value: string): string =>
  value
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '');

/** RFC 5545, 3.2: a parameter's value, which cannot contain a quotation mark. */
const quoted = (value: string): string => `"${value.replace(/\p{Cc}/gu, ' ').replaceAll('"', "'")}"`;

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
