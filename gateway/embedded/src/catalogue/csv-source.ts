import { createReadStream } from 'node:fs';
import { pipeline, Transform } from 'node:stream';
import { type CsvError, parse } from 'csv-parse';
import { readFileStart } from './file-start.ts';
import { withoutGuard } from './formula-guard.ts';
import { type Problem, rowAtMostCharacters, type SourceItem } from './problem.ts';

const delimiters = [',', ';', '\t'] as const;

/**
 * The rows of a CSV file (RFC 4180, UTF-8 with or without a byte order mark; the header determines comma, semicolon or
 * tab). An unreadable row is a problem; reading continues after it if its end is certain.
 */
export async function* readCsv(path: string): AsyncGenerator<SourceItem> {
  const lines = openLines();
  const unreadable: UnreadableRow[] = [];
  const parser = parse({
    delimiter: delimiterOf(await readFileStart(path)),
    info: true,
    max_record_size: rowAtMostCharacters,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip(error) {
      // After a row without a certain end, later problems are not certain either.
      if (error && !unreadable.at(-1)?.last) unreadable.push(unreadableRow(error, lines));
      return undefined;
    },
  });
  // A read error is thrown to the parser's reader; a reader that stops closes the file.
  pipeline(createReadStream(path), lines.through, parser, () => undefined);
  let columns: readonly string[] | undefined;
  for await (const item of parser as AsyncIterable<{ record: string[]; info: { bytes: number } }>) {
    const {
      record,
      info: { bytes },
    } = item;
    // The row ends before this byte, including its separator from the next.
    const line = lines.before(bytes - 1) + 1 - record.reduce((sum, cell) => sum + newlinesIn(cell), 0);
    for (let first = unreadable[0]; first && first.problem.line < line; first = unreadable[0]) {
      yield { bytes, ...first };
      if (first.last) return;
      unreadable.shift();
    }
    lines.forget(bytes - 1);
    if (columns === undefined) {
      columns = record.map((name) => name.trim());
      yield { bytes, columns, line };
    } else if (record.every((cell) => cell.trim() === '')) {
      // A spreadsheet writes empty rows as separators only.
      continue;
    } else if (record.length === columns.length) {
      yield {
        bytes,
        row: {
          line,
          cells: Object.fromEntries(columns.map((name, place) => [name, withoutGuard(record[place] ?? '')])),
        },
      };
    } else {
      yield {
        bytes,
        problem: {
          line,
          message: `${record.length} cells, but the header has ${columns.length}. Put quotes around a cell that contains the separator or a line break`,
        },
      };
    }
  }
  for (const one of unreadable) yield { bytes: 0, ...one };
}

type UnreadableRow = { readonly problem: Problem; readonly last: boolean };

/** Maps bytes to lines: the parser's own byte count depends on the line ends inside cells. */
type Lines = {
  readonly through: Transform;
  /** How many lines end before this byte. */ before(byte: number): number;
  /** What is before it is not needed any more. */ forget(byte: number): void;
};

function openLines(): Lines {
  let [read, forgotten, from, afterReturn] = [0, 0, 0, false];
  let ends: number[] = [];
  const carriageReturn = 13;
  const lineFeed = 10;
  const through = new Transform({
    transform(chunk: Buffer, _, done) {
      const bytes = read === 0 && chunk.subarray(0, 3).equals(byteOrderMark) ? chunk.subarray(3) : chunk;
      for (let at = 0; at < bytes.length; at++) {
        const byte = bytes[at];
        // Of a CR LF pair only the second counts.
        if (byte !== lineFeed && afterReturn) ends.push(read + at - 1);
        if (byte === lineFeed) ends.push(read + at);
        afterReturn = byte === carriageReturn;
      }
      read += bytes.length;
      done(null, bytes);
    },
  });
  return {
    through,
    before(byte) {
      let at = from;
      while (at < ends.length && (ends[at] ?? 0) < byte) at++;
      return forgotten + at - from;
    },
    forget(byte) {
      while (from < ends.length && (ends[from] ?? 0) < byte) [from, forgotten] = [from + 1, forgotten + 1];
      if (from > 10_000) [ends, from] = [ends.slice(from), 0];
    },
  };
}

function newlinesIn(cell: string): number {
  return cell.match(/\r\n|\n|\r/g)?.length ?? 0;
}

const byteOrderMark = Buffer.from('\uFEFF');

function delimiterOf(fileStart: Buffer): string {
  const [header = ''] = fileStart
    .toString('utf8')
    .replace(/^\uFEFF?\s*/, '')
    .split(/[\r\n]/, 1);
  const count = (delimiter: string): number => header.split(delimiter).length;
  return delimiters.reduce((best, one) => (count(one) > count(best) ? one : best));
}

const messages: Readonly<Record<string, string>> = {
  CSV_INVALID_CLOSING_QUOTE:
    'text after the closing quote of a cell. Double a quote inside a quoted cell (""). The rest of the file was not read',
  INVALID_OPENING_QUOTE:
    'quote inside a cell without quotes. Put quotes around the cell and double the inner quote ("")',
  CSV_QUOTE_NOT_CLOSED: 'unclosed quote. The rest of the file was not read',
  CSV_MAX_RECORD_SIZE: `the row is longer than ${rowAtMostCharacters} characters, or its quote is not closed. The rest of the file was not read`,
};

function unreadableRow(error: CsvError, lines: Lines): UnreadableRow {
  // The end of the last good cell, or of the last good row.
  const bytes = Number((error as unknown as { bytes?: number }).bytes ?? 0);
  return {
    problem: { line: lines.before(bytes) + 1, message: messages[error.code] ?? error.message },
    last: error.code !== 'INVALID_OPENING_QUOTE',
  };
}
