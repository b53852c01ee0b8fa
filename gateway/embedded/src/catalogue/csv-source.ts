import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { type CsvError, parse } from 'csv-parse';
import { withoutGuard } from './guard.ts';
import { type Problem, rowAtMostCharacters, type SourceItem } from './problem.ts';

const headerAtMostBytes = 65_536;
const delimiters = [',', ';', '\t'] as const;

/**
 * The rows of a CSV file (RFC 4180, UTF-8 with or without a byte order mark, separated by comma, semicolon or tab as the
 * header is). A row that cannot be read is a problem, and reading goes on behind it where it is certain where that is.
 */
export async function* readCsv(path: string): AsyncGenerator<SourceItem> {
  const { delimiter, wide } = await beginningOf(path);
  if (wide) {
    yield { bytes: 0, problem: { line: 1, message: 'the file is UTF-16; save it as "CSV UTF-8"' }, last: true };
    return;
  }
  const lines = openLines();
  const refused: Refused[] = [];
  const parser = createReadStream(path).pipe(lines.through).pipe(parse({
    delimiter,
    info: true,
    max_record_size: rowAtMostCharacters,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip(error) {
      // Behind a row that has no certain end nothing that is said is certain either.
      if (error && !refused.at(-1)?.last) refused.push(refusedBy(error, lines));
      return undefined;
    },
  }));
  let columns: readonly string[] | undefined;
  for await (const item of parser as AsyncIterable<{ record: string[]; info: { bytes: number } }>) {
    const { record, info: { bytes } } = item;
    // The row ends before this byte, with what separates it from the next.
    const line = lines.before(bytes - 1) + 1 - record.reduce((sum, cell) => sum + newlinesIn(cell), 0);
    for (let first = refused[0]; first && first.problem.line < line; first = refused[0]) {
      yield { bytes, ...first };
      if (first.last) return;
      refused.shift();
    }
    lines.forget(bytes - 1);
    if (columns === undefined) {
      columns = record.map((name) => name.trim());
      yield { bytes, columns, line };
    } else if (record.length === columns.length) {
      yield { bytes, row: { line, cells: Object.fromEntries(columns.map((name, place) => [name, withoutGuard(record[place] ?? '')])) } };
    } else {
      yield { bytes, problem: { line, message: `has ${record.length} cells where the header has ${columns.length}; a text with the separator or a line break in it needs quotes around it` } };
    }
  }
  for (const one of refused) yield { bytes: 0, ...one };
}

type Refused = { readonly problem: Problem; readonly last: boolean };

/** Tells bytes from lines: the parser's own count of them depends on how a cell's lines end. */
type Lines = { readonly through: Transform; /** How many lines end before this byte. */ before(byte: number): number; /** Nobody will ask for what is before it. */ forget(byte: number): void };

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
        // One of a pair counts, the second.
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

async function beginningOf(path: string): Promise<{ delimiter: string; wide: boolean }> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headerAtMostBytes), 0, headerAtMostBytes, 0);
    const [header = ''] = buffer.toString('utf8', 0, bytesRead).replace(/^\uFEFF?\s*/, '').split(/[\r\n]/, 1);
    const count = (delimiter: string): number => header.split(delimiter).length;
    return {
      delimiter: delimiters.reduce((best, one) => (count(one) > count(best) ? one : best)),
      // The byte order mark of UTF-16, or every second byte of an English header.
      wide: /^(?:fffe|feff|..00|00..)/.test(buffer.toString('hex', 0, Math.min(bytesRead, 2))),
    };
  } finally {
    await file.close();
  }
}

const sentences: Readonly<Record<string, string>> = {
  CSV_INVALID_CLOSING_QUOTE: 'a quoted cell goes on after its closing quote; a quote inside it is written twice (""). The rest of the file cannot be read',
  INVALID_OPENING_QUOTE: 'a quote in the middle of a cell without quotes; put the whole cell in quotes and write the inner one twice ("")',
  CSV_QUOTE_NOT_CLOSED: 'a quote is opened and never closed; the rest of the file cannot be read',
  CSV_MAX_RECORD_SIZE: `the row is longer than ${rowAtMostCharacters} characters, or a quote that is opened there is never closed; the rest of the file cannot be read`,
};

function refusedBy(error: CsvError, lines: Lines): Refused {
  // Where the last good cell ends, or the last good row.
  const bytes = Number((error as unknown as { bytes?: number }).bytes ?? 0);
  return { problem: { line: lines.before(bytes) + 1, message: sentences[error.code] ?? error.message }, last: error.code !== 'INVALID_OPENING_QUOTE' };
}
