import type { CellColumn } from '../catalogue/columns/column.ts';
import { columnsOf, recordNames, sharedColumns } from './records.ts';

/** In Markdown: one for all rows, and one for each kind. */
function exhibitionColumnTables(): string[] {
  return [sharedColumns, ...recordNames.map(columnsOf)].map(tableOf);
}

function tableOf(
  columns: Readonly<Record<string, Pick<CellColumn, 'about' | 'example' | 'languages' | 'missing'>>>,
): string {
  const rows = Object.entries(columns).map(
    ([name, { languages, about, example, missing }]) =>
      `| \`${name}\`${languages ? ' 🌐' : ''} | ${about} | \`${example}\` | ${missing?.means ?? 'error'} |`,
  );
  return ['| column | content | example | when missing |', '|---|---|---|---|', ...rows].join('\n');
}

/** The document with updated column tables. Throws if it has another number of tables. */
export function withExhibitionColumnTables(document: string): string {
  const tables = exhibitionColumnTables();
  let place = 0;
  const updated = document.replace(/^\| column \|.*\n(?:\|.*\n)+/gm, () => `${tables[place++] ?? ''}\n`);
  if (place !== tables.length)
    throw new Error(`the document has ${place} tables of columns, not ${tables.length}`);
  return updated;
}
