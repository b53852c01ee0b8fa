// The agenda of an exhibition: its sessions by time.
import { sessionKinds } from '@fairgate/schema/constants';
import { websiteTtlMs } from '@fairgate/schema/limits';
import { z } from 'zod';
import { blade } from '../../envelope/blade.ts';
import type { Operation } from '../../upstream/operation.ts';
import type { Reader } from '../../upstream/reader.ts';
import { id, text } from '../../wire/scalars.ts';

const session = z
  .object({
    sessionNo: id,
    type: z.enum(sessionKinds),
    title: text,
    startTime: text,
    endTime: text,
    hallNo: z.string().nullish(),
    place: z.string(),
    lang: z.string(),
    speakers: z.array(z.string()),
  })
  .transform(({ sessionNo, type, startTime, endTime, hallNo, lang, ...rest }) => ({
    ...rest,
    number: sessionNo,
    kind: type.toUpperCase() as Uppercase<typeof type>,
    startsAt: startTime,
    endsAt: endTime,
    hall: hallNo ?? null,
    languageCode: lang,
  }));

export type AgendaItem = z.infer<typeof session>;

const agenda: Operation<AgendaItem[]> = {
  name: 'getAgenda',
  source: 'buyer',
  dialect: blade,
  path: '/exhibition/getAgenda.json',
  answer: z.array(session),
  ttlMs: websiteTtlMs,
};

/** As getAgenda, for the exhibition's organiser. */
export const organiserAgenda: Operation<AgendaItem[]> = {
  ...agenda,
  name: 'getOrganiserAgenda',
  path: '/organiser/getOrganiserAgenda.json',
  ttlMs: 0,
};

export function agendaSource({ read }: Reader) {
  return { sessions: (exhibitionId: string) => read(agenda, { exhibitionId }) };
}
