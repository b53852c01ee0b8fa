import type { Problem, SourceRow } from '../catalogue/problem.ts';
import type { Vocabulary } from '../catalogue/vocabulary.ts';
import {
  columnNames,
  columnsOf,
  type ExhibitionRecord,
  headingOf,
  type RecordName,
  recordNames,
  records,
  sharedColumns,
} from './records.ts';

/** A readable row. Columns that the file lacks are missing in `values`. */
export type ExhibitionRow = {
  readonly line: number;
  readonly record: RecordName;
  /** The key of the exhibition. */
  readonly exhibition: string;
  /** The row's key within the exhibition; '' for the exhibition itself. */
  readonly key: string;
  readonly removed: boolean;
  readonly values: Readonly<Record<string, unknown>>;
};

/** The problems of a header: unknown columns, repeated columns, missing ones that every row needs. */
export function checkColumns(names: readonly string[], line: number): Problem[] {
  const repeated = names.filter((name, place) => names.indexOf(name) !== place);
  return [
    ...['record', 'exhibition']
      .filter((name) => !names.includes(name))
      .map((column) => ({ line, column, message: 'missing column. Every row needs it' })),
    ...names.filter((name) => headingOf(name) === undefined).map((name) => unknownColumn(name, line)),
    ...[...new Set(repeated)].map((column) => ({ line, column, message: 'duplicate column' })),
  ];
}

function unknownColumn(name: string, line: number): Problem {
  const plain = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');
  const near = columnNames.find((known) => plain(known) === plain(name));
  const hint = near
    ? `. Did you mean ${near}?`
    : '. To list all columns, run: embedded export --fair --template';
  return { line, column: name || '(no name)', message: `unknown column${hint}` };
}

export type ExhibitionRowReader = (row: SourceRow) => ExhibitionRow | readonly Problem[];

/** Reads rows by the rules of their columns. An empty cell means the documented default. */
export function openExhibitionRowReader(vocabulary: Vocabulary): ExhibitionRowReader {
  const rules = Object.fromEntries(
    recordNames.map((record) => [
      record,
      new Map(Object.entries(columnsOf(record)).map(([name, column]) => [name, column.rule(vocabulary)])),
    ]),
  );
  const shared = {
    record: sharedColumns.record.rule(vocabulary),
    exhibition: sharedColumns.exhibition.rule(vocabulary),
    removed: sharedColumns.removed.rule(vocabulary),
  };
  return ({ line, cells }) => {
    const problems: Problem[] = [];
    const add = (column: string, issues: readonly { message: string }[] | undefined): void => {
      for (const { message } of issues ?? []) problems.push({ line, column, message });
    };
    const record = shared.record.safeParse(cells['record'] ?? '');
    const exhibition = shared.exhibition.safeParse(cells['exhibition'] ?? '');
    const removed = shared.removed.safeParse(cells['removed'] ?? '');
    add('record', record.error?.issues);
    add('exhibition', exhibition.error?.issues);
    add('removed', removed.error?.issues);
    if (!record.success || !exhibition.success || !removed.success) return problems;
    const { key }: ExhibitionRecord = records[record.data];
    const known = columnsOf(record.data);
    const values: Record<string, unknown> = {};
    for (const [name, cell] of Object.entries(cells)) {
      if (name in sharedColumns || (removed.data && name !== key?.name)) continue;
      const heading = headingOf(name);
      if (!heading) {
        problems.push(unknownColumn(name, line));
        continue;
      }
      const column = known[heading.name];
      if (!column || (name !== heading.name && !column.languages)) {
        if (cell.trim() !== '')
          problems.push({
            line,
            column: name,
            message: `not for a row of record ${record.data}; leave it empty`,
          });
        continue;
      }
      const isDefault = cell.trim() === '' && column.missing && !column.languages;
      const read = isDefault ? undefined : rules[record.data]?.get(heading.name)?.safeParse(cell);
      add(name, read?.error?.issues);
      const value = isDefault ? column.missing?.value : read?.data;
      values[heading.name] = column.languages
        ? { ...(values[heading.name] as object | undefined), [heading.language]: value }
        : value;
    }
    if (key && cells[key.name] === undefined) problems.push({ line, column: key.name, message: 'missing' });
    if (problems.length > 0) return problems;
    const { [key?.name ?? '']: own = '', ...others } = values;
    return {
      line,
      record: record.data,
      exhibition: exhibition.data,
      key: String(own),
      removed: removed.data,
      values: others,
    };
  };
}
