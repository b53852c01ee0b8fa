import { column, type Columns, storedIn, type Texts, type ValuesOf } from '../catalogue/columns/column.ts';
import { day, formatPlain, needed, text } from '../catalogue/columns/rules.ts';
import type { StoredRowOf } from '../db/demo/rows.ts';

const { field, fields } = storedIn<StoredRowOf<'exhibitionNews'>>();

const ownText = (name: 'ownTitle' | 'ownBody') =>
  fields(
    [name],
    (row): Texts => row[name] ?? {},
    (texts) => ({ [name]: texts }),
  );

/** The columns of the row of a piece of news. */
export const newsColumns = {
  title: column<Texts, string>({
    about: 'Headline in English, at most 200 characters.',
    example: 'Registration is open',
    missing: { value: {}, means: 'error, unless another language has one' },
    languages: true,
    rule: () => text(200),
    format: formatPlain,
    stored: ownText('ownTitle'),
  }),
  text: column<Texts, string>({
    about: 'The news in English, at most 2000 characters.',
    example: 'Get your badge now and skip the queue at the gate.',
    missing: { value: {}, means: 'error, unless another language has one' },
    languages: true,
    rule: () => text(2000),
    format: formatPlain,
    stored: ownText('ownBody'),
  }),
  day: column({
    about: 'Day of the news, YYYY-MM-DD, in the time zone of the exhibition. Visitors see it from then on.',
    example: '2027-01-15',
    rule: () => needed(10).pipe(day),
    format: formatPlain,
    stored: field('publishedOn'),
  }),
} satisfies Columns;

export type NewsValues = ValuesOf<typeof newsColumns>;
