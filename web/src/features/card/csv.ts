/**
 * A table as CSV (RFC 4180), with a byte order mark so that spreadsheets read UTF-8. A text that a spreadsheet would
 * take for a formula begins with an apostrophe.
 */
export function csv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

const cell = (text: string): string =>
  `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
