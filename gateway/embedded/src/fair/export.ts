import type { Writable } from 'node:stream';
import { languageCodes } from '@fairgate/schema/locales';
import type { CellColumn } from '../catalogue/columns/column.ts';
import { readVocabulary, type Vocabulary } from '../catalogue/vocabulary.ts';
import { type ExportFormat, openWriter, write } from '../catalogue/writer.ts';
import type { Database } from '../db/database.ts';
import { columnNames, columnsOf, formatCells, recordNames } from './records.ts';
import { readFairs, type StoredFair } from './stored-fair.ts';

/** Writes the imported exhibitions in the columns of an import. Resolves to their number. */
export async function exportFairs(db: Database, out: Writable, format: ExportFormat): Promise<number> {
  return db.longTransaction(async (transaction) => {
    await transaction.rows({ text: 'set transaction isolation level repeatable read read only' });
    const vocabulary = await readVocabulary(transaction);
    const fairs = await readFairs(transaction);
    const rows = fairs.flatMap((fair) => rowsOf(fair, vocabulary));
    const writer = openWriter(format, headings(rows));
    await write(out, writer.begin);
    await write(out, writer.rows(rows, true));
    await write(out, writer.end);
    return fairs.length;
  });
}

type Cells = Readonly<Record<string, string>>;

function rowsOf({ key, values, halls, exhibitors, sessions }: StoredFair, vocabulary: Vocabulary): Cells[] {
  return [
    { record: 'exhibition', exhibition: key, ...formatCells('exhibition', values, vocabulary) },
    ...[...halls].map(([hall, one]) => ({
      record: 'hall',
      exhibition: key,
      hall,
      ...formatCells('hall', one.values, vocabulary),
    })),
    ...[...exhibitors].map(([number, one]) => ({
      record: 'exhibitor',
      exhibition: key,
      key: number,
      ...formatCells('exhibitor', one.values, vocabulary),
    })),
    ...[...sessions].map(([number, one]) => ({
      record: 'session',
      exhibition: key,
      key: number,
      ...formatCells('session', one.values, vocabulary),
    })),
  ];
}

/** Every column, and those of further languages that have a text. */
function headings(rows: readonly Cells[]): string[] {
  const used = new Set(rows.flatMap((row) => Object.keys(row)));
  return columnNames.flatMap((name) => [
    name,
    ...languageCodes.map((code) => `${name}.${code}`).filter((heading) => used.has(heading)),
  ]);
}

/** An exhibition to fill in: the columns, and an example row of each kind. */
export function fairTemplate(format: ExportFormat): string {
  const writer = openWriter(format, columnNames);
  const rows = recordNames.map((record) => ({
    ...Object.fromEntries(
      Object.entries<CellColumn>(columnsOf(record)).map(([name, { example }]) => [
        name,
        // The database may not have what they name.
        name === 'supplier' || name === 'organiser' ? '' : example,
      ]),
    ),
    record,
    exhibition: 'LAGOS-2027',
  }));
  return `${writer.begin}${writer.rows(rows, true)}${writer.end}`;
}
