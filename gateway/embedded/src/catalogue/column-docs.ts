import { columns } from './columns.ts';

/** The column table of docs/import.md, in Markdown. */
export function columnTable(): string {
  const rows = columns.map(
    ({ name, languages, about, example, missing }) =>
      `| \`${name}\`${languages ? ' 🌐' : ''} | ${about} | \`${example}\` | ${missing?.means ?? 'error'} |`,
  );
  return ['| column | content | example | when missing |', '|---|---|---|---|', ...rows].join('\n');
}

/** docs/import.md with an updated column table. Throws if the document has no table. */
export function withColumnTable(document: string): string {
  const table = /^\| column \|.*\n(?:\|.*\n)+/m;
  if (!table.test(document)) throw new Error('the document has no table of columns');
  return document.replace(table, () => `${columnTable()}\n`);
}
