import { formatStand } from '@fairgate/schema/stand';
import { calendarFileName, meetingCalendar } from '@fairgate/schema/meeting-calendar';
import type { Transaction } from '../db/database.ts';
import { meetingById, numberOfMeeting } from './meeting-row.ts';

/** The name of a meeting's calendar file. */
export const calendarNameOf = (id: number): string => calendarFileName(numberOfMeeting(id));

/** The calendar file of a meeting as it is now; undefined if it is gone, or has no time. @param publicUrl the public origin of the site. */
export async function calendarOf(
  db: Transaction,
  publicUrl: string,
  id: number,
): Promise<string | undefined> {
  const row = await meetingById(db, id);
  if (!row || row.starts_at === null || row.minutes === null) return undefined;
  const { stand, venue, video_url: videoUrl } = row;
  const place =
    row.place === 'video'
      ? (videoUrl ?? '')
      : [stand && formatStand({ hall: stand.hall, number: stand.stand }), venue].filter(Boolean).join(', ');
  return meetingCalendar(
    {
      uid: row.uid,
      revision: row.revision,
      topic: row.topic,
      supplierName: row.supplier_name ?? '',
      contact: { name: row.contact_name, companyName: row.company_name, email: row.email },
      startsAt: row.starts_at.toISOString(),
      minutes: row.minutes,
      isCancelled: row.state === 'cancelled',
      place,
      url: `${publicUrl}/inbox/${id}`,
    },
    Date.now(),
  );
}
