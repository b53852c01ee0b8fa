import type { LanguageCode } from '@fairgate/schema/locales';
import type { z } from 'zod';
import type { Vocabulary } from '../vocabulary.ts';

/** A value in the languages in which it was given. */
export type InLanguages<Value> = Readonly<Partial<Record<LanguageCode, Value>>>;
export type Texts = InLanguages<string>;

/** A column as files and their readers know it. */
export type CellColumn<Value = unknown, CellValue = Value> = {
  /** What it holds, with unit and limits; docs/import.md prints it. */
  readonly about: string;
  readonly example: string;
  /** What a new product (or supplier) gets without it, and how the documentation puts that. A column without it is required. */
  readonly missing?: { readonly value: Value; readonly means: string };
  /** There is one for each language: `name`, `name.ar`. A cell then holds the value in one language. */
  readonly languages?: true;
  /** In a list of pairs, the character between the two sides. */
  readonly pairSign?: '=' | ':';
  /** Cell → value. Its messages are reported after "line 7, column: ". */
  rule(vocabulary: Vocabulary): z.ZodType<CellValue, string>;
  /** Value → cell. */
  format(value: CellValue, vocabulary: Vocabulary): string;
};

/** Where a value is kept in the database. */
export type Stored<Value> = {
  /** The columns of the table that `read` needs, as the schema names them. */
  readonly fields: readonly string[];
  read(row: object): Value;
  /** What an insert into the table gets. A value in a table of its own gives nothing. */
  write(value: Value, id: number): object;
};

/** A column whose value is kept. */
export type Column<Value = unknown, CellValue = Value> = CellColumn<Value, CellValue> & {
  readonly stored: Stored<Value>;
};

/** For the columns of one table: `Row` is a row of it. */
export const storedIn = <Row extends object>() => ({
  /** Kept in one column of the table. */
  field: <Name extends keyof Row & string>(name: Name): Stored<Row[Name]> => ({
    fields: [name],
    read: (row: Pick<Row, Name>) => row[name],
    write: (value) => ({ [name]: value }),
  }),
  /** Kept in several columns of the table, or in another form. */
  fields: <Name extends keyof Row & string, Value>(
    names: readonly Name[],
    read: (row: Pick<Row, Name>) => Value,
    write: (value: Value, id: number) => Partial<Row>,
  ): Stored<Value> => ({ fields: names, read, write }),
});

/** Infers what a column holds. */
export const column = <Value, CellValue = Value>(one: Column<Value, CellValue>): Column<Value, CellValue> =>
  one;

/** Columns by name. */
export type Columns = Readonly<Record<string, Column>>;
export type ValuesOf<Table extends Columns> = {
  readonly [Name in keyof Table]: ReturnType<Table[Name]['stored']['read']>;
};

export function readValues<Table extends Columns>(columns: Table, row: object): ValuesOf<Table> {
  return Object.fromEntries(
    Object.entries(columns).map(([name, { stored }]) => [name, stored.read(row)]),
  ) as ValuesOf<Table>;
}

/** The part of a table's row that holds the values. */
export function writeValues<Table extends Columns>(
  columns: Table,
  values: ValuesOf<Table>,
  id: number,
): object {
  return Object.assign(
    {},
    ...Object.entries(columns).map(([name, { stored }]) => stored.write(values[name], id)),
  ) as object;
}

/** The names of the columns that a new product (or supplier) needs. */
export function requiredNames<Table extends Columns>(columns: Table): (keyof Table & string)[] {
  return Object.entries(columns).flatMap(([name, { missing }]) => (missing ? [] : [name]));
}

/** The values of the columns that are not required. */
export function defaultsOf<Table extends Columns>(columns: Table): Partial<ValuesOf<Table>> {
  return Object.fromEntries(
    Object.entries(columns).flatMap(([name, { missing }]) => (missing ? [[name, missing.value]] : [])),
  ) as Partial<ValuesOf<Table>>;
}

/** What is known, changed by what a row gives; languages that the row does not give stay. */
export function mergeValues<Table extends Columns>(
  columns: Table,
  known: Partial<ValuesOf<Table>>,
  given: Partial<ValuesOf<Table>>,
): Partial<ValuesOf<Table>> {
  const merged: Partial<Record<string, unknown>> = { ...known, ...given };
  for (const name of Object.keys(given))
    if (columns[name]?.languages)
      merged[name] = withoutEmpty({ ...(known[name] as object), ...(given[name] as object) });
  return merged as Partial<ValuesOf<Table>>;
}

function withoutEmpty(texts: InLanguages<string | readonly unknown[]>): object {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text.length > 0));
}
/** What all languages without a value of their own get: the English one, or else the first there is. */
export function inMainLanguage<Value>(values: Readonly<Partial<Record<string, Value>>>, none: Value): Value {
  return values['en'] ?? Object.values(values).find((value) => value !== undefined) ?? none;
}
