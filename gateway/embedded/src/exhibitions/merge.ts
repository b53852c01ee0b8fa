import { isDeepStrictEqual } from 'node:util';
import {
  type Columns,
  defaultsOf,
  mergeValues,
  requiredNames,
  type ValuesOf,
} from '../catalogue/columns/column.ts';
import type { Problem } from '../catalogue/problem.ts';
import type { ExhibitionRow } from './read-row.ts';
import type { Stored } from './stored-exhibition.ts';

/** A row as it will be stored. */
export type Item<Values> = {
  readonly key: string;
  /** As `Stored`; 0 for a new row. */
  readonly id: number;
  readonly isNew: boolean;
  /** Its line in the file; undefined if the file does not have it. */
  readonly line: number | undefined;
  readonly values: Values;
  readonly isChanged: boolean;
};

/** Rows of one kind after an import. */
export type Merged<Values> = {
  readonly items: ReadonlyMap<string, Item<Values>>;
  /** Keys and ids of the rows that will be removed, with the line that asks for it; undefined if pruned. */
  readonly removed: readonly { key: string; id: number; line: number | undefined }[];
  readonly problems: readonly Problem[];
};

/**
 * Merges rows of one kind of one exhibition with those that are stored.
 * @param prune removes stored rows that the file lacks.
 */
export function merge<Table extends Columns>(
  columns: Table,
  stored: ReadonlyMap<string, Stored<ValuesOf<Table>>>,
  rows: readonly ExhibitionRow[],
  prune: boolean,
): Merged<ValuesOf<Table>> {
  const named = new Map(rows.map((row) => [row.key, row]));
  const items = new Map<string, Item<ValuesOf<Table>>>();
  const problems: Problem[] = [];
  for (const [key, { id, values }] of stored)
    if (!named.has(key) && !prune)
      items.set(key, { key, id, isNew: false, line: undefined, values, isChanged: false });
  for (const { key, line, removed, values: given } of rows) {
    if (removed) continue;
    const before = stored.get(key);
    const known = before?.values ?? defaultsOf(columns);
    const values = mergeValues(columns, known, given as Partial<ValuesOf<Table>>);
    const missing = missingOf(columns, values);
    for (const column of missing) problems.push({ line, column, message: 'missing. A new row requires it' });
    if (missing.length > 0) continue;
    const isChanged = before === undefined || !isDeepStrictEqual(values, before.values);
    items.set(key, {
      key,
      id: before?.id ?? 0,
      isNew: before === undefined,
      line,
      values: values as ValuesOf<Table>,
      isChanged,
    });
  }
  const removed = [...stored].flatMap(([key, { id }]) =>
    items.has(key) ? [] : [{ key, id, line: named.get(key)?.line }],
  );
  return { items, removed, problems };
}

/** Required columns without a value, and texts without any language. */
function missingOf(columns: Columns, values: Readonly<Partial<Record<string, unknown>>>): string[] {
  const required: readonly string[] = requiredNames(columns);
  return Object.entries(columns).flatMap(([name, { languages }]) => {
    const value = values[name];
    const isMissing = languages
      ? Object.keys(value ?? {}).length === 0
      : required.includes(name) && value === undefined;
    return isMissing ? [name] : [];
  });
}
