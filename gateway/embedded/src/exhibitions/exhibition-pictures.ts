import type { NamedPicture } from '../catalogue/columns/picture-names.ts';
import { findPictures, type PictureWork } from '../catalogue/find-pictures.ts';
import type { Picture } from '../catalogue/picture-store.ts';
import type { Problem } from '../catalogue/problem.ts';
import type { ExhibitionRow } from './read-row.ts';
import { columnsOf, type RecordName } from './records.ts';
import type { StoredExhibition } from './stored-exhibition.ts';

export type Values = Readonly<Record<string, unknown>>;

/** The columns of a kind of rows whose cells name pictures. */
const pictureColumns = (record: RecordName): string[] =>
  Object.entries(columnsOf(record)).flatMap(([name, { pictures }]) => (pictures ? [name] : []));

/** The pictures in a column of values: one, several or none. */
const picturesIn = (values: Values | undefined, column: string): NamedPicture[] =>
  [(values?.[column] ?? []) as NamedPicture | NamedPicture[]].flat();

/** The rows with the pictures that they name, and the problems of those that cannot be taken. */
export async function readExhibitionPictures(
  rows: readonly ExhibitionRow[],
  stored: readonly StoredExhibition[],
  work: PictureWork,
): Promise<{ rows: ExhibitionRow[]; problems: Problem[] }> {
  const exhibitions = new Map(stored.map((exhibition) => [exhibition.key, exhibition]));
  const jobs = rows.flatMap((row) =>
    pictureColumns(row.record).flatMap((column) => {
      const named = picturesIn(row.values, column);
      const before = picturesIn(storedValues(exhibitions.get(row.exhibition), row), column);
      // Stored pictures are complete.
      return named.length === 0
        ? []
        : [{ row, column, sources: named.map(({ source }) => source), stored: before as Picture[] }];
    }),
  );
  const found = [...(await findPictures(jobs, work))];
  const changed = Map.groupBy(found, ([{ row }]) => row);
  return {
    rows: rows.map((row) => {
      const cells = changed.get(row) ?? [];
      const values = cells.map(([{ column }, pictures]) => [
        column,
        Array.isArray(row.values[column]) ? pictures : pictures[0],
      ]);
      return cells.length === 0
        ? row
        : { ...row, values: { ...row.values, ...(Object.fromEntries(values) as Values) } };
    }),
    problems: found.flatMap(([{ row, column }, pictures]) =>
      pictures.flatMap((one) => (typeof one === 'string' ? [{ line: row.line, column, message: one }] : [])),
    ),
  };
}

function storedValues(
  exhibition: StoredExhibition | undefined,
  { record, key }: ExhibitionRow,
): Values | undefined {
  switch (record) {
    case 'exhibition':
      return exhibition?.values;
    case 'exhibitor':
      return exhibition?.exhibitors.get(key)?.values;
    case 'hall':
    case 'session':
    case 'news':
      return undefined;
  }
}

/** The stored pictures of a row. */
export const picturesOf = (record: RecordName, values: Values): Picture[] =>
  pictureColumns(record).flatMap((column) => picturesIn(values, column) as Picture[]);

/** The values with the names of the stored files in place of the sources of the pictures. */
export function withFileNames(record: RecordName, values: Values): Values {
  const renamed = pictureColumns(record).map((column) => {
    const files = (picturesIn(values, column) as Picture[]).map((one) => ({ ...one, source: one.file }));
    return [column, Array.isArray(values[column]) ? files : (files[0] ?? null)];
  });
  return { ...values, ...(Object.fromEntries(renamed) as Values) };
}
