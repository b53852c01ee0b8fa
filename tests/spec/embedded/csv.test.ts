// Files for spreadsheets, read by a reader that ends a record at CR LF, CR or LF alike, as RFC 4180's readers do.
import { toSpreadsheet } from '@fairgate/embedded/catalogue/spreadsheet';
import { openWriter } from '@fairgate/embedded/catalogue/writer';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';

const read = (text: string): string[][] =>
  parse(text, { bom: true, record_delimiter: ['\r\n', '\n', '\r'], relax_column_count: false });

const cells = [
  'Tiles\nTaps',
  'Tiles\rTaps',
  'Tiles\r\nTaps',
  'a "quoted" word',
  'Taps, tiles',
  ' spaces ',
  '',
];

describe('a CSV file has a row for each row', () => {
  it('of a list, also when a cell has line breaks', () => {
    const rows = cells.map((cell, at) => [String(at), cell, 'end']);
    expect(read(toSpreadsheet(['number', 'note', 'last'], rows))).toEqual([
      ['number', 'note', 'last'],
      ...rows,
    ]);
  });

  it('of an export of the catalogue, also when it is written in parts', () => {
    const { begin, rows, end } = openWriter('csv', ['name', 'text']);
    const text = `${begin}${cells.map((cell, at) => rows([{ name: `P${at}`, text: cell }], at === 0)).join('')}${end}`;
    expect(read(text)).toEqual([['name', 'text'], ...cells.map((cell, at) => [`P${at}`, cell])]);
  });
});
