import type { Problem } from '../catalogue/problem.ts';
import { readerOf } from '../catalogue/source.ts';
import type { Vocabulary } from '../catalogue/vocabulary.ts';
import { checkColumns, type ExhibitionRow, openExhibitionRowReader } from './read-row.ts';

const rowsMost = 50_000;
const rowsBetweenProgress = 500;

export type RowsOfFile = {
  readonly rows: readonly ExhibitionRow[];
  /** The number of all rows, the bad ones too. */
  readonly count: number;
  /** Whether the whole file was readable. */
  readonly whole: boolean;
  readonly problems: readonly Problem[];
};

/** Reads all rows of a file, each by the rules of its columns. Throws the signal's reason when it is aborted. */
export async function readRows(
  file: string,
  vocabulary: Vocabulary,
  signal: AbortSignal,
  progress: (bytes: number, rows: number) => void,
): Promise<RowsOfFile> {
  const readRow = openExhibitionRowReader(vocabulary);
  const rows: ExhibitionRow[] = [];
  const problems: Problem[] = [];
  const first = new Map<string, number>();
  let count = 0;
  let whole = true;
  for await (const item of readerOf(file)(file)) {
    signal.throwIfAborted();
    if ('columns' in item) {
      problems.push(...checkColumns(item.columns, item.line));
      // Under a wrong header no cell is reliable.
      if (problems.length > 0) return { rows, count, whole: false, problems };
    } else if ('problem' in item) {
      problems.push(item.problem);
      if (!item.last) count++;
      whole &&= !item.last;
    } else {
      count++;
      if (count > rowsMost) {
        problems.push({ line: item.row.line, message: `more than ${rowsMost} rows. Use several files` });
        return { rows, count, whole: false, problems };
      }
      const row = readRow(item.row);
      if ('record' in row) addRow(row);
      else problems.push(...row);
      if (count % rowsBetweenProgress === 0) progress(item.bytes, count);
    }
  }
  if (count === 0 && problems.length === 0) problems.push({ line: 1, message: 'the file contains no rows' });
  return { rows, count, whole, problems };

  function addRow(row: ExhibitionRow): void {
    const { record, exhibition, key, line } = row;
    const identity = JSON.stringify([record, exhibition, key]);
    const before = first.get(identity);
    if (before === undefined) {
      first.set(identity, line);
      rows.push(row);
      return;
    }
    const name = record === 'exhibition' ? exhibition : key;
    problems.push({
      line,
      column: keyColumn(row),
      message: `duplicate ${record} ${name}, first used in line ${before}`,
    });
  }
}

const keyColumn = ({ record }: ExhibitionRow): string =>
  ({ exhibition: 'exhibition', hall: 'hall', exhibitor: 'key', session: 'key', news: 'key' })[record];
