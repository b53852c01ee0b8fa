import { stringify } from 'csv-stringify/sync';
import { withGuard } from './formula-guard.ts';

/** CSV for a spreadsheet. Without the byte order mark Excel assumes the country's legacy encoding. */
export function toSpreadsheet(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\uFEFF${toCsv([head])}${toCsv(rows.map((row) => row.map(withGuard)))}`;
}

/** Records of RFC 4180. The library quotes a cell with its record delimiter, but readers end a record at a single CR or LF, too. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return stringify([...rows], { record_delimiter: 'windows', quoted_match: /[\r\n]/ });
}
