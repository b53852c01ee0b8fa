import { formatStand } from '@fairgate/schema/stand';
import { inboxConversation } from '@fairgate/schema/urls/inbox';
import { useLingui } from '@lingui/react';
import type { MeetingFactsFragment } from '#graphql';
import { saveBlob } from '#platform/save-blob.ts';
import { offerReload } from '#ui/offer-reload.ts';

/** Saves the calendar file of a meeting that has a time. It is made here, as the mails have it. */
export function useMeetingCalendar(meeting: MeetingFactsFragment, supplierName: string): () => void {
  const { i18n } = useLingui();
  return () => {
    save(meeting, supplierName).catch(() => offerReload(i18n));
  };
}

async function save(meeting: MeetingFactsFragment, supplierName: string): Promise<void> {
  const { id, number, time, place, videoUrl, hall, stand, venue } = meeting;
  if (!time) return;
  const { calendarFileName, meetingCalendar } = await import('@fairgate/schema/meeting-calendar');
  const atStand = hall !== null && stand !== null && formatStand({ hall, number: stand });
  const content = meetingCalendar(
    {
      uid: meeting.calendarUid,
      revision: meeting.revision,
      topic: meeting.topic,
      supplierName,
      contact: meeting.contact,
      ...time,
      isCancelled: meeting.state === 'CANCELLED',
      place: place === 'VIDEO' ? (videoUrl ?? '') : [atStand, venue].filter(Boolean).join(', '),
      url: new URL(inboxConversation.format({ conversationId: id }), location.origin).href,
    },
    Date.now(),
  );
  saveBlob(calendarFileName(number), new Blob([content], { type: 'text/calendar;charset=utf-8' }));
}
