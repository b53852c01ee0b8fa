import { sessionKinds } from '@fairgate/schema/constants';
import { isLanguageCode, languageCodes } from '@fairgate/schema/locales';
import { column, type Columns, storedIn, type Texts, type ValuesOf } from '../catalogue/columns/column.ts';
import {
  code,
  day,
  formatList,
  formatPlain,
  needed,
  readBy,
  type Rule,
  set,
  text,
} from '../catalogue/columns/rules.ts';
import type { StoredRowOf } from '../db/demo/rows.ts';
import { hallName } from './place-columns.ts';

/** A session as read, with its local day and times. */
type StoredSession = StoredRowOf<'agendaSession'> & {
  readonly day: string;
  readonly startTime: string;
  readonly endTime: string;
};

const { field, fields } = storedIn<StoredSession>();

const ownText = (name: 'ownTitle' | 'ownPlace') =>
  fields(
    [name],
    (row): Texts => row[name] ?? {},
    (texts) => ({ [name]: texts }),
  );

/** The import stores a point in time, by the exhibition's time zone. */
const local = (name: 'day' | 'startTime' | 'endTime') =>
  fields(
    [name],
    (row) => row[name],
    () => ({}),
  );

const time: Rule<string> = needed(5).refine((value) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value), {
  error: ({ input }) => `"${String(input)}" is not a time. Use HH:MM, from 00:00 to 23:59`,
});

/** The columns of the row of an agenda's session. */
export const sessionColumns = {
  kind: column({
    about: `What it is: ${sessionKinds.join(', ')}.`,
    example: 'seminar',
    missing: { value: 'seminar', means: 'seminar' },
    rule: () =>
      readBy(
        needed(20),
        (value) =>
          sessionKinds.find((one) => one === value.toLowerCase()) ??
          new Error(`unknown kind "${value}". Use one of ${sessionKinds.join(', ')}`),
      ),
    format: formatPlain,
    stored: fields(
      ['kind'],
      (row) => row.kind,
      (kind) => ({ kind }),
    ),
  }),
  title: column<Texts, string>({
    about: 'Title in English, at most 200 characters.',
    example: 'Importing ceramics to Nigeria',
    missing: { value: {}, means: 'error, unless another language has one' },
    languages: true,
    rule: () => text(200),
    format: formatPlain,
    stored: ownText('ownTitle'),
  }),
  place: column<Texts, string>({
    about: 'Stage or room in English, at most 100 characters.',
    example: 'Main stage',
    missing: { value: {}, means: 'error, unless another language has one' },
    languages: true,
    rule: () => text(100),
    format: formatPlain,
    stored: ownText('ownPlace'),
  }),
  day: column({
    about: 'Day, YYYY-MM-DD, one of the days of the exhibition.',
    example: '2027-03-10',
    rule: () => needed(10).pipe(day),
    format: formatPlain,
    stored: local('day'),
  }),
  start: column({
    about: 'When it starts, HH:MM, in the time zone of the exhibition.',
    example: '10:00',
    rule: () => time,
    format: formatPlain,
    stored: local('startTime'),
  }),
  end: column({
    about: 'When it ends on the same day, HH:MM.',
    example: '11:30',
    rule: () => time,
    format: formatPlain,
    stored: local('endTime'),
  }),
  hall: column<string | null>({
    about: 'Hall in which it takes place.',
    example: 'A',
    missing: { value: null, means: 'outside the halls' },
    rule: () => hallName,
    format: formatPlain,
    stored: field('hall'),
  }),
  language: column({
    about: `Language that is spoken: ${languageCodes.join(', ')}.`,
    example: 'en',
    missing: { value: 'en', means: 'en' },
    rule: () =>
      readBy(needed(10), (value) => {
        const language = value.toLowerCase();
        return isLanguageCode(language) ? language : new Error(`unknown language "${value}"`);
      }),
    format: formatPlain,
    stored: fields(
      ['language'],
      (row) => row.language,
      (language) => ({ language }),
    ),
  }),
  speakers: column<readonly string[]>({
    about: 'Name and company of each speaker, at most 20 parts of 200 characters.',
    example: 'Amal Hassan, Nile Trade;Li Wei, Acme Ceramics',
    missing: { value: [], means: 'nobody named' },
    rule: () => set(20, code(200)),
    format: formatList,
    stored: fields(
      ['speakers'],
      ({ speakers }): readonly string[] => speakers,
      (speakers) => ({ speakers: [...speakers] }),
    ),
  }),
} satisfies Columns;

export type SessionValues = ValuesOf<typeof sessionColumns>;
