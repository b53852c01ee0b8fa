import { isLanguageCode, languageCodes, type LanguageCode } from '@fairgate/schema/locales';
import type { CellColumn, Columns } from '../catalogue/columns/column.ts';
import { formatPlain, needed, readBy, yesOrNo } from '../catalogue/columns/rules.ts';
import type { Vocabulary } from '../catalogue/vocabulary.ts';
import { exhibitionColumns } from './exhibition-columns.ts';
import { newsColumns } from './news-columns.ts';
import { sessionColumns } from './session-columns.ts';
import { aboutHallName, exhibitorColumns, hallColumns, hallName } from './place-columns.ts';

/** The kinds of rows in a file of exhibitions, in the order of an export. */
export const recordNames = ['exhibition', 'hall', 'exhibitor', 'session', 'news'] as const;
export type RecordName = (typeof recordNames)[number];

const keyMost = 100;

const recordColumn: CellColumn<RecordName> = {
  about: `What the row describes: ${recordNames.join(', ')}.`,
  example: 'exhibitor',
  rule: () =>
    readBy(
      needed(20),
      (value) =>
        recordNames.find((one) => one === value.toLowerCase()) ??
        new Error(`unknown record "${value}". Use one of ${recordNames.join(', ')}`),
    ),
  format: formatPlain,
};

const exhibitionKey: CellColumn<string> = {
  about: `Your key of the exhibition, unique in your files, at most ${keyMost} characters. Rows with a known key update it.`,
  example: 'LAGOS-2027',
  rule: () => needed(keyMost),
  format: formatPlain,
};

const removedColumn: CellColumn<boolean> = {
  about:
    'yes removes the exhibition, hall, exhibitor, session or news; the other cells of the row are ignored.',
  example: 'no',
  missing: { value: false, means: 'no' },
  rule: () => yesOrNo(false),
  format: (value) => (value ? 'yes' : ''),
};

/** The columns that every row has. */
export const sharedColumns = {
  record: recordColumn,
  exhibition: exhibitionKey,
  removed: removedColumn,
} as const;

/** A kind of rows: the column that identifies a row within its exhibition, and its other columns. */
export type ExhibitionRecord = {
  readonly key?: KeyColumn;
  readonly columns: Columns;
};

type KeyColumn = { readonly name: string; readonly column: CellColumn<string> };

/** The column `key`: the organiser's number of a row. */
const numberOf = (noun: RecordName, example: string): KeyColumn => ({
  name: 'key',
  column: {
    about: `Your number of the ${noun}, unique in its exhibition, at most ${keyMost} characters.`,
    example,
    rule: () => needed(keyMost),
    format: formatPlain,
  },
});

export const records = {
  exhibition: { columns: exhibitionColumns },
  hall: {
    key: {
      name: 'hall',
      column: {
        about: `Name of the hall, unique in its exhibition, ${aboutHallName}.`,
        example: 'A',
        rule: () => hallName,
        format: formatPlain,
      },
    },
    columns: hallColumns,
  },
  exhibitor: {
    key: numberOf('exhibitor', 'EX-1'),
    columns: exhibitorColumns,
  },
  session: {
    key: numberOf('session', 'S-1'),
    columns: sessionColumns,
  },
  news: {
    key: numberOf('news', 'N-1'),
    columns: newsColumns,
  },
} as const satisfies Readonly<Record<RecordName, ExhibitionRecord>>;

/** The columns of a kind of rows by name, beside the shared ones. */
export function columnsOf(record: RecordName): Readonly<Record<string, CellColumn>> {
  const { key, columns }: ExhibitionRecord = records[record];
  return { ...(key && { [key.name]: key.column }), ...columns } as Readonly<Record<string, CellColumn>>;
}

/** Every column of a file, in the order of an export. */
export const columnNames: readonly string[] = [
  ...new Set([
    'record',
    'exhibition',
    ...recordNames.toReversed().flatMap((record) => Object.keys(columnsOf(record))),
    'removed',
  ]),
];

/** A column of a file with its language, as in `name.ar`; English if the name has none. */
export type Heading = { readonly name: string; readonly language: LanguageCode };

/** Parses a column name; undefined if no kind of rows has the column. */
export function headingOf(text: string): Heading | undefined {
  if (columnNames.includes(text)) return { name: text, language: 'en' };
  const dot = text.lastIndexOf('.');
  const [name, language] = [text.slice(0, dot), text.slice(dot + 1)];
  const isTranslated = recordNames.some((record) => columnsOf(record)[name]?.languages);
  return isTranslated && isLanguageCode(language) ? { name, language } : undefined;
}

/** The cells of a row's values by heading; an import reads the same values back. */
export function formatCells(
  record: RecordName,
  values: Readonly<Record<string, unknown>>,
  vocabulary: Vocabulary,
): Record<string, string> {
  const cells: Record<string, string> = {};
  for (const [name, column] of Object.entries<CellColumn>(records[record].columns)) {
    if (!column.languages) {
      cells[name] = column.format(values[name], vocabulary);
      continue;
    }
    const texts = values[name] as Readonly<Partial<Record<LanguageCode, string>>>;
    for (const language of languageCodes) {
      const text = texts[language];
      if (text !== undefined)
        cells[language === 'en' ? name : `${name}.${language}`] = column.format(text, vocabulary);
    }
  }
  return cells;
}
