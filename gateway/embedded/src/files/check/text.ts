import { pipeline } from 'node:stream';
import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { stringify } from 'csv-stringify/sync';
import { withGuard } from '../../catalogue/formula-guard.ts';
import { FileRefused } from '../refusal.ts';
import type { CheckedFile } from './checked-file.ts';

/** Programs take a text without it for another encoding. */
const byteOrderMark = '\uFEFF';
/** No text has them; a program, a picture or an archive does. */
// oxlint-disable-next-line no-control-regex -- these are what it looks for
const control = /[\0-\x08\x0B\x0E-\x1F\x7F\uFFFE\uFFFF]/;
const number = /^[+-]?\d[\d., ]*%?$/;
const delimiters = [',', ';', '\t'] as const;
const recordMostCharacters = 1_000_000;
const linesAtOnce = 1_000;

/** A text as UTF-8 with a byte order mark and line feeds. Throws FileRefused. */
export async function checkText(sent: Buffer): Promise<CheckedFile> {
  return { bytes: Buffer.from(byteOrderMark + textIn(sent)), type: 'text/plain', end: 'txt' };
}

/** A table whose cells no spreadsheet runs as formulas. Throws FileRefused. */
export async function checkTable(sent: Buffer): Promise<CheckedFile> {
  const text = textIn(sent);
  const delimiter = delimiterOf(text);
  const rows = parse({
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: recordMostCharacters,
  });
  pipeline(Readable.from([text]), rows, () => undefined);
  const written: string[] = [];
  let waiting: string[][] = [];
  const write = () => {
    written.push(stringify(waiting, { delimiter }));
    waiting = [];
  };
  try {
    for await (const row of rows as AsyncIterable<string[]>) {
      waiting.push(row.map((cell) => (number.test(cell) ? cell : withGuard(cell))));
      if (waiting.length >= linesAtOnce) write();
    }
  } catch (error) {
    throw new FileRefused('damaged', { cause: error });
  }
  write();
  return { bytes: Buffer.from(byteOrderMark + written.join('')), type: 'text/csv', end: 'csv' };
}

function textIn(sent: Buffer): string {
  const start = sent.toString('hex', 0, 2);
  const encoding = start === 'fffe' ? 'utf-16le' : start === 'feff' ? 'utf-16be' : 'utf-8';
  let text: string;
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(sent);
  } catch (error) {
    throw new FileRefused(control.test(sent.toString('latin1')) ? 'type' : 'encoding', { cause: error });
  }
  if (control.test(text)) throw new FileRefused('type');
  if (text.startsWith('%PDF-')) throw new FileRefused('type');
  return text.replace(/\r\n?/g, '\n');
}

function delimiterOf(text: string): string {
  const [header = ''] = text.split('\n', 1);
  const count = (delimiter: string): number => header.split(delimiter).length;
  return delimiters.reduce((best, one) => (count(one) > count(best) ? one : best));
}
