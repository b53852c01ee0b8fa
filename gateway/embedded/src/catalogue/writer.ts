import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { withGuard } from './formula-guard.ts';
import { toCsv } from './spreadsheet.ts';

export const exportFormats = ['csv', 'json', 'jsonl'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Cells by column; JSON may have lists of objects too. */
export type WrittenRow = Readonly<Record<string, string | readonly object[]>>;

/** A file in pieces: its begin, its rows in any number of calls, and its end. */
export type Writer = {
  readonly begin: string;
  rows(rows: readonly WrittenRow[], first: boolean): string;
  readonly end: string;
};

/** @param names the columns, in order. */
export function openWriter(format: ExportFormat, names: readonly string[]): Writer {
  const filled = (row: WrittenRow): object =>
    Object.fromEntries(names.flatMap((name) => (row[name] ? [[name, row[name]]] : [])));
  switch (format) {
    case 'csv':
      return {
        // Without the byte order mark Excel assumes the country's legacy encoding.
        begin: `\uFEFF${toCsv([names])}`,
        rows: (rows) => toCsv(rows.map((row) => names.map((name) => withGuard(textOf(row[name]))))),
        end: '',
      };
    case 'json':
      return {
        begin: '[',
        rows: (rows, first) =>
          rows
            .map((row, place) => `${first && place === 0 ? '' : ','}\n${JSON.stringify(filled(row))}`)
            .join(''),
        end: '\n]\n',
      };
    case 'jsonl':
      return {
        begin: '',
        rows: (rows) => rows.map((row) => `${JSON.stringify(filled(row))}\n`).join(''),
        end: '',
      };
  }
}

const textOf = (cell: WrittenRow[string] | undefined): string => (typeof cell === 'string' ? cell : '');

/** Waits until the stream accepts more. */
export async function write(out: Writable, text: string): Promise<void> {
  // A failed stream never drains.
  if (out.errored) throw out.errored;
  if (text !== '' && !out.write(text)) await once(out, 'drain');
}
