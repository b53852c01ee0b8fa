import type { LanguageCode } from '@fairgate/schema/locales';
import { z } from 'zod';
import type { Store } from '../store.ts';
import { type OwnText, ownTextIn } from '../texts/exhibition-texts.ts';
import type { Phrases } from '../texts/phrases.ts';
import { blade } from '../wire/blade.ts';
import { idText, toId } from '../wire/form.ts';
import { operation, type Operation } from '../wire/operation.ts';
import { organiserOperation } from './staff/staff-operation.ts';

type SessionRow = {
  number: number;
  kind: string;
  title: string;
  starts_at: Date;
  ends_at: Date;
  hall: string | null;
  place: string;
  language: string;
  speakers: string[];
  own_title: OwnText;
  own_place: OwnText;
};

/** SQL for the sessions (SessionRow) of an exhibition, `e`, that passes a condition. */
const selectSessions = (condition: string): string => `
    select s.number, s.kind, s.title, s.starts_at, s.ends_at, s.hall, s.place, s.language, s.speakers, s.own_title, s.own_place
    from agenda_session s join exhibition e on e.id = s.exhibition_id
    where s.exhibition_id = $1 and ${condition} order by s.starts_at, s.ends_at, s.number`;
const select = { name: 'agenda', text: selectSessions('e.published') };
const ofOrganiser = { name: 'agenda of organiser', text: selectSessions('e.organiser_id = $2') };

/** The sessions of an exhibition by time; none if it is unknown. */
export function agenda({ db, phraseCache }: Store): Operation {
  return operation({
    name: 'getAgenda',
    path: '/exhibition/getAgenda.json',
    dialect: blade,
    request: z.object({ exhibitionId: idText }),
    async handle({ exhibitionId }, { language }) {
      const id = toId(exhibitionId);
      const [rows, phrases] = await Promise.all([
        id === undefined ? [] : db.rows<SessionRow>(select, [id]),
        phraseCache.phrasesIn(language),
      ]);
      return rows.map((row) => formatSession(row, phrases, language));
    },
  });
}

/** As getAgenda, also for an unpublished exhibition; none for another organiser's. */
export function organiserAgenda({ db, phraseCache }: Store): Operation {
  return organiserOperation({
    name: 'getOrganiserAgenda',
    request: z.object({ exhibitionId: idText }),
    async handle({ exhibitionId }, { accountId }, { language }) {
      const [rows, phrases] = await Promise.all([
        db.rows<SessionRow>(ofOrganiser, [toId(exhibitionId) ?? 0, accountId]),
        phraseCache.phrasesIn(language),
      ]);
      return rows.map((row) => formatSession(row, phrases, language));
    },
  });
}

const formatSession = (row: SessionRow, phrases: Phrases, language: LanguageCode) => ({
  sessionNo: String(row.number),
  type: row.kind,
  title: (row.own_title && ownTextIn(row.own_title, language)) ?? phrases.textOf('agenda', row.title),
  startTime: row.starts_at.toISOString(),
  endTime: row.ends_at.toISOString(),
  hallNo: row.hall,
  place: (row.own_place && ownTextIn(row.own_place, language)) ?? phrases.textOf('agenda', row.place),
  lang: row.language,
  speakers: row.speakers,
});
