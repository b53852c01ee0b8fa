// The calendar file of a meeting, the same from the site and from a mail: calendars know it again by its id.
import { calendarFile } from './calendar-file.ts';

export type CalendarMeeting = {
  /** A UUID (RFC 7986), the same for the whole life of the meeting. */
  readonly uid: string;
  /** Rises with each change of the agreed meeting. */
  readonly revision: number;
  readonly topic: string;
  readonly supplierName: string;
  /** The buyer, as the supplier sees them. */
  readonly contact: {
    readonly name: string;
    readonly companyName: string | null;
    readonly email: string;
  };
  /** ISO 8601. */
  readonly startsAt: string;
  readonly minutes: number;
  readonly isCancelled: boolean;
  /** The address of the video call, or the stand and its exhibition; empty while there is none. */
  readonly place: string;
  /** The page of the meeting. */
  readonly url: string;
};

/**
 * It is published, not an invitation (METHOD:REQUEST): nobody reads answers to it, the meeting is answered on its page.
 * @param now when the file is made.
 */
export function meetingCalendar(meeting: CalendarMeeting, now: number): string {
  const { uid, revision, topic, supplierName, contact, startsAt, minutes, place, url } = meeting;
  const endsAt = new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();
  const buyer = contact.companyName ?? contact.name;
  return calendarFile(
    '',
    [
      {
        uid,
        sequence: revision,
        title: `${topic} (${supplierName}, ${buyer})`,
        startsAt,
        endsAt,
        status: meeting.isCancelled ? 'cancelled' : 'confirmed',
        place,
        description: url,
        url,
        organiser: contact,
      },
    ],
    now,
  );
}

/** The name of the file. @param number of the meeting. */
export const calendarFileName = (number: string): string => `meeting-${number}.ics`;
