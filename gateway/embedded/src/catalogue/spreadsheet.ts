import { stringify } from 'csv-stringify/sync';
import { withGuard } from './formula-guard.ts';

/** CSV for a spreadsheet. Without the byte order mark Excel assumes the country's legacy encoding. */
export function toSpreadsheet(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\uFEFF${stringify([head, ...rows.map((row) => row.map(withGuard))], { record_delimiter: 'windows' })}`;
}
