import type { Writable } from 'node:stream';
import { languageCodes } from '@fairgate/schema/locales';
import type { CellColumn } from '../catalogue/columns/column.ts';
import { copyPictures, type PictureCopies } from '../catalogue/copy-pictures.ts';
import { readVocabulary } from '../catalogue/vocabulary.ts';
import { type ExportFormat, openWriter, write } from '../catalogue/writer.ts';
import type { Database } from '../db/database.ts';
import { picturesOf, type Values, withFileNames } from './exhibition-pictures.ts';
import { columnNames, columnsOf, formatCells, type RecordName, recordNames } from './records.ts';
import { readExhibitions, type StoredExhibition } from './stored-exhibition.ts';

export type ExhibitionExport = PictureCopies & { readonly format: ExportFormat };

/** Writes the imported exhibitions in the columns of an import. Resolves to their number. */
export async function exportExhibitions(
  db: Database,
  out: Writable,
  plan: ExhibitionExport,
): Promise<number> {
  return db.longTransaction(async (transaction) => {
    await transaction.rows({ text: 'set transaction isolation level repeatable read read only' });
    const vocabulary = await readVocabulary(transaction);
    const exhibitions = await readExhibitions(transaction);
    const rows = exhibitions.flatMap(rowsOf);
    if (plan.imagesTo !== undefined)
      for (const { record, values } of rows)
        await copyPictures(picturesOf(record, values), plan.imagesTo, plan.pictureFolders);
    const cells = rows.map(({ record, values, ...keys }) => ({
      record,
      ...keys,
      ...formatCells(
        record,
        plan.imagesTo === undefined ? values : withFileNames(record, values),
        vocabulary,
      ),
    }));
    const writer = openWriter(plan.format, headings(cells));
    await write(out, writer.begin);
    await write(out, writer.rows(cells, true));
    await write(out, writer.end);
    return exhibitions.length;
  });
}

type Cells = Readonly<Record<string, string>>;

/** The rows with their keys by column. */
function rowsOf({ key, values, halls, exhibitors, sessions, news }: StoredExhibition) {
  const of = <Name extends RecordName>(
    record: Name,
    parts: ReadonlyMap<string, { readonly values: Values }>,
    column: 'hall' | 'key',
  ) => [...parts].map(([name, one]) => ({ record, exhibition: key, [column]: name, values: one.values }));
  return [
    { record: 'exhibition' as const, exhibition: key, values },
    ...of('hall', halls, 'hall'),
    ...of('exhibitor', exhibitors, 'key'),
    ...of('session', sessions, 'key'),
    ...of('news', news, 'key'),
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
export function exhibitionTemplate(format: ExportFormat): string {
  const writer = openWriter(format, columnNames);
  const rows = recordNames.map((record) => ({
    ...Object.fromEntries(
      Object.entries<CellColumn>(columnsOf(record)).map(([name, { example, pictures }]) => [
        name,
        // The database, or a folder, may not have what they name.
        pictures || name === 'supplier' || name === 'organiser' ? '' : example,
      ]),
    ),
    record,
    exhibition: 'LAGOS-2027',
  }));
  return `${writer.begin}${writer.rows(rows, true)}${writer.end}`;
}
