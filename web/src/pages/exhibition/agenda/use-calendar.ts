import { agenda } from '@fairgate/schema/urls/exhibition';
import { useLingui } from '@lingui/react';
import { exhibitionParam } from '#features/exhibition/exhibition-path.ts';
import { offerReload } from '#ui/offer-reload.ts';
import type { AgendaExhibition, Session } from './agenda-days.ts';

/** Saves sessions as a calendar file. It is made here: it works offline, and no service learns what a visitor plans. */
export function useCalendar(
  exhibition: AgendaExhibition | undefined,
): (sessions: readonly Session[], name: string) => void {
  const { i18n } = useLingui();
  return (sessions, name) => {
    if (exhibition) save(exhibition, sessions, name).catch(() => offerReload(i18n));
  };
}

async function save(exhibition: AgendaExhibition, sessions: readonly Session[], name: string): Promise<void> {
  const { id, venue, city } = exhibition;
  const { calendarFile } = await import('@fairgate/schema/calendar-file');
  const url = new URL(agenda.format({ exhibition: exhibitionParam(exhibition) }), location.origin).href;
  const events = sessions.map(({ number, title, startsAt, endsAt, hall, place, speakers }) => ({
    uid: `exhibition-${id}-session-${number}@${location.hostname}`,
    title,
    startsAt,
    endsAt,
    place: [place, hall, venue, city].filter((part) => part !== null && part !== '').join(', '),
    description: speakers.join('\n'),
    url,
  }));
  const file = new Blob([calendarFile(exhibition.name, events, Date.now())], {
    type: 'text/calendar;charset=utf-8',
  });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${id}-${name}.ics`;
  link.click();
  // Safari reads it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
